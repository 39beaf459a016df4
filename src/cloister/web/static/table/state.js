/**
 * Everything that the page of a table knows. The page is a function of this.
 * @import { Board, Ui } from "../board/board-api.js"
 * @import { Status } from "../lib/net.js"
 * @import { ChatLine, Deductions, EndInfo, Hint, Mark, Nack, Remark, SeatInfo, Sheet, Snap, Step, View } from "../lib/types.js"
 * @import { Args, Words } from "../lib/words.js"
 */

import { everybody, list, say } from "../lib/words.js";
import { botName } from "./parts.js";

/**
 * @typedef {object} State
 * @property {string} id
 * @property {Snap | null} snap  the last whole picture; what seldom changes is read from here
 * @property {Status} status
 * @property {Board | null} board
 * @property {Words | null} words
 * @property {View | null} view
 * @property {number} v
 * @property {string[]} moves
 * @property {boolean} undo
 * @property {string[]} draft  moves that are tried and that nobody else has seen; view and moves are those after them
 * @property {{move: string, ends: string} | null} pending  the move that would end the draft, and why, until Confirm
 * @property {string | null} declined  that move, once it was not confirmed
 * @property {number} settling  up to this version, steps only make true what the draft has shown
 * @property {Snap["state"]} stage
 * @property {SeatInfo[]} seats
 * @property {number[]} thinking
 * @property {Step[]} log
 * @property {ChatLine[]} chat
 * @property {number} unread
 * @property {EndInfo | null} end
 * @property {boolean} busy  a command of ours is on its way
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
 * @property {boolean} tall  the drawer is open wide
 * @property {{text: string, rule: string, kind: "refusal" | "note", link?: [string, string]} | null} toast
 * @property {string} said  for the live region
 * @property {Step[] | null} away  what happened meanwhile, while it is told
 * @property {number} awayAt
 * @property {{seat: number, link: string, qr: string} | null} invite
 * @property {{state: "no" | "busy" | "good" | "bad", text: string}} check  of the deal
 * @property {string} levels  of bots, for the host
 * @property {Sheet | null} sheet  the deduction sheet of the seat that is shown
 * @property {Map<string, Written>} writing  id of a command -> marks that are on their way
 * @property {string | null} cell  the mark that was touched last
 * @property {number | null} fresh  in a replay: the step whose marks are new
 * @property {Concluded | null} deductions  what the game concludes from what a seat knows
 * @property {boolean} asking  for that
 * @property {Remark[]} remarks  what the table has said of its seats
 * @property {{v: number, seat: number, tried: string[], told: Hint | null} | null} advice  what the master was asked, and says
 *
 * @typedef {{seat: number, marks: Record<string, string>, why: number, at: number}} Written
 * @typedef {Deductions & {seat: number | null, silent: boolean}} Concluded  silent: the game reckons nothing
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
  levels: "apprentice",
  sheet: null,
  writing: new Map(),
  cell: null,
  fresh: null,
  deductions: null,
  asking: false,
  remarks: [],
  advice: null,
});

/** The seat whose eyes these are. @param {State} t */
export const mySeat = (t) => t.snap?.seat ?? null;

/** The seats of this person. @param {State} t */
export const mySeats = (t) => t.snap?.mine ?? [];

/** To whom "you" is said: nobody where several people share a screen. @param {State} t */
export const you = (t) => (mySeats(t).length === 1 ? mySeats(t)[0] : null);

/** What a seat's player is called, in the language of this page. @param {State} t @param {number} seat */
export function nameOf(t, seat) {
  const { kind, level = null, away, name } = t.seats[seat] ?? {};
  const isSomebody = kind === "person" || away;
  if (kind === "bot" && !away) return botName(level, seat) ?? name ?? "";
  return name || say(isSomebody ? "seat-guest" : "seat-number", { number: seat + 1 });
}

/** The same, where a seat may be free. @param {State} t @param {SeatInfo} seat */
export const shownName = (t, { seat, kind, name }) => kind === "open" && !name ? say("seat-free") : nameOf(t, seat);

/** The names of several seats, and how many they are. @param {State} t @param {number[]} seats */
export const namesOf = (t, seats) => ({ names: list(seats.map((seat) => nameOf(t, seat))), count: seats.length });

/** @param {State} t */
const wordsOf = (t) => t.words ?? everybody;

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

/** Whether an answer is about what is decided now, draft and all. @param {State} t @param {{v: number, seat: number, tried: string[]}} asked */
export const isAbout = (t, asked) => asked.v === t.v && asked.seat === mySeat(t) && `${asked.tried}` === `${t.draft}`;

/** @param {State} t */
export const canTakeBack = (t) => t.undo || t.draft.length > 0 || t.pending !== null;

/** Whether marks can be made. @param {State} t */
export const writes = (t) => t.stage === "playing" && t.sheet !== null && t.fresh === null;

/** The sheet with these marks on it. @param {Record<string, Mark>} marks @param {Written} written */
export function withMarks(marks, { marks: put, why, at }) {
  const after = { ...marks };
  for (const [key, state] of Object.entries(put)) {
    if (state) after[key] = { state, why, at };
    else delete after[key];
  }
  return after;
}

/** What is written, also what the server has not yet answered. @param {State} t @returns {Map<string, Mark>} */
function marksOf(t) {
  const coming = [...t.writing.values()].filter(({ seat }) => seat === mySeat(t));
  return new Map(Object.entries(coming.reduce(withMarks, t.sheet?.marks ?? {})));
}

/** The legal moves by the piece that one touches. @param {State} t @returns {Map<string, string[]>} */
function byPiece(t) {
  const found = new Map();
  for (const move of t.moves) {
    const piece = t.board?.pieceOf(move, /** @type {View} */ (t.view));
    if (piece) found.set(piece, [...(found.get(piece) ?? []), move]);
  }
  return found;
}

/**
 * @typedef {object} Hands  what the player does, as the shell answers it
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

/** What the board is given. @param {State} t @param {Hands} hands @returns {Ui} */
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

/** What a deduction sheet is given. @param {State} t @param {Hands} hands */
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
