/**
 * The abbey's rooms and suspects: their names, their places, and what the view tells about them.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 */

/** @typedef {[number, number]} Point */
/** @typedef {{sign: string, idle?: boolean, wide?: number, nudge?: number}} Room  idle: the room has no use */

/** @type {Record<string, Room>} */
export const ROOMS = {
  ECC: { sign: "church", wide: 1.5 },
  CON1: { sign: "confessional" },
  CON2: { sign: "confessional" },
  CRY: { sign: "crypt" },
  AUL: { sign: "courtyard", idle: true },
  POR: { sign: "gate", idle: true },
  PAR: { sign: "parlour" },
  INF: { sign: "infirmary", idle: true },
  HOR: { sign: "garden", idle: true },
  COQ: { sign: "kitchen", idle: true, nudge: -1 },
  REF: { sign: "refectory", idle: true },
  CLS: { sign: "cloister", idle: true },
  CLW: { sign: "cloister", idle: true },
  CLN: { sign: "cloister", idle: true },
  CLE: { sign: "cloister", idle: true },
  CAP: { sign: "chapter" },
  SCR: { sign: "scriptorium", nudge: -1 },
  BIB: { sign: "library" },
  CAL: { sign: "warming", idle: true, nudge: -3 },
  DOE: { sign: "dormitory", idle: true },
  DOW: { sign: "dormitory", idle: true },
  CEL1: { sign: "", wide: 0.96 },
  CEL2: { sign: "", wide: 0.96 },
  CEL3: { sign: "", wide: 0.96 },
  CEL4: { sign: "", wide: 0.96 },
  CEL5: { sign: "", wide: 0.96 },
  CEL6: { sign: "", wide: 0.96 },
};
/** The codes of the rooms, in the order of the plan. */
export const CODES = Object.keys(ROOMS);
/** Rooms for one pawn. On a small screen the pawn stands beside the room's sign. */
const SINGLE = /^(CEL|CON)/;
const FIRST_CELL = CODES.indexOf("CEL1");
export const SUSPECTS = Array.from({ length: 24 }, (_, at) => at + 1);

/** The twelve trait values, grouped by trait. */
export const TRAITS = [
  ["Templar", "Franciscan", "Benedictine"],
  ["Father", "Brother", "Novice"],
  ["hooded", "unhooded"],
  ["bearded", "shaven"],
  ["fat", "thin"],
];
/** The letter that stands for a value, at its place in a suspect's five letters. @type {Record<string, string>} */
const LETTERS = {
  Templar: "T", Franciscan: "F", Benedictine: "B", Father: "F", Brother: "B", Novice: "N",
  hooded: "h", unhooded: "-", bearded: "b", shaven: "-", fat: "f", thin: "-",
};

/** The seat whose cell a room is; -1 for any other room, and for a cell without an owner. @param {View} view @param {string} room */
export function ownerOf(view, room) {
  const seat = CODES.indexOf(room) - FIRST_CELL;
  return seat >= 0 && seat < view.pawns.length ? seat : -1;
}

/** @param {View} view @param {number} suspect */
export const nameOf = (view, suspect) => /** @type {string} */ (view.suspects[suspect - 1]).split(" ")[0];

/** A suspect's five letters. @param {View} view @param {number} suspect */
export const lettersOf = (view, suspect) => /** @type {string} */ (view.suspects[suspect - 1]).split(" ")[1];

/** Whether a suspect has all these values. @param {View} view @param {number} suspect @param {string[]} values */
export function fits(view, suspect, values) {
  const letters = lettersOf(view, suspect);
  return values.every((value) => letters[TRAITS.findIndex((trait) => trait.includes(value))] === LETTERS[value]);
}

/** @param {View} view @param {string[]} values */
export const matching = (view, values) => SUSPECTS.filter((suspect) => fits(view, suspect, values));

/** All five values of a suspect. @param {View} view @param {number} suspect */
export const valuesOf = (view, suspect) => TRAITS.map((trait) => trait.find((value) => fits(view, suspect, [value])) ?? "");

