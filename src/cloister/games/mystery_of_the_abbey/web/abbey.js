/**
 * The abbey's rooms and suspects: what they are called, where they lie, what may be known of them.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 */

/** @typedef {[number, number]} Point */
/** @typedef {{name: string, short: string, sign: string, use: string, wide?: number, nudge?: number}} Room */

/** @type {Record<string, Room>} */
export const ROOMS = {
  ECC: { name: "the church", short: "Church", sign: "church", use: "Mass and penance", wide: 1.5 },
  CON1: { name: "the church confessional", short: "Confess.", sign: "confessional", use: "take a suspect from its last visitor" },
  CON2: { name: "the courtyard confessional", short: "Confess.", sign: "confessional", use: "take a suspect from its last visitor" },
  CRY: { name: "the crypt", short: "Crypt", sign: "crypt", use: "take a card for one more turn" },
  AUL: { name: "the courtyard", short: "Court", sign: "courtyard", use: "nothing to do" },
  POR: { name: "the gate", short: "Gate", sign: "gate", use: "nothing to do" },
  PAR: { name: "the parlour", short: "Parlour", sign: "parlour", use: "take a suspect from the pile; later ask for a card" },
  INF: { name: "the infirmary", short: "Infirm.", sign: "infirmary", use: "nothing to do" },
  HOR: { name: "the garden", short: "Garden", sign: "garden", use: "nothing to do" },
  COQ: { name: "the kitchen", short: "Kitchen", sign: "kitchen", use: "nothing to do", nudge: -1 },
  REF: { name: "the refectory", short: "Refect.", sign: "refectory", use: "nothing to do" },
  CLS: { name: "the south cloister", short: "South", sign: "cloister", use: "nothing to do" },
  CLW: { name: "the west cloister", short: "West", sign: "cloister", use: "nothing to do" },
  CLN: { name: "the north cloister", short: "North", sign: "cloister", use: "nothing to do" },
  CLE: { name: "the east cloister", short: "East", sign: "cloister", use: "nothing to do" },
  CAP: { name: "the chapter hall", short: "Chapter", sign: "chapter", use: "reveal or accuse" },
  SCR: { name: "the scriptorium", short: "Scribes", sign: "scriptorium", use: "draw a book", nudge: -1 },
  BIB: { name: "the library", short: "Library", sign: "library", use: "draw a rare book, once, if nobody has fewer suspects" },
  CAL: { name: "the warming room", short: "Warm", sign: "warming", use: "nothing to do", nudge: -3 },
  DOE: { name: "the east dormitory", short: "Dorm.", sign: "dormitory", use: "way to three cells" },
  DOW: { name: "the west dormitory", short: "Dorm.", sign: "dormitory", use: "way to three cells" },
  CEL1: { name: "the red cell", short: "", sign: "", use: "", wide: 0.96 },
  CEL2: { name: "the blue cell", short: "", sign: "", use: "", wide: 0.96 },
  CEL3: { name: "the green cell", short: "", sign: "", use: "", wide: 0.96 },
  CEL4: { name: "the yellow cell", short: "", sign: "", use: "", wide: 0.96 },
  CEL5: { name: "the black cell", short: "", sign: "", use: "", wide: 0.96 },
  CEL6: { name: "the white cell", short: "", sign: "", use: "", wide: 0.96 },
};
/** In the order of the plan. */
export const CODES = Object.keys(ROOMS);
/** Rooms for one pawn: a mark stands beside it. */
const SINGLE = /^(CEL|CON)/;
const FIRST_CELL = CODES.indexOf("CEL1");
export const COLOURS = ["red", "blue", "green", "yellow", "black", "white"];
export const OFFICES = ["Matins", "Lauds", "Prime", "Terce", "Sext", "None", "Vespers", "Compline"];
export const SUSPECTS = Array.from({ length: 24 }, (_, at) => at + 1);

/** The twelve values by trait. */
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

/** The five letters. @param {View} view @param {number} suspect */
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

/** "hooded bearded Franciscan Fathers". @param {string[]} values */
export function kindWords(values) {
  const has = (/** @type {number} */ trait) => values.find((value) => TRAITS[trait].includes(value)) ?? "";
  const order = has(0), title = has(1), looks = [has(2), has(3), has(4)];
  const noun = title ? [order, `${title}s`] : [order ? `${order}s` : "monks"];
  return [...looks, ...noun].filter(Boolean).join(" ");
}

/** @param {string[]} words */
export const listed = (words) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** @param {View} view @param {number[]} suspects */
export const namesOf = (view, suspects) => listed(suspects.map((suspect) => nameOf(view, suspect)));

/** @param {unknown} numbers "3 12" */
export const readNumbers = (numbers) => String(numbers ?? "").split(" ").filter(Boolean).map(Number);

/** Where a room's name ends: whose cell it is. @param {View} view @param {Ui} ui @param {string} room */
export function roomName(view, ui, room) {
  const owner = ownerOf(view, room);
  if (owner < 0) return ROOMS[room]?.name ?? room;
  return owner === ui.seat ? "your own cell" : `${ui.name(owner)}'s cell`;
}

/** The last sighting of a suspect in few words; "" if there was none. @param {View} view @param {Ui} ui @param {number} suspect */
export function sighting(view, ui, suspect) {
  if (view.hands.length) {
    if (view.culprit === suspect) return "culprit";
    const holder = view.hands.findIndex((/** @type {number[]} */ hand) => hand.includes(suspect));
    return holder >= 0 ? ui.name(holder) : "parlour";
  }
  if (view.hand.includes(suspect)) return "yours";
  const seen = view.sightings[suspect - 1] ?? -1;
  if (seen < 0) return "";
  const place = seen % 100, turn = Math.floor(seen / 100);
  const where = place === ui.seat ? "you" : place < view.pawns.length ? ui.name(place) : "parlour";
  return `${where} T${turn}`;
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

/** Where a pawn stands: side by side, and before the room if there are many. @param {View} view @param {number} seat @param {boolean} portrait @returns {Point} */
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
