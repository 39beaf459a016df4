/**
 * Requests to the server. A refusal is thrown as `Refused`, with a sentence to show.
 * @import { GameCard, Me, Refusal } from "./types.js"
 */

import { everybody, say } from "./words.js";

export class Refused extends Error {
  /** @param {Refusal} refusal */
  constructor(refusal) {
    super(everybody.has(refusal.key) ? say(refusal.key, refusal.args) : refusal.text);
    this.code = refusal.code;
    this.rule = refusal.rule;
  }
}

/** @param {string} path @param {unknown} [body] @returns {Promise<any>} */
export async function ask(path, body) {
  const request = body === undefined ? {} : {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
  const answer = await fetch(path, request).catch(() => {
    throw new Error(say("error-offline"));
  });
  const said = await answer.json().catch(() => null);
  if (answer.ok) return said;
  throw said ? new Refused(said) : new Error(say("error-broken", { status: String(answer.status) }));
}

/** @returns {Promise<Me>} */
export const me = () => ask("/api/me");

/** @param {string} name @returns {Promise<{name: string}>} */
export const rename = (name) => ask("/api/me", { name });

/** @param {number} [seats] @returns {Promise<GameCard[]>} */
export const games = (seats) => ask(seats ? `/api/games?seats=${seats}` : "/api/games");

/** Random bytes in hexadecimal. Needs no secure context. */
export function hex(/** @type {number} */ bytes) {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The random value that a browser adds to the deal. */
export const nonce = () => hex(16);

/** The sentence to show for an error. @param {unknown} error */
export const sentenceOf = (error) => error instanceof Error ? error.message : String(error);