/** The value of each trait among these values, or "any". @param {string[]} values */
export function kindOf(values) {
  const [order, rank, hood, beard, girth] = TRAITS.map((trait) => values.find((value) => trait.includes(value)) ?? "any");
  return { order, rank, hood, beard, girth };
}

/** @param {unknown} numbers "3 12" */
export const readNumbers = (numbers) => String(numbers ?? "").split(" ").filter(Boolean).map(Number);

/**
 * The last sighting of a suspect: where, with which seat, in which turn; null if there was none.
 * @param {View} view @param {number} suspect
 * @returns {{where: "yours" | "culprit" | "held" | "parlour" | "seen" | "seen-in-parlour", seat: number, turn: number} | null}
 */
export function sighting(view, suspect) {
  const found = { seat: -1, turn: 0 };
  if (view.hands.length) {
    if (view.culprit === suspect) return { ...found, where: "culprit" };
    const seat = view.hands.findIndex((/** @type {number[]} */ hand) => hand.includes(suspect));
    return { ...found, where: seat < 0 ? "parlour" : "held", seat };
  }
  if (view.hand.includes(suspect)) return { ...found, where: "yours" };
  const seen = view.sightings[suspect - 1] ?? -1;
  if (seen < 0) return null;
  const seat = seen % 100, turn = Math.floor(seen / 100);
  return { where: seat < view.pawns.length ? "seen" : "seen-in-parlour", seat, turn };
}

const LANDSCAPE = { wide: 1000, high: 700, x: 12, sx: 6.25, y: 2, sy: 5.95, room: 76, tall: 47, pawn: 1.1 };
const PORTRAIT = { wide: 690, high: 1016, x: 31, sx: 6.52, y: 70, sy: 8.55, room: 92, tall: 68, pawn: 1.7 };

/** @param {boolean} portrait */
export const layout = (portrait) => (portrait ? PORTRAIT : LANDSCAPE);

/** The middle of a room. @param {View} view @param {string} room @param {boolean} portrait @returns {Point} */
export function middle(view, room, portrait) {
  const at = layout(portrait), [x, y] = view.plan[CODES.indexOf(room)];
  return [at.x + at.sx * (x + (ROOMS[room].nudge ?? 0)), at.y + at.sy * y];
}

/** How wide a room is drawn. @param {string} room @param {boolean} portrait */
export const breadth = (room, portrait) => layout(portrait).room * (ROOMS[room].wide ?? 1);

/** Where a pawn stands. Several stand side by side; many stand in rows of three. @param {View} view @param {number} seat @param {boolean} portrait @returns {Point} */
export function stand(view, seat, portrait) {
  const { pawn, tall } = layout(portrait), room = view.pawns[seat], [x, y] = middle(view, room, portrait);
  const here = [...view.pawns.keys()].filter((other) => view.pawns[other] === room);
  const each = 24 * pawn, fit = Math.floor(breadth(room, portrait) / each + 0.2), row = here.length > fit ? 3 : fit;
  const at = here.indexOf(seat), line = Math.floor(at / row);
  const inRow = Math.min(row, here.length - line * row), aside = portrait && SINGLE.test(room) ? 14 : 0;
  return [x + aside + each * (at % row - (inRow - 1) / 2), y + tall / 2 - 2 - 9 * pawn + line * 21 * pawn];
}

/** Which page a small screen shows. @param {View} view @param {Ui} ui @returns {"plan" | "suspects"} */
export function pageOf(view, ui) {
  if (!ui.portrait) return "plan";
  const { page } = ui.kept;
  if (page && page.phase === view.phase && page.turns === view.turns) return page.shown;
  return ui.acts && [...ui.byPiece.keys()].some((piece) => piece.startsWith("s")) && view.phase !== "parts"
    ? "suspects"
    : view.outcome ? "suspects" : "plan";
}
