/**
 * What a player does: touch a piece, confirm, take back, write on the sheet, ask for advice, chat.
 * @import { Net } from "../lib/net.js"
 * @import { Mark, Nack } from "../lib/types.js"
 * @import { State } from "./state.js"
 * @import { Queue } from "./queue.js"
 */

import { play } from "../lib/sound.js";
import { say } from "../lib/words.js";
import { Drafts } from "./draft.js";
import { isMyTurn, makeUi, mayAsk, mySeat, namesOf, refusalWords, withMarks, writes, you } from "./state.js";

const TOAST = 7000, SHAKE = 450;

export class Play {
  #toasting = 0;
  #back = 0;
  #asked = "";
  /** @type {Map<string, string>} id of a command -> the piece that was touched */ #touched = new Map();

  /** @param {State} t @param {Net} net @param {Queue} queue @param {() => void} redraw */
  constructor(t, net, queue, redraw) {
    this.t = t;
    this.net = net;
    this.queue = queue;
    this.redraw = redraw;
    this.drafts = new Drafts(t, net, queue, redraw);
    this.hands = {
      pick: (/** @type {string} */ piece) => this.pick(piece),
      hover: (/** @type {string | null} */ piece) => {
        if (t.hovered === piece) return;
        t.hovered = piece;
        redraw();
      },
      focus: (/** @type {string} */ piece) => {
        if (t.focus === piece) return;
        t.focus = piece;
        redraw();
      },
      move: (/** @type {string} */ move) => this.move(move),
      undo: (steps = 1) => this.#takeBack(steps),
      redraw,
      cell: (/** @type {string} */ key) => {
        if (t.cell === key) return;
        t.cell = key;
        redraw();
      },
      mark: (/** @type {Record<string, string>} */ marks, /** @type {number | undefined} */ why) =>
        this.mark(marks, why),
      why: (/** @type {Mark} */ mark) =>
        void open(`/replay/${t.id}?seat=${mySeat(t)}&at=${mark.why}`, "_blank", "noopener"),
    };
  }

  ui() {
    return makeUi(this.t, this.hands);
  }

  /** A piece was touched. @param {string} piece */
  pick(piece) {
    const { t } = this, { board, view } = t;
    if (!board || !view || t.stage !== "playing" || mySeat(t) === null) return;
    t.focus = piece;
    if (!isMyTurn(t)) return this.refuse(piece, this.whoseTurn(), "");
    if (t.busy) return;
    const ui = this.ui(), moves = ui.byPiece.get(piece) ?? [];
    if (board.touch(piece, view, ui)) return this.redraw();
    if (!moves.length) return this.#attempt(piece);
    const asks = moves.length > 1 || (t.touch && board.confirms(moves[0], view));
    if (!asks || (t.selected === piece && moves.length === 1)) return this.move(moves[0], piece);
    t.selected = t.selected === piece ? null : piece;
    this.redraw();
  }

