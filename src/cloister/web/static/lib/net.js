/**
 * The socket of a table. It reconnects by itself, resumes where it was, and resends unanswered commands
 * under the same id.
 * @import { Msg } from "./types.js"
 */

import { hex } from "./api.js";

const PING = 15_000, PONG_TIMEOUT = 9_000, AGAIN = 2_500, LEAST = 500, MOST = 30_000;

/**
 * @typedef {"" | "offline" | "silent" | "restart" | "refused" | "broken"} Reason  why the connection was lost
 * @typedef {{state: "connecting" | "live" | "lost", reason: Reason}} Status
 * @typedef {{on: (message: Msg) => void, status: (status: Status) => void}} Ears
 */

export class Net {
  /** @type {number | null} */ v = null;
  /** @type {number | null} */ seat = null;
  /** @type {Map<string, Record<string, unknown>>} */ pending = new Map();
  /** @type {WebSocket | null} */ #socket = null;
  #tries = 0;
  #timer = 0;
  #heartbeat = 0;
  #dead = 0;
  #again = 0;

  /** @param {string} table @param {Ears} ears */
  constructor(table, ears) {
    this.table = table;
    this.ears = ears;
    addEventListener("online", () => this.#hurry());
    addEventListener("offline", () => this.#lost("offline"));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#hurry();
    });
    this.connect();
  }

  /** @param {boolean} [whole] ask for a snapshot, not only for what is new */
  connect(whole = false) {
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    if (whole) this.v = null;
    const query = new URLSearchParams();
    if (this.seat !== null) query.set("seat", String(this.seat));
    if (this.v !== null) query.set("v", String(this.v));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}?${query}`);
    this.#socket = socket;
    this.ears.status({ state: "connecting", reason: "" });
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#heard(socket, JSON.parse(event.data));
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(reasonOf(event.code));
    };
  }

  /**
   * Send a command, and resend it until it is answered, also after a reconnection.
   * @param {Record<string, unknown>} body
   * @returns {string} the id
   */
  send(body) {
    const id = hex(16), message = { id, ...body };
    this.pending.set(id, message);
    this.#write(message);
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#sayAgain(), AGAIN);
    return id;
  }

  #opened() {
    this.#tries = 0;
    this.ears.status({ state: "live", reason: "" });
    this.#sayAgain();
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#ping(), PING);
  }

  /** Resend all unanswered commands. The server carries out no command twice. */
  #sayAgain() {
    clearTimeout(this.#again);
    for (const message of this.pending.values()) this.#write(message);
    if (this.pending.size) this.#again = setTimeout(() => this.#sayAgain(), AGAIN);
  }

  #ping() {
    this.#write({ id: hex(16), ping: 1 });
    clearTimeout(this.#dead);
    this.#dead = setTimeout(() => this.#lost("silent"), PONG_TIMEOUT);
  }

  /** @param {WebSocket} socket @param {Msg} message */
  #heard(socket, message) {
    if (socket !== this.#socket) return;
    clearTimeout(this.#dead);
    if (message.t === "upd") {
      if (this.v !== null && message.v <= this.v) return;
      if (this.v !== null && message.v !== this.v + 1) return this.connect(true);
      this.#took(message);
    } else if (message.t === "snap") this.#took(message);
    else if (message.t === "ack" || message.t === "draft") this.pending.delete(message.id);
    else if (message.t === "nack") {
      this.pending.delete(message.id);
      if (message.snap) this.#took(message.snap);
    }
    this.ears.on(message);
  }

  /** @param {{v: number, seat: number | null}} said */
  #took(said) {
    this.v = said.v;
    this.seat = said.seat;
  }

  /** @param {Record<string, unknown>} message */
  #write(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hurry() {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else {
      this.#tries = 0;
      this.connect();
    }
  }

  /** @param {Reason} reason */
  #lost(reason) {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#dead);
    clearTimeout(this.#timer);
    clearTimeout(this.#again);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    const most = Math.min(MOST, LEAST * 2 ** this.#tries++);
    this.ears.status({ state: "lost", reason });
    this.#timer = setTimeout(() => this.connect(), LEAST + Math.random() * most);
  }
}

/** @param {number} code @returns {Reason} */
function reasonOf(code) {
  if (code === 1001) return "restart";
  if (code === 1008) return "refused";
  return "broken";
}
