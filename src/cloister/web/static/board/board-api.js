/**
 * The interface between the shell and a game's board.
 *
 * A game may have a `board.js` in its folder `web/`, an ES module that exports a `board` of the type `Board`
 * below. It turns a view and what the player is doing (`Ui`) into lit templates and sentences. It does nothing
 * else: it keeps no state, never talks to the network, and knows only those rules that the legal moves
 * show. A game without `board.js` gets `generic-board.js`. `board.css` beside it is loaded too,
 * and `sprite.svg`, if the game has a `sprite.py`, is put into the page once.
 *
 * The contract, in short:
 * - A *piece* is anything that can be touched; it has a name ("f6") that stays the same between draws.
 *   Its element carries `data-piece`, `tabindex` 0 if it is `ui.focus`, else -1, and a label. It calls
 *   `ui.onPick(piece)` when clicked; the shell decides whether that sends a move, selects, or refuses.
 * - Lit pieces are the keys of `ui.byPiece`. Draw the warm ring around these and nothing else.
 * - `ui.selected` waits for Confirm; `ui.hovered` is under the pointer or the focus. Draw the preview for either.
 * - `ui.flash` holds faces that may be shown for a moment only. Draw them, but keep no copy.
 * - The SVG has the class `deciding` while `ui.acts` is true.
 * - A row with `data-follow` that is too long for the screen is scrolled to its end when something is added to it.
 * - The SVG ends with an empty `<g data-lift>`, above everything else. Moving pieces are drawn in it.
 *
 * If the id card says `drafts=True`, moves are tried first: `view` and `moves` are those after the tried moves, and nobody
 * else sees anything until Confirm, or until a move that `commits`. Draw the tried steps, each with a way to take it back.
 *
 * A game of deduction (`sheet=True` on its id card) also offers `sheet`, the content of the tab "Sheet". The
 * player's marks are in `ui.marks`. What the view itself proves ("seen") and what follows ("derived") is worked
 * out at every draw and never stored. `matrix` of `sheet.js` draws a whole grid of rows and columns, with derived
 * marks, contradictions and counted worlds as far as `ui.assist` allows; `markButton` draws one mark anywhere
 * else. The page handles undo, snapshots and the arrow keys. A sheet for six monks:
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
 * Do not draw on the board what is only on the sheet: the sheet says what the player believes, not what is true.
 *
 * @import { Assist, GameEvent, Mark, Step, View } from "../lib/types.js"
 * @import { Template } from "../lib/lit.js"
 *
 * @typedef {object} Ui
 * @property {number | null} seat  the seat whose view this is; null for a spectator
 * @property {boolean} acts  this seat has to decide now; no command is on its way, and nothing is still being shown
 * @property {string[]} moves  the legal moves, in words
 * @property {Map<string, string[]>} byPiece  the legal moves, by the piece to touch for them
 * @property {string | null} selected
 * @property {string | null} hovered
 * @property {string | null} focus
 * @property {string | null} shaken  the piece whose touch was just refused
 * @property {Map<string, string>} flash  piece -> face
 * @property {string[]} trail  the pieces of the last move, in order
 * @property {Step[]} log  the last steps as this seat was told of them, including undos and steps that were undone
 * @property {Map<string, string> | null} marked  piece -> label, while a score is explained
 * @property {boolean} portrait  the space for the board is taller than wide
 * @property {boolean} touch  the player uses fingers, not a mouse
 * @property {Record<string, unknown>} options
 * @property {Record<string, any>} local  the board's notes, emptied after every change of view
 * @property {Record<string, any>} kept  notes that last as long as this seat is shown, such as which part of the board is in view
 * @property {(piece: string) => void} onPick
 * @property {(piece: string | null) => void} onHover
 * @property {(piece: string) => void} onFocus
 * @property {(move: string) => void} onMove  make this legal move now
 * @property {number} drafted  how many moves are only tried; nobody else has seen them
 * @property {string | null} pending  the move that would end the draft and waits for Confirm
 * @property {boolean} undo  the last move can be taken back
 * @property {(steps?: number) => void} onUndo  take moves back: one by default, only the pending
 *   one if it is 0
 * @property {() => void} redraw
 * @property {(key: string, args?: Record<string, string | number>) => string} say  a sentence of the game's catalogue, else of
 *   the common one; for an argument `seat` that is a number it may use `$seat-name` and `$seat-is` (you, other)
 * @property {(key: string) => boolean} has  whether there is a sentence with this key
 * @property {(seat: number) => string} name
 * @property {Assist} assist  how much the sheet helps: "paper", "pencil", "inspector"; "" without a sheet
 * @property {Map<string, Mark>} marks  what this seat has written on its sheet
 * @property {boolean} writes  marks can be made now: not in a replay, not after the end
 * @property {string | null} cell  the mark that was touched last
 * @property {number | null} fresh  in a replay: marks written at this step are new
 * @property {Set<string> | null} possible  for the inspector: marks that may still be right, if the game works that out
 * @property {(key: string) => void} onCell
 * @property {(key: string, state: string, why?: number) => void} mark  write a mark, or wipe it off with "";
 *   `why` is the version of the step that told it, by default the present one. A key has up to 48 characters, a
 *   state up to 32: letters `a-z`, digits and `. _ : -`
 * @property {(marks: Record<string, string>, why?: number) => void} markAll  up to 50 marks as one change
 * @property {(key: string) => void} why  show the moment that a mark comes from, in a replay as this seat saw it
 *
 * @typedef {{text: string, on?: boolean, flip: () => void}} Toggle  something to open and close, or an action
 * @typedef {{title: string, items: {piece?: string, text: string, moves: string[], toggle?: Toggle}[]}} Zone
 * @typedef {{kind: "flip", at: string} | {kind: "swap", at: string, with: string}
 *   | {kind: "move", at: string, to: string} | {kind: "shift", at: string}} Motion
 *   `move`: what is now at `to` came from `at`; `shift`: a piece has moved or turned and keeps its name
 * @typedef {{text: string, points: number | null, marks: Map<string, string>, rule?: string}} ScoreLine
 * @typedef {{seat: number, total: number, lines: ScoreLine[]}} ScorePart
 *
 * @typedef {object} Board
 * @property {(view: View, ui: Ui) => Template} draw  the board
 * @property {(view: View, ui: Ui) => Zone[]} describe  the board in words, zone by zone
 * @property {(move: string, view: View) => string | null} pieceOf  the piece to touch for this move, if there is one
 * @property {(move: string, view: View, ui: Ui) => string} label  the text of the move's button
 * @property {(view: View) => string} rule  the id of the rule behind the present decision
 * @property {(before: View, after: View, events: GameEvent[]) => Motion[]} motions  what moved
 * @property {(events: GameEvent[]) => string[]} trail  the pieces that a step touched
 * @property {(event: GameEvent, view: View) => [string, string] | null} flash  piece and face of
 *   what is shown for a moment; null if the view shows it anyway
 * @property {(piece: string | null, key: string, view: View, ui: Ui) => string | null} step
 *   the piece to which an arrow key or A D W E Z X leads
 * @property {(piece: string, view: View) => string} attempt  the move that is probably meant when a piece
 *   without legal moves is touched; the server says why it is refused
 * @property {(piece: string, view: View, ui: Ui) => boolean} touch  true if the board handles the touch
 *   itself, for example to collect several pieces for one move (`staged` then returns this move)
 * @property {(view: View, ui: Ui) => string | null} next  a legal move that earlier touches have already
 *   announced; it is made without asking again
 * @property {(move: string, view: View) => boolean} confirms  whether to ask first, on a touch screen
 * @property {(move: string, view: View) => boolean} [commits]  in a game with drafts: whether this move also makes
 *   everything that was tried, without Confirm
 * @property {(view: View, ui: Ui) => string | null} staged  the move that Confirm would make
 * @property {(view: View, ui: Ui) => unknown} tray  controls for the prompt bar in place of
 *   the move buttons, or null
 * @property {(view: View, ui: Ui) => string} hint  what the preview says, in words
 * @property {(key: string, view: View, ui: Ui) => boolean} key  handle one of the board's own keys; true if it was one
 * @property {(ui: Ui) => unknown} [legend]  for the help: list items that explain the board's own signs
 * @property {[string, string][]} [keys]  for the help: the board's keys, each with the catalogue's sentence that says what it does
 * @property {(seat: number, view: View, ui: Ui) => unknown} standing  a small summary of a seat's holdings
 * @property {(view: View, ui: Ui) => ScorePart[]} explain  the score, line by line
 * @property {(view: View, truth: Record<string, any>) => View} unveil  after the end: the view with
 *   everything hidden filled in, from the position as the game writes it down
 * @property {(event: GameEvent, view: View | null) => GameEvent} [retell]  an event as it may stay on the
 *   screen in the log: with names for numbers, and without what only this seat may know
 * @property {(view: View, ui: Ui) => unknown} [sheet]  the deduction sheet of this seat
 * @property {(view: View, ui: Ui) => boolean} [certain]  whether what this seat has seen leaves only one
 *   world; a replay shows from which step on that was so (`isCertain` of `sheet.js` answers it for a grid)
 */

import { loadGenericBoard } from "./generic-board.js";

/**
 * Load a game's board, its style sheet and its pictures, or the generic board if the game has none.
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
 * Put a game's pictures into the page: not every browser can use gradients from another file.
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
