/**
 * What the shell and a game's board agree on.
 *
 * A game may have a `board.js` in its folder, an ES module that exports what `Board` lists below. It
 * turns a view and the state of the hands (`Ui`) into lit templates and sentences, and nothing else: it
 * keeps no state of its own, it never talks to the network, and it knows of rules only what the
 * legal moves tell it. A game without `board.js` gets `generic-board.js`. `board.css` beside it is loaded
 * too, and `sprite.svg`, if the game has a `sprite.py`, is put into the page once.
 *
 * The contract, in short:
 * - A *piece* is anything that can be touched; it has a name ("f6") that stays the same between draws.
 *   Its element carries `data-piece`, `tabindex` 0 if it is `ui.focus`, else -1, and a label. It calls
 *   `ui.onPick(piece)` when clicked; the shell decides whether that sends a move, selects, or refuses.
 * - Lit pieces are the keys of `ui.byPiece`; draw the warm ring there and nowhere else.
 * - `ui.selected` waits for Confirm, `ui.hovered` is looked at: draw the preview for either.
 * - `ui.flash` holds faces that may be seen now and not later. Draw them, keep nothing.
 * - The SVG has the class `deciding` while `ui.acts` holds.
 * - A row with `data-follow` that is too long for the screen is scrolled to its end when something is added to it.
 * - Inside the SVG, an empty `<g data-lift>` above all else is where moving pieces travel.
 *
 * Where the id card says `drafts=True`, moves are tried first: `view` and `moves` are those after them, and nobody else
 * sees anything until Confirm, or until a move that `commits`. Draw the steps, each with a way to take it back.
 *
 * A game of deduction (`sheet=True` on its id card) also offers `sheet`: what stands in the tab "Sheet". The
 * marks that the player has made are in `ui.marks`; what the view itself proves ("seen") and what follows
 * ("derived") is worked out with every draw and stored nowhere. `matrix` of `sheet.js` draws rows and columns
 * whole, with derivation, contradictions and counted worlds as far as `ui.assist` allows; `markButton` draws
 * one mark anywhere else. Undo, snapshots and the arrow keys are the page's. A sheet for six monks:
 *
 *     import { matrix } from "/static/board/sheet.js";
 *     sheet: (view, ui) => matrix({
 *       label: "Who is who",
 *       rows: MONKS.map((monk) => ({ key: monk, name: ui.say(`monk-${monk}`), face: hood(monk) })),
 *       columns: [
 *         ...view.to_know.map((seat) => ({ key: String(seat), name: ui.name(seat) })),
 *         { key: "nobody", name: "Nobody", holds: 6 - view.to_know.length },
 *       ],
 *       seen: new Map(view.peeked.map(([monk, seat]) => [`${monk}.${seat}`, "o"])),
 *     }, ui),
 *
 * Do not draw on the board what only the sheet says: it may show what the player believes, never what is true.
 *
 * @import { Assist, GameEvent, Mark, Step, View } from "../lib/types.js"
 * @import { Template } from "../lib/lit.js"
 *
 * @typedef {object} Ui
 * @property {number | null} seat  whose eyes these are; null for a spectator
 * @property {boolean} acts  this seat decides now, and no command of ours is on its way
 * @property {string[]} moves  the legal moves, in words
 * @property {Map<string, string[]>} byPiece  the same, by the piece that one touches to make them
 * @property {string | null} selected
 * @property {string | null} hovered
 * @property {string | null} focus
 * @property {string | null} shaken  the piece that was just touched in vain
 * @property {Map<string, string>} flash  piece -> face
 * @property {string[]} trail  the pieces of the last move, in order
 * @property {Step[]} log  the last steps as this seat was told of them, taken back ones and undos included
 * @property {Map<string, string> | null} marked  piece -> label, while a score is explained
 * @property {boolean} portrait  the room for the board is higher than wide
 * @property {boolean} touch  fingers, not a mouse
 * @property {Record<string, unknown>} options
 * @property {Record<string, any>} local  the board's notes; empty again after every change of view
 * @property {Record<string, any>} kept  notes that last as long as this seat is shown, such as where one looks
 * @property {(piece: string) => void} onPick
 * @property {(piece: string | null) => void} onHover
 * @property {(piece: string) => void} onFocus
 * @property {(move: string) => void} onMove  make this legal move now
 * @property {number} drafted  how many of the last moves are only tried: nobody else has seen them
 * @property {string | null} pending  the move that would end the draft and waits for Confirm
 * @property {boolean} undo  the last move can be taken back
 * @property {(steps?: number) => void} onUndo  take moves back, one if nothing is said, none but
 *   the pending one if it is 0
 * @property {() => void} redraw
 * @property {(key: string, args?: Record<string, string | number>) => string} say  a sentence of the game's catalogue, else of
 *   everybody's; for an argument `seat` that is a number it may use `$seat-name` and `$seat-is` (you, other)
 * @property {(key: string) => boolean} has  whether there is such a sentence
 * @property {(seat: number) => string} name
 * @property {Assist} assist  how much the sheet helps: "paper", "pencil", "inspector"; "" without a sheet
 * @property {Map<string, Mark>} marks  what this seat has written on its sheet
 * @property {boolean} writes  marks can be made now: not in a replay, not after the end
 * @property {string | null} cell  the mark that was touched last
 * @property {number | null} fresh  in a replay: marks written at this step are new
 * @property {Set<string> | null} possible  for the inspector: marks that may still be right, if the game reckons that
 * @property {(key: string) => void} onCell
 * @property {(key: string, state: string, why?: number) => void} mark  write a mark, or wipe it off with "";
 *   `why` is the version of the step that told it, the present one if nothing is said. Keys are up to 48, states
 *   up to 32 letters `a-z`, digits and `. _ : -`
 * @property {(marks: Record<string, string>, why?: number) => void} markAll  up to 50 marks as one change
 * @property {(key: string) => void} why  show the moment that a mark comes from, in a replay with one's own eyes
 *
 * @typedef {{text: string, on?: boolean, flip: () => void}} Toggle  something to open and close, or just to do
 * @typedef {{title: string, items: {piece?: string, text: string, moves: string[], toggle?: Toggle}[]}} Zone
 * @typedef {{kind: "flip", at: string} | {kind: "swap", at: string, with: string}
 *   | {kind: "move", at: string, to: string} | {kind: "shift", at: string}} Motion
 *   `move`: what lies at `to` now came from `at`; `shift`: a piece that keeps its name was elsewhere, or turned
 * @typedef {{text: string, points: number | null, marks: Map<string, string>, rule?: string}} ScoreLine
 * @typedef {{seat: number, total: number, lines: ScoreLine[]}} ScorePart
 *
 * @typedef {object} Board
 * @property {(view: View, ui: Ui) => Template} draw  the board
 * @property {(view: View, ui: Ui) => Zone[]} describe  the same in words, zone by zone
 * @property {(move: string, view: View) => string | null} pieceOf  what one touches to make it
 * @property {(move: string, view: View, ui: Ui) => string} label  the move on a button
 * @property {(view: View) => string} rule  the id of the rule behind the present decision
 * @property {(before: View, after: View, events: GameEvent[]) => Motion[]} motions  what moved
 * @property {(events: GameEvent[]) => string[]} trail  the pieces that a step touched
 * @property {(event: GameEvent, view: View) => [string, string] | null} flash  piece and face of
 *   what is shown for a moment; null if the view shows it anyway
 * @property {(piece: string | null, key: string, view: View, ui: Ui) => string | null} step
 *   where the arrow keys and A D W E Z X lead
 * @property {(piece: string, view: View) => string} attempt  the move that somebody seems to want who
 *   touches a piece that starts no legal one; the server says why it is refused
 * @property {(piece: string, view: View, ui: Ui) => boolean} touch  the board takes a touch for
 *   itself, for example to gather several pieces for one move (`staged` then tells which)
 * @property {(view: View, ui: Ui) => string | null} next  a legal move that the hands have announced
 *   already and that is made without asking again
 * @property {(move: string, view: View) => boolean} confirms  on a touch screen: ask before doing it
 * @property {(move: string, view: View) => boolean} [commits]  in a game with drafts: the move itself says that
 *   what was tried is meant, and all is made with it; Confirm does not ask
 * @property {(view: View, ui: Ui) => string | null} staged  the move that Confirm would make
 * @property {(view: View, ui: Ui) => unknown} tray  controls for the prompt bar in place of
 *   the move buttons, or null
 * @property {(view: View, ui: Ui) => string} hint  what the preview says, in words
 * @property {(key: string, view: View, ui: Ui) => boolean} key  keys of the board's own
 * @property {(ui: Ui) => unknown} [legend]  what marks of its own mean, for the help: list items
 * @property {[string, string][]} [keys]  the same for the help: a key, and the sentence in the game's catalogue that says what it does
 * @property {(seat: number, view: View, ui: Ui) => unknown} standing  a seat's holdings, small
 * @property {(view: View, ui: Ui) => ScorePart[]} explain  the score, tile by tile
 * @property {(view: View, truth: Record<string, any>) => View} unveil  after the end: the view with
 *   what lay hidden in it, from the position as the game writes it down
 * @property {(event: GameEvent, view: View | null) => GameEvent} [retell]  an event as the log may keep it on
 *   the screen: with names for numbers, and without what only this seat may know
 * @property {(view: View, ui: Ui) => unknown} [sheet]  the deduction sheet of this seat
 * @property {(view: View, ui: Ui) => boolean} [certain]  what this seat has seen leaves one world only; a
 *   replay says from which step on it could have been known (`isCertain` of `sheet.js` answers it for a grid)
 */

