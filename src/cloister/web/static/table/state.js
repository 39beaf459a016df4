/**
 * Everything that the page of a table knows. The page is drawn from this alone.
 * @import { Board, Ui } from "../board/board-api.js"
 * @import { Status } from "../lib/net.js"
 * @import { ChatLine, Deductions, EndInfo, Hint, Mark, Nack, Remark, SeatInfo, Sheet, Snap, Step, View } from "../lib/types.js"
 * @import { Args, Words } from "../lib/words.js"
 */

import { nothing } from "../lib/lit.js";
import { everybody, list, say } from "../lib/words.js";
import { botName } from "./parts.js";

/**
 * @typedef {object} State
 * @property {string} id
 * @property {Snap | null} snap  the last snapshot; what seldom changes is read from here
 * @property {Status} status
 * @property {Board | null} board
 * @property {Words | null} words
 * @property {View | null} view
 * @property {number} v
 * @property {string[]} moves
 * @property {boolean} undo
 * @property {string[]} draft  tried moves, which nobody else has seen; view and moves are those after them
 * @property {{move: string, ends: string} | null} pending  the move that would end the draft, and why, until Confirm
 * @property {string | null} declined  that move, if it was taken back and not confirmed
 * @property {number} settling  up to this version, steps only make what the draft has already shown
 * @property {Snap["state"]} stage
 * @property {SeatInfo[]} seats
 * @property {number[]} thinking
 * @property {Step[]} log
 * @property {ChatLine[]} chat
 * @property {number} unread
 * @property {EndInfo | null} end
 * @property {boolean} busy  a command is on its way to the server
 * @property {boolean} moving  steps are still being shown
 * @property {string | null} selected
 * @property {string | null} hovered
 * @property {string | null} focus
 * @property {string | null} shaken
 * @property {Map<string, string>} flash
 * @property {string[]} trail
 * @property {Map<string, string> | null} marked
 * @property {boolean} portrait
 * @property {boolean} touch
 * @property {Record<string, any>} local
 * @property {Record<string, any>} kept
 * @property {boolean} textual  the table as text
 * @property {"log" | "sheet" | "chat" | "table" | "result"} tab
 * @property {boolean} drawer  open, on a small screen
 * @property {boolean} tall  the drawer has its full height
 * @property {{text: string, rule: string, kind: "refusal" | "note", link?: [string, string]} | null} toast
 * @property {string} said  for the live region
 * @property {Step[] | null} away  what happened while this person was away, as long as it is being shown
 * @property {number} awayAt
 * @property {{seat: number, link: string, qr: string} | null} invite
 * @property {{state: "no" | "busy" | "good" | "bad", text: string}} check  of the deal
 * @property {Sheet | null} sheet  the deduction sheet of the seat that is shown
 * @property {Map<string, Written>} writing  id of a command -> marks that are on their way
 * @property {string | null} cell  the mark that was touched last
 * @property {number | null} fresh  in a replay: the step whose marks are new
 * @property {Concluded | null} deductions  what the game concludes from what a seat knows
 * @property {boolean} asking  the server has been asked for that
 * @property {Remark[]} remarks  what the table has said about its seats
 * @property {{v: number, seat: number, tried: string[], told: Hint | null} | null} advice  what the master was asked, and the answer
 *
 * @typedef {{seat: number, marks: Record<string, string>, why: number, at: number}} Written
 * @typedef {Deductions & {seat: number | null, silent: boolean}} Concluded  silent: the game cannot work out anything
 */

/** @param {string} id @returns {State} */
export const newState = (id) => ({
  id,
  snap: null,
  status: { state: "connecting", reason: "" },
  board: null,
  words: null,
  view: null,
  v: 0,
  moves: [],
  undo: false,
  draft: [],
  pending: null,
  declined: null,
  settling: 0,
  stage: "waiting",
  seats: [],
  thinking: [],
  log: [],
  chat: [],
  unread: 0,
  end: null,
  busy: false,
  moving: false,
  selected: null,
  hovered: null,
  focus: null,
  shaken: null,
  flash: new Map(),
  trail: [],
  marked: null,
  portrait: innerHeight > innerWidth,
  touch: matchMedia("(hover: none)").matches,
  local: {},
  kept: {},
  textual: false,
  tab: "log",
  drawer: false,
  tall: false,
  toast: null,
  said: "",
  away: null,
  awayAt: 0,
  invite: null,
  check: { state: "no", text: "" },
  sheet: null,
  writing: new Map(),
  cell: null,
  fresh: null,
  deductions: null,
  asking: false,
  remarks: [],
  advice: null,
});

/** The seat whose view is shown. @param {State} t */
export const mySeat = (t) => t.snap?.seat ?? null;

/** The seats of this person. @param {State} t */
export const mySeats = (t) => t.snap?.mine ?? [];

/** The seat that is called "you"; null if several people share the screen. @param {State} t */
export const you = (t) => (mySeats(t).length === 1 ? mySeats(t)[0] : null);

/** The name of a seat's player, in the language of this page. @param {State} t @param {number} seat */
export function nameOf(t, seat) {
  const { kind, level = null, away, name } = t.seats[seat] ?? {};
  const isSomebody = kind === "person" || away;
  if (kind === "bot" && !away) return botName(level, seat) ?? name ?? "";
  return name || say(isSomebody ? "seat-guest" : "seat-number", { number: seat + 1 });
}

