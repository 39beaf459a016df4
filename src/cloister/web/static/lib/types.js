/**
 * The types of what is sent over the wire (docs/protocol.md). No page loads this file.
 *
 * @typedef {"" | "paper" | "pencil" | "inspector"} Assist
 * @typedef {{state: string, why: number, at: number}} Mark  as the server stores it
 * @typedef {{name: string, args: Record<string, string | number>,
 *   flash?: Record<string, string | number>}} GameEvent  What a seat is told. `flash` is shown for
 *   a moment and stored nowhere.
 * @typedef {{v: number, by: number, move?: string, events: GameEvent[], view?: View}} Step
 * @typedef {{scores: number[], winners: number[], reason: string}} Outcome
 * @typedef {{seat: number | null, to_act: number[], prompt: string, outcome: Outcome | null}
 *   & Record<string, any>} View  What a seat may know; each game adds its own fields.
 * @typedef {{seat: number, name: string, kind: "person" | "bot" | "open", here: boolean,
 *   level: string | null, away: boolean}} SeatInfo
 * @typedef {{from: string, seat: number | null, text: string, at: number}} ChatLine
 * @typedef {{outcome: Outcome, seed: string, commitment: string, nonces: string[],
 *   words: string}} EndInfo  `words` is English, for programs; people read `end-<reason>` from the game's catalogue
 *
 * @typedef {object} Snap
 * @property {"snap"} t
 * @property {number} v
 * @property {number | null} seat
 * @property {number[]} mine
 * @property {"waiting" | "playing" | "over"} state
 * @property {View | null} view
 * @property {string[]} moves
 * @property {boolean} undo
 * @property {SeatInfo[]} seats
 * @property {boolean} host
 * @property {Step[]} log
 * @property {Step[]} [away]
 * @property {ChatLine[]} chat
 * @property {string} game
 * @property {string} title
 * @property {boolean} private
 * @property {boolean} drafts  steps are tried first, then made together
 * @property {Record<string, unknown>} options
 * @property {string} commitment
 * @property {number} show_seconds
 * @property {number[]} thinking
 * @property {EndInfo | null} end
 * @property {Assist} assist
 * @property {Sheet | null} sheet  this seat's sheet, in a game of deduction
 * @property {boolean} hints  players may ask what the master would do
 * @property {Remark[]} remarks
 *
 * @typedef {{t: "upd", v: number, by: number, seat: number | null, move: string, events: GameEvent[], view: View,
 *   moves: string[], undo: boolean, thinking: number[], end?: EndInfo | null,
 *   state?: Snap["state"]}} Upd
 * @typedef {{t: "draft", id: string, v: number, ends?: string, events: GameEvent[], view: View, moves: string[]}} DraftMsg
 *   if it has `ends`, it has no events, view and moves
 * @typedef {{t: "ack", id: string, v: number}} Ack
 * @typedef {{t: "nack", id: string, code: string, rule?: string, text: string, key: string,
 *   args?: Record<string, string | number>, snap?: Snap}} Nack  `text` is English; `key` and `args` give the sentence in any language
 * @typedef {{t: "seats", seats: SeatInfo[], state: Snap["state"]}} SeatsMsg
 * @typedef {{t: "chat"} & ChatLine} ChatMsg
 * @typedef {{t: "note", text: string, code: string, table?: string}} Note  people read `note-<code>`
 * @typedef {{t: "pong", id: string}} Pong
 * @typedef {{marks: Record<string, Mark>, kept: string[], undo: boolean}} Sheet
 * @typedef {{t: "marks", seat: number, sheet: Sheet}} MarksMsg
 * @typedef {{v: number, possible: string[] | null, certain: (number | null)[]}} Deductions
 * @typedef {{seat: number, written: {v: number, why: number, marks: Record<string, string>}[]}} Story
 * @typedef {{t: "remark", n: number, v: number, seat: number, code: string}} Remark  What the table says about a seat; people read `remark-<code>`.
 * @typedef {{move: string, value: number, chance: boolean, part: number, why: GameEvent[], sure: boolean}} Advised
 * @typedef {{t: "hint", v: number, seat: number, tried: string[], advice: Advised[]}} Hint  What the master would do.
 * @typedef {Snap | Upd | Ack | Nack | SeatsMsg | ChatMsg | Note | Pong | MarksMsg | Remark | Hint | DraftMsg} Msg
 *
 * @typedef {string | number | boolean} Value
 * @typedef {object} Option
 * @property {string} name
 * @property {string} rule
 * @property {Value[]} values
 * @property {Value} default
 * @property {number | null} least
 * @property {number | null} most
 * @property {string} label
 * @property {string} help
 * @property {string[]} labels  one for each value
 *
 * @typedef {{key: string, title: string, makers: string, pitch: string, seats: number[],
 *   minutes: [number, number], private: boolean, board: boolean, sheet: boolean, options: Option[],
 *   levels: string[], language: string}} GameCard  `language` is that of the pitch and the options
 * @typedef {{table: string, game: string, title: string, names: string[],
 *   turn: "yours" | "theirs" | "over" | "waiting", moves: number, outcome: Outcome | null,
 *   at: number}} Summary
 * @typedef {{name: string, tables: Summary[], open: Summary[], finished: Summary[]}} Me
 * @typedef {{code: string, text: string, key: string, args: Record<string, string | number>, rule: string}} Refusal
 */
export {};