  /** Send a move that is not legal, so that the server says which rule forbids it. @param {string} piece */
  #attempt(piece) {
    const { t } = this;
    const move = t.board?.attempt(piece, /** @type {any} */ (t.view)) ?? piece;
    t.selected = null;
    this.#touched.set(this.#send(move), piece);
  }

  /** @param {string} move @param {string} [piece] @param {boolean} [byHand] */
  move(move, piece, byHand = true) {
    const { t } = this;
    if (!isMyTurn(t) || t.busy) return;
    if (this.drafts.isFull) return this.refuse(null, say("now-draft-full"), "");
    t.busy = true;
    t.selected = null;
    t.toast = null;
    const id = this.#send(move, byHand);
    if (piece) this.#touched.set(id, piece);
    this.redraw();
  }

  /** @param {string} move */
  #send(move, byHand = true) {
    const { t } = this;
    return t.snap?.drafts ? this.drafts.add(move, byHand) : this.net.send({ v: t.v, seat: mySeat(t), move });
  }

  /** The move that Confirm would make. */
  staged() {
    const { t } = this;
    if (!t.view || !isMyTurn(t)) return null;
    const ui = this.ui(), moves = t.selected ? ui.byPiece.get(t.selected) ?? [] : [];
    return moves.length === 1 ? moves[0] : t.board?.staged(t.view, ui) ?? null;
  }

  confirm() {
    const move = this.staged();
    if (move) this.move(move, this.t.selected ?? undefined);
    else if (!this.t.busy) this.drafts.confirm();
  }

  /** Make the next move that a touch has announced, without asking again. */
  goOn() {
    const { t } = this;
    if (this.#back > 0) return this.#takeBack(this.#back);
    if (t.pending) return;
    const move = t.board && t.view && isMyTurn(t) ? t.board.next(t.view, this.ui()) : null;
    if (move !== null && move !== t.declined && t.moves.includes(move)) this.move(move, undefined, false);
  }

  /** Undo the selection first, then what was tried, then a move that was made. */
  undo() {
    const { t } = this;
    if (t.selected) {
      t.selected = null;
      return this.redraw();
    }
    this.#takeBack(t.draft.length || t.pending ? this.drafts.grip : 1);
  }

  /** Take moves back; those that everybody has seen, one after the other. @param {number} steps */
  #takeBack(steps) {
    const { t } = this, drafted = t.draft.length > 0 || t.pending !== null;
    this.#back = 0;
    if (t.busy || mySeat(t) === null) return;
    if (drafted) {
      this.#back = this.drafts.back(steps);
      return;
    }
    if (!t.undo) return;
    this.#back = steps - 1;
    t.busy = true;
    this.net.send({ v: t.v, seat: mySeat(t), undo: true });
    this.redraw();
  }

  /** Write on the sheet. The marks are shown before the server has answered. @param {Record<string, string>} marks @param {number} [why] */
  mark(marks, why = this.t.v) {
    const { t } = this, seat = mySeat(t);
    if (!writes(t) || seat === null) return;
    const id = this.net.send({ v: t.v, seat, mark: { put: marks, why } });
    t.writing.set(id, { seat, marks, why, at: t.v });
    this.redraw();
  }

  /** Undo a change of the sheet, or keep, restore or drop a snapshot. @param {Record<string, unknown>} change */
  change(change) {
    const { t } = this;
    if (writes(t)) this.net.send({ v: t.v, seat: mySeat(t), mark: change });
  }

  /** Ask what the master would do; if the answer is already there, put it away. On a small screen it takes the place of the drawer. */
  ask() {
    const { t } = this, seat = mySeat(t);
    if (!mayAsk(t) || seat === null) return;
    if (t.advice?.told) t.advice = null;
    else if (!t.advice) {
      t.advice = { v: t.v, seat, tried: t.draft, told: null };
      t.drawer = false;
      this.#asked = this.net.send({ v: t.v, seat, hint: t.draft });
    }
    this.redraw();
  }

  /** Play an advised move. If a touch on it would have to be confirmed, only select it on the board. @param {string} move */
  take(move) {
    const { t } = this, { board, view } = t;
    const piece = board && view ? board.pieceOf(move, view) : null;
    if (t.touch && piece && board?.confirms(move, /** @type {any} */ (view)) && this.ui().byPiece.get(piece)?.length === 1) {
      t.selected = t.focus = piece;
      return this.redraw();
    }
    t.advice = null;
    this.move(move, piece ?? undefined);
  }

  /** @param {string} text */
  chat(text) {
    if (text.trim()) this.net.send({ chat: text.trim().slice(0, 500) });
  }

  /** Switch to the view of another of this person's seats; null closes the curtain. @param {number | null} seat */
  curtain(seat) {
    this.net.send({ curtain: seat });
  }

  whoseTurn() {
    const { t } = this;
    if (t.stage === "over") return say("now-over");
    if (isMyTurn(t) && you(t) !== null) return say("now-your-turn");
    const seats = t.view?.to_act ?? [];
    return seats.length ? say("now-turn-of", namesOf(t, seats)) : "";
  }

  /** @param {Nack} nack */
  nacked(nack) {
    const { t } = this, piece = this.#touched.get(nack.id) ?? null;
    this.#touched.delete(nack.id);
    t.writing.delete(nack.id);
    if (nack.id === this.#asked) t.advice = null;
    t.busy = false;
    this.#back = 0;
    this.drafts.nacked(nack.id);
    this.refuse(piece, refusalWords(t, nack), nack.rule ?? "");
  }

  /** @param {string} id */
  acked(id) {
    const { t } = this, written = t.writing.get(id);
    this.#touched.delete(id);
    t.writing.delete(id);
    if (written && t.sheet && written.seat === mySeat(t)) {
      t.sheet = { ...t.sheet, marks: withMarks(t.sheet.marks, written) };
    }
  }

  /** Shake the piece and say why. @param {string | null} piece @param {string} text @param {string} rule */
  refuse(piece, text, rule) {
    const { t } = this;
    play("refuse");
    t.shaken = piece;
    this.toast({ text, rule, kind: "refusal" });
    setTimeout(() => {
      t.shaken = null;
      this.redraw();
    }, SHAKE);
  }

  /** @param {NonNullable<State["toast"]>} toast */
  toast(toast) {
    clearTimeout(this.#toasting);
    this.t.toast = toast;
    this.#toasting = setTimeout(() => {
      this.t.toast = null;
      this.redraw();
    }, TOAST);
    this.redraw();
  }
}
