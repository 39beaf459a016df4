/**
 * Shows steps one after the other; any key or tap shows the rest at once.
 * @import { Motion } from "../board/board-api.js"
 * @import { DraftMsg, Upd } from "../lib/types.js"
 * @import { State } from "./state.js"
 */

import { animate, capture, finish, isStill, paced } from "../board/lift.js";
import { play } from "../lib/sound.js";
import { say } from "../lib/words.js";
import { isMyTurn, mySeat, nameOf, tell, you } from "./state.js";
import { settle, takeDraft, takeStep } from "./apply.js";

/** @typedef {Upd | (DraftMsg & {tried: string[]})} Change  a step that was made, or tried by this seat */

const STAGGER = 120, PAUSE = 420, MOST_ANIMATED = 8;

export class Queue {
  /** @type {Change[]} */ waiting = [];
  #showing = false;
  #hurried = false;

  /**
   * @param {State} t @param {() => Element | null} root where the board is
   * @param {() => void} paint draw the page now @param {() => void} idle everything has been shown
   */
  constructor(t, root, paint, idle) {
    this.t = t;
    this.root = root;
    this.paint = paint;
    this.idle = idle;
  }

  get isIdle() {
    return !this.#showing && this.waiting.length === 0;
  }

  /** @param {Change} change */
  push(change) {
    this.waiting.push(change);
    if (!this.#showing) void this.#run();
  }

  /** A snapshot has come: drop the steps that are still to be shown. */
  clear() {
    this.waiting = [];
    finish();
  }

  /** Show the rest without motion. @returns {boolean} whether there was anything */
  hurry() {
    if (this.isIdle) return false;
    this.#hurried = true;
    finish();
    return true;
  }

  async #run() {
    this.#showing = this.t.moving = true;
    while (this.waiting.length) {
      await this.#show(/** @type {Change} */ (this.waiting.shift()));
    }
    this.#showing = this.t.moving = this.#hurried = false;
    this.idle();
    this.paint();
  }

  /** @param {Change} change */
  async #show(change) {
    const { t } = this, before = t.view, root = this.root(), tried = change.t === "draft";
    if (!tried && change.v < t.settling) return settle(t, change);
    const motions = before ? t.board?.motions(before, change.view, change.events) ?? [] : [];
    const old = root ? capture(root, motions) : new Map();
    const wasMine = isMyTurn(t), back = tried && change.tried.length < t.draft.length;
    const known = !tried && change.v === t.settling;
    if (tried) takeDraft(t, change);
    else takeStep(t, change);
    for (const motion of motions) {
      t.flash.delete(motion.at);
      if (motion.kind === "swap") t.flash.delete(motion.with);
    }
    if (back) t.said = say("now-taken-back");
    else if (!known) this.#tell(change, wasMine);
    this.paint();
    if (this.#hurried || isStill() || this.waiting.length > MOST_ANIMATED) return;
    if (root) await animate(root, motions, old);
    const own = tried || change.by === mySeat(t);
    if (!this.#hurried) await pause(paced(own || !this.waiting.length ? STAGGER : PAUSE));
  }

  /** Update the trail, the faces shown for a moment and the live region, and play sounds. @param {Change} change @param {boolean} wasMine */
  #tell(change, wasMine) {
    const { t } = this;
    t.trail = t.board?.trail(change.events) ?? [];
    const story = (/** @type {boolean} */ shown) =>
      change.events.map((event) => t.board?.retell?.(event, t.view) ?? event).map((event) =>
        t.words?.event(event, (seat) => nameOf(t, seat), you(t), shown) ?? ""
      ).join(" ");
    const now = !wasMine && isMyTurn(t) ? ` ${say("now-your-turn-short")} ${t.words && t.view ? tell(t, t.view.prompt) : ""}` : "";
    t.said = story(true) + now;
    let flashed = false;
    for (const event of change.events) {
      flashed = this.#flash(t.board?.flash(event, change.view) ?? null) || flashed;
    }
    if (flashed) this.#later(() => t.said === story(true) + now && (t.said = story(false)));
    if (t.stage === "over") {
      Object.assign(t, { tab: "result", drawer: true });
      return play("end");
    }
    play(!wasMine && isMyTurn(t) ? "turn" : flashed ? "reveal" : "move");
  }

  /** @param {[string, string] | null} shown piece and face */
  #flash(shown) {
    if (!shown) return false;
    const { t } = this, [piece, face] = shown;
    t.flash.set(piece, face);
    this.#later(() => this.cover(piece, face));
    return true;
  }

  /** @param {() => unknown} then */
  #later(then) {
    setTimeout(() => {
      then();
      this.paint();
    }, 1000 * (this.t.snap?.show_seconds ?? 4));
  }

  /** Remove a face that was shown for a moment, from the page and from memory. @param {string} piece @param {string} face */
  cover(piece, face) {
    const { t } = this, root = this.root();
    if (t.flash.get(piece) !== face) return;
    /** @type {Motion[]} */
    const motions = [{ kind: "flip", at: piece }];
    const old = root ? capture(root, motions) : new Map();
    t.flash.delete(piece);
    this.paint();
    if (root && old.size) void animate(root, motions, old);
  }
}

/** @param {number} ms */
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