import { loadGenericBoard } from "./generic-board.js";

/**
 * A game's board, its style sheet and its pictures; the generic one where there is none.
 * @param {string} game
 * @returns {Promise<Board>}
 */
export async function loadBoard(game) {
  const home = `/games/${encodeURIComponent(game)}`;
  const there = await fetch(`${home}/board.js`, { method: "HEAD" }).catch(() => null);
  if (!there?.ok) return loadGenericBoard(game);
  const [module] = await Promise.all([
    import(`${home}/board.js`),
    loadStyle(`${home}/board.css`),
    loadSprite(game),
  ]);
  return module.board;
}

/** @param {string} href @returns {Promise<void>} */
function loadStyle(href) {
  return new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
}

/**
 * Put a game's pictures into the page: gradients cannot be used from another file everywhere.
 * @param {string} game
 * @returns {Promise<boolean>}
 */
export async function loadSprite(game) {
  if (document.querySelector(`svg[data-sprite="${CSS.escape(game)}"]`)) return true;
  const answer = await fetch(`/games/${encodeURIComponent(game)}/sprite.svg`).catch(() => null);
  if (!answer?.ok) return false;
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const sprite = document.importNode(drawn.documentElement, true);
  sprite.setAttribute("class", "sprite");
  sprite.setAttribute("aria-hidden", "true");
  sprite.setAttribute("data-sprite", game);
  document.body.prepend(sprite);
  return true;
}
