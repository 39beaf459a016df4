// boardgame.io's own server, in memory, started as in its documentation: `server.mjs PORT`.
import { createRequire } from 'module';

// Its packages are installed outside the checkout, so they are looked up from there.
const require = createRequire(`${process.cwd()}/`);
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const PLACES = 91;
const COLOURS = 7;
const filled = (value) => Array(PLACES).fill(value);

// The view is as large as Serendipity's: what is shown, how it is turned, what the player recalls.
const game = {
  name: 'tiles',
  setup: ({ random }) => ({
    secret: random.Shuffle(Array.from({ length: PLACES }, (_, place) => place % COLOURS)),
    shown: filled(-1),
    turned: filled(0),
    recalled: filled(-1),
    owner: [0, 1, -1, 2, 3, -1],
    left: PLACES,
  }),
  moves: {
    uncover: ({ G }, place) => {
      if (G.shown[place] !== -1) return INVALID_MOVE;
      G.shown[place] = G.secret[place];
      G.left -= 1;
      if (G.left === 0) {
        G.shown = filled(-1);
        G.left = PLACES;
      }
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G }) => {
    const { secret, ...seen } = G;
    return seen;
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]));
