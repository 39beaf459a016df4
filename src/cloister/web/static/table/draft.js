/**
 * A draft: steps that are tried, and that only this window sees until they are confirmed. The server answers each
 * try and stores nothing; this window stores what was tried, so that a reload does not lose it.
 * @import { Net } from "../lib/net.js"
 * @import { DraftMsg } from "../lib/types.js"
 * @import { Queue } from "./queue.js"
 * @import { State } from "./state.js"
 */

import { isMyTurn, mySeat } from "./state.js";

const MOST = 64;

/** @typedef {{id: string, moves: string[], grip: number | null}} Asked  grip: at which move the player's present action began */

export class Drafts {
  /** @type {Asked | null} */ #asked = null;
  #making = "";
  /** @type {number[]} the move at which each action of the player begins */ #grips = [];

  /** @param {State} t @param {Net} net @param {Queue} queue @param {() => void} redraw */
  constructor(t, net, queue, redraw) {
    this.t = t;
    this.net = net;
    this.queue = queue;
    this.redraw = redraw;
  }

  get isFull() {
    return this.t.draft.length >= MOST;
  }

  /** Try one more move. @param {string} move @param {boolean} byHand made by the player, not announced by an earlier move @returns {string} the id */
  add(move, byHand) {
    const { t } = this;
    if (t.board?.commits?.(move, /** @type {any} */ (t.view))) return this.make([...t.draft, move]);
    return this.#ask([...t.draft, move], byHand ? t.draft.length : null);
  }

  /** Drop the move that waits for Confirm, and take tried moves back. @param {number} steps @returns {number} steps that go beyond the draft */
  back(steps) {
    const { t } = this, own = Math.min(steps, t.draft.length);
    if (t.pending) t.declined = t.pending.move;
    t.pending = null;
    if (own) this.#ask(t.draft.slice(0, -own), null);
    else this.redraw();
    return steps - own;
  }

  /** How many moves the player's last action made. */
  get grip() {
    const { t } = this, from = this.#grips.findLast((at) => at < t.draft.length);
    return t.pending ? 0 : t.draft.length - (from ?? t.draft.length - 1);
  }

  /** Make everything that was tried, and the move that waits for Confirm. */
  confirm() {
    const { t } = this;
    if (t.draft.length || t.pending) this.make([...t.draft, ...(t.pending ? [t.pending.move] : [])]);
  }

  /** @param {string[]} moves */
  make(moves) {
    const { t } = this;
    t.settling = t.v + t.draft.length;
    t.busy = true;
    this.#making = this.net.send({ v: t.v, seat: mySeat(t), moves });
    this.redraw();
    return this.#making;
  }

  /** @param {string[]} moves @param {number | null} grip */
  #ask(moves, grip) {
    const { t } = this;
    t.pending = null;
    t.busy = true;
    const id = this.net.send({ v: t.v, seat: mySeat(t), draft: moves });
    this.#asked = { id, moves, grip };
    this.redraw();
    return id;
  }

  /** @param {DraftMsg} message */
  answered(message) {
    const { t } = this, asked = this.#asked;
    if (asked?.id !== message.id || message.v !== t.v) return;
    this.#asked = null;
    if (message.ends) return this.#ended(asked.moves, message.ends);
    this.#grips = this.#grips.filter((at) => at < asked.moves.length);
    if (asked.grip !== null) this.#grips.push(asked.grip);
    this.#keep(asked.moves);
    this.queue.push({ ...message, tried: asked.moves });
  }

  /** The last move would end the draft. If nothing was tried before it, it is made without Confirm. @param {string[]} moves @param {string} ends */
  #ended(moves, ends) {
    if (moves.length === 1) this.make(moves);
    else this.t.pending = { move: /** @type {string} */ (moves.at(-1)), ends };
  }

  /** A refusal changes nothing, but a stored draft that cannot be restored is forgotten. @param {string} id */
  nacked(id) {
    if (this.#making === id) this.t.settling = 0;
    if (this.#asked?.id !== id) return;
    this.#asked = null;
    if (!this.t.draft.length) this.#keep([]);
  }

  /** After a snapshot: restore what was tried in the same position. */
  restore() {
    const { t } = this, kept = this.#kept();
    this.#asked = null;
    this.#grips = [];
    if (!t.snap?.drafts || kept?.seat !== mySeat(t)) return;
    if (kept.v === t.v && isMyTurn(t)) this.#ask(kept.moves, null);
    else this.#keep([]);
  }

  get #place() {
    return `draft ${this.t.id}`;
  }

  /** @param {string[]} moves */
  #keep(moves) {
    const { t } = this;
    if (moves.length) sessionStorage.setItem(this.#place, JSON.stringify({ seat: mySeat(t), v: t.v, moves }));
    else sessionStorage.removeItem(this.#place);
  }

  /** @returns {{seat: number, v: number, moves: string[]} | null} */
  #kept() {
    return JSON.parse(sessionStorage.getItem(this.#place) ?? "null");
  }
}
