/**
 * Requests to the server. A refusal is thrown as `Refused`, with a sentence to show.
 * @import { GameCard, Me, Refusal } from "./types.js"
 */

export class Refused extends Error {
  /** @param {Refusal} refusal */
  constructor(refusal) {
    super(refusal.text);
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
    throw new Refused({ code: "offline", text: "The server does not answer.", rule: "" });
  });
  const said = await answer.json().catch(() => null);
  if (answer.ok) return said;
  throw new Refused(said ?? { code: "broken", text: `The server failed (${answer.status}).`, rule: "" });
}

/** @returns {Promise<Me>} */
export const me = () => ask("/api/me");

/** @param {string} name @returns {Promise<{name: string}>} */
export const rename = (name) => ask("/api/me", { name });

/** @param {number} [seats] @returns {Promise<GameCard[]>} */
export const games = (seats) => ask(seats ? `/api/games?seats=${seats}` : "/api/games");

/** So many random bytes in hexadecimal; also where there is no secure context. */
export function hex(/** @type {number} */ bytes) {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A browser's share in the deal. */
export const nonce = () => hex(16);

/** What to tell somebody about an error. @param {unknown} error */
export const sentenceOf = (error) => {
  const text = error instanceof Error ? error.message : String(error);
  return text.charAt(0).toUpperCase() + text.slice(1);
};
