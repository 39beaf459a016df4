/**
 * Cards and moves of Altitude as the page reads them; the numbers are those of cards.py.
 * @import { View } from "/static/lib/types.js"
 */

export const EMPTY = 0, CABLE_CAR = 1, AVALANCHE = 242, SAINT_BERNARD = 244;
export const KEEPING = 0, ACTING = 1, HAND = 2, SLOT = 3, FINAL = 4, FINAL_SLOT = 5, OVER = 6;
/** The width of a full base, the floors for a double turn, and the floor from which animals score. */
export const BASE = 10, DOUBLE = 5, ANIMALS_FROM = 4;

/** @type {Record<string, string>} */
const BEASTS = { m: "marmot", g: "black_grouse", c: "chamois", i: "ibex", d: "dahu", o: "animal" };
/** @type {Record<number, string>} */
const SPECIAL = { [CABLE_CAR]: "cable_car", [AVALANCHE]: "avalanche", [SAINT_BERNARD]: "saint_bernard" };
/** @type {Record<string, number>} */
const LETTERS = { C: CABLE_CAR, A: AVALANCHE, S: SAINT_BERNARD };

/** @typedef {{owner: number, floor: number, place: number}} Spot */
/** @typedef {[number, number, number, number[], string, string]} Blocked  as view.py lists them */

/** A card from its word: 12, 12a, C, A, S. @param {string} word */
export const cardOf = (word) =>
  LETTERS[word] ?? (word.endsWith("a") ? 2 * Number(word.slice(0, -1)) + 1 : 2 * Number(word));

/** @param {number} card */
export const isAnimal = (card) => card % 2 === 1 && card !== CABLE_CAR;

/** The letter of a card's animal. @param {View} view @param {number} card */
export const beast = (view, card) => view.species[(card >> 1) - 1];

/** A card as arguments for sentences. @param {View} view @param {number} card */
export function named(view, card) {
  if (SPECIAL[card]) return { kind: SPECIAL[card], value: 0 };
  return { kind: isAnimal(card) ? BEASTS[beast(view, card)] : "number", value: card >> 1 };
}

/** Several cards as an argument for sentences. @param {View} view @param {number[]} cards */
export const things = (view, cards) =>
  cards.map((card) => named(view, card)).map(({ kind, value }) => `${kind}/${value}`).join(" ");

/** A place as arguments for sentences, counted from the start, where the first card lies. @param {Spot} spot */
export function placed({ floor, place }) {
  const halves = 2 * place + floor - 1;
  const side = halves > 0 ? "right" : halves < 0 ? "left" : "start";
  return { floor, side, far: Math.ceil(Math.abs(halves) / 2) };
}

/** @param {Spot} spot */
export const pieceAt = ({ owner, floor, place }) => `${owner}/${floor}:${place}`;

/** The place that a piece stands for, if it is one. @param {string | null} piece @returns {Spot | null} */
export function spotOf(piece) {
  const found = /^(\d)\/(\d+):(-?\d+)$/.exec(piece ?? "");
  return found && { owner: Number(found[1]), floor: Number(found[2]), place: Number(found[3]) };
}

/** The card on a place, or 0. @param {View} view @param {Spot} spot @returns {number} */
export function cardAt(view, { owner, floor, place }) {
  const peak = view.mountains[owner];
  return peak?.rows[floor - 1]?.[place - peak.left] ?? EMPTY;
}

/** The place where a move builds, replaces, clears or strikes. @param {string} move @param {View} view */
export function target(move, view) {
  const [verb, where, , to] = move.split(" ");
  if (!["build", "replace", "rescue", "at", "send"].includes(verb)) return null;
  const [floor, place] = where.split(":").map(Number);
  return { owner: to === undefined ? view.seat ?? 0 : Number(to), floor, place };
}

/** The piece to touch for a move. @param {string} move @param {View} view @returns {string | null} */
export function pieceOf(move, view) {
  const spot = target(move, view), [verb, word] = move.split(" ");
  if (spot) return pieceAt(spot);
  if (verb === "card") return `h${view.hand.indexOf(cardOf(word))}`;
  if (verb === "discard") return "discard";
  return verb === "take" ? "hand" : null;
}

/** The hand card that a piece stands for. @param {string | null} piece @param {View} view */
export const handCard = (piece, view) =>
  /^h\d$/.test(piece ?? "") ? view.hand[Number(piece?.slice(1))] ?? EMPTY : EMPTY;

/** The card to be placed now. @param {View} view @returns {number} */
export const inQuestion = (view) => view.picked || view.drawn;

/** @param {View} view @param {string | null} piece @returns {Blocked | null} */
export const blockedAt = (view, piece) =>
  view.blocked.find((/** @type {Blocked} */ [owner, floor, place]) =>
    piece === pieceAt({ owner, floor, place })
  ) ?? null;

/** A card as it is written in moves. @param {number} card */
export function wordOf(card) {
  const letter = Object.keys(LETTERS).find((key) => LETTERS[key] === card);
  return letter ?? `${card >> 1}${isAnimal(card) ? "a" : ""}`;
}