/** The name of a seat's player, or that the seat is free. @param {State} t @param {SeatInfo} seat */
export const shownName = (t, { seat, kind, name }) => kind === "open" && !name ? say("seat-free") : nameOf(t, seat);

/** The names of several seats, and how many there are. @param {State} t @param {number[]} seats */
export const namesOf = (t, seats) => ({ names: list(seats.map((seat) => nameOf(t, seat))), count: seats.length });

/** @param {State} t */
const wordsOf = (t) => t.words ?? everybody;

/** The `lang` of what the game says. @param {State} t */
export const foreign = (t) => t.words?.foreign || nothing;

/** A sentence of the table, with names for seats. @param {State} t @param {string} key @param {Args} [args] */
export const tell = (t, key, args = {}) => wordsOf(t).tell(key, args, (seat) => nameOf(t, seat), you(t));

/** Why something was refused. @param {State} t @param {Nack} nack */
export const refusalWords = (t, { key, args, text }) => wordsOf(t).has(key) ? tell(t, key, args) : text;

/** @param {State} t */
export function isMyTurn(t) {
  const seat = mySeat(t);
  return t.stage === "playing" && seat !== null && !!t.view?.to_act.includes(seat);
}

/** Whether the master may be asked now. @param {State} t */
export const mayAsk = (t) => !!t.snap?.hints && isMyTurn(t) && t.moves.length > 0 && !t.busy && !t.moving && !t.pending;

/** Whether an answer is about the present decision, including the draft. @param {State} t @param {{v: number, seat: number, tried: string[]}} asked */
export const isAbout = (t, asked) => asked.v === t.v && asked.seat === mySeat(t) && `${asked.tried}` === `${t.draft}`;

/** @param {State} t */
export const canTakeBack = (t) => t.undo || t.draft.length > 0 || t.pending !== null;

/** Whether marks can be made. @param {State} t */
export const writes = (t) => t.stage === "playing" && t.sheet !== null && t.fresh === null;

/** The marks of a sheet after these were written. @param {Record<string, Mark>} marks @param {Written} written */
export function withMarks(marks, { marks: put, why, at }) {
  const after = { ...marks };
  for (const [key, state] of Object.entries(put)) {
    if (state) after[key] = { state, why, at };
    else delete after[key];
  }
  return after;
}

/** The marks on the sheet, including those that the server has not yet acknowledged. @param {State} t @returns {Map<string, Mark>} */
function marksOf(t) {
  const coming = [...t.writing.values()].filter(({ seat }) => seat === mySeat(t));
  return new Map(Object.entries(coming.reduce(withMarks, t.sheet?.marks ?? {})));
}

/** The legal moves, by the piece to touch for them. @param {State} t @returns {Map<string, string[]>} */
function byPiece(t) {
  const found = new Map();
  for (const move of t.moves) {
    const piece = t.board?.pieceOf(move, /** @type {View} */ (t.view));
    if (piece) found.set(piece, [...(found.get(piece) ?? []), move]);
  }
  return found;
}

/**
 * @typedef {object} Hands  the shell's answers to what the player does
 * @property {(piece: string) => void} pick
 * @property {(piece: string | null) => void} hover
 * @property {(piece: string) => void} focus
 * @property {(move: string) => void} move
 * @property {(steps?: number) => void} undo
 * @property {() => void} redraw
 * @property {(key: string) => void} cell
 * @property {(marks: Record<string, string>, why?: number) => void} mark
 * @property {(mark: Mark) => void} why
 */

/** The `Ui` that the board is given. @param {State} t @param {Hands} hands @returns {Ui} */
export const makeUi = (t, hands) => ({
  ...sheetUi(t, hands),
  seat: mySeat(t),
  acts: isMyTurn(t) && !t.busy && !t.moving && !t.away && t.moves.length > 0,
  moves: t.moves,
  byPiece: byPiece(t),
  selected: t.selected,
  hovered: t.hovered,
  focus: t.focus,
  shaken: t.shaken,
  flash: t.flash,
  trail: t.trail,
  log: t.log,
  marked: t.marked,
  portrait: t.portrait,
  touch: t.touch,
  options: t.snap?.options ?? {},
  local: t.local,
  kept: t.kept,
  onPick: hands.pick,
  onHover: hands.hover,
  onFocus: hands.focus,
  onMove: hands.move,
  undo: canTakeBack(t) && isMyTurn(t) && !t.busy,
  drafted: t.draft.length,
  pending: t.pending?.move ?? null,
  onUndo: hands.undo,
  redraw: hands.redraw,
  say: (key, args = {}) => wordsOf(t).tell(key, args, (seat) => nameOf(t, seat), mySeat(t)),
  has: (key) => wordsOf(t).has(key),
  name: (seat) => nameOf(t, seat),
});

/** The part of the `Ui` that deduction sheets use. @param {State} t @param {Hands} hands */
function sheetUi(t, hands) {
  const marks = marksOf(t);
  return {
    assist: t.snap?.assist ?? "",
    marks,
    writes: writes(t),
    cell: t.cell,
    fresh: t.fresh,
    possible: t.deductions?.possible && t.deductions.seat === mySeat(t) ? new Set(t.deductions.possible) : null,
    onCell: hands.cell,
    mark: (/** @type {string} */ key, /** @type {string} */ state, /** @type {number | undefined} */ why) =>
      hands.mark({ [key]: state }, why),
    markAll: hands.mark,
    why: (/** @type {string} */ key) => {
      const mark = marks.get(key);
      if (mark) hands.why(mark);
    },
  };
}
