/**
 * Squares, bridges, cards and moves of Sator as the page uses them; the numbers are those of ground.py.
 * @import { View } from "/static/lib/types.js"
 */

export const WIDTH = 20;
export const SHAPES = ["L5", "L3", "T4", "I4", "I3", "I2"], TYPES = ["wood", "stone", "iron", "brick"];
export const JOLLY = 10, NIHIL = 11, FREE = -1, MOVES = 6;
const PRAYERS = ["nihil", "clara", "neque", "mihi", "omnia", "quin", "animi", "victoria"];
const ANGLES = ["", "right", "half", "left"];
export const EFFECTS = ["turn once", "turn twice", "slide by 1", "slide by 2", "slide by 3"];
export const ONCE = 0, TWICE = 1, SLIDES = 2;

/** The phases, in the order of phase.py. */
export const PICK = 0, LAY = 1, LAY_FACING = 2, LAY_PLACE = 3, MAIN = 4, DISCARD = 5, SOURCE = 6, SEEK = 7, EFFECT = 8,
  BRIDGE = 9, TURN = 10, SECOND_TURN = 11, SLIDE = 12, NUDGE = 13, MIHI = 14, LEAD = 15, JUMP = 16, GARGOYLE = 17,
  FACING = 18, PLACE = 19, ANIMI = 20, DRAW = 21, OVER = 22;

/** @param {View} view */
export const isLaying = (view) => view.phase < MAIN;
/** @param {View} view */
export const isPlacing = (view) => view.phase === LAY_PLACE || view.phase === PLACE;
/** @param {View} view */
export const isFacing = (view) => view.phase === LAY_FACING || view.phase === FACING;

/** @param {number} square */
export const rowOf = (square) => Math.floor(square / WIDTH);
/** @param {number} square */
export const columnOf = (square) => square % WIDTH;
/** @param {number} square */
export const nameOf = (square) => `${String.fromCharCode(97 + columnOf(square))}${rowOf(square) + 1}`;
/** @param {string} name */
export const squareOf = (name) => name.charCodeAt(0) - 97 + WIDTH * (Number(name.slice(1)) - 1);

/** @param {number} bridge */
export const shapeOf = (bridge) => SHAPES[bridge >> 2];
/** @param {number} bridge */
export const typeOf = (bridge) => TYPES[bridge & 3];
/** @param {number} bridge */
export const bridgeName = (bridge) => `${typeOf(bridge)} ${shapeOf(bridge)}`;
/** The arguments of a message about a bridge. @param {number} bridge */
export const bridgeArgs = (bridge) => ({ type: typeOf(bridge), shape: shapeOf(bridge) });
/** @param {string} name */
export function bridgeOf(name) {
  const [type, shape] = name.split(" ");
  return 4 * SHAPES.indexOf(shape) + TYPES.indexOf(type);
}

/** A card as it is written in moves. @param {number} face */
export function cardWord(face) {
  if (face < MOVES) return `rotas ${SHAPES[face]}`;
  if (face < JOLLY) return `moves ${TYPES[face - MOVES]}`;
  return face === JOLLY ? "jolly" : PRAYERS[face - NIHIL];
}

/** The arguments of a message about a card. @param {number} face */
export function cardArgs(face) {
  const [card, of = ""] = cardWord(face).split(" ");
  return { card, of };
}

/** @param {string} word */
export function faceOf(word) {
  const [kind, of] = word.split(" ");
  if (kind === "rotas") return SHAPES.indexOf(of);
  if (kind === "moves") return MOVES + TYPES.indexOf(of);
  return kind === "jolly" ? JOLLY : NIHIL + PRAYERS.indexOf(kind);
}

/** @param {View} view @param {number} square */
export const bridgeAt = (view, square) =>
  view.bridges.findIndex((/** @type {number[]} */ cells) => cells.includes(square));

/** How many times a bridge is turned to the right, judged by its first two cells. @param {number} bridge @param {number[]} cells */
export function facingOf(bridge, cells) {
  const step = cells[1] - cells[0], first = bridge >> 2 < 2 ? [WIDTH, -1, -WIDTH, 1] : [1, WIDTH, -1, -WIDTH];
  return first.indexOf(step);
}

/** The cells after right turns about a square. @param {number[]} cells @param {number} pivot @param {number} turns */
export function turnedCells(cells, pivot, turns) {
  return cells.map((cell) => {
    let down = rowOf(cell) - rowOf(pivot), right = columnOf(cell) - columnOf(pivot);
    for (let i = 0; i < turns; i++) [down, right] = [right, -down];
    return pivot + WIDTH * down + right;
  });
}

/** A turn or a slide as it is written in moves. @param {number} effect @param {number} end as in view.ways */
export const motionWords = (effect, end) =>
  effect < SLIDES ? `turn ${nameOf(end >> 2)} ${ANGLES[end & 3]}` : `slide to ${nameOf(end)}`;

/** The cells of a bridge after a turn or a slide. @param {number[]} cells @param {string} move @returns {number[]} */
export function cellsAfter(cells, move) {
  const [verb, one, two] = move.split(" ");
  if (verb === "turn") return turnedCells(cells, squareOf(one), ANGLES.indexOf(two));
  return cells.map((cell) => cell + squareOf(two) - cells[0]);
}

/** The cell by which a bridge is held: the one nearest to its middle. @param {number[]} cells */
export function heldCell(cells) {
  const row = mean(cells.map(rowOf)), column = mean(cells.map(columnOf));
  const far = cells.map((cell) => Math.hypot(rowOf(cell) - row, columnOf(cell) - column));
  return far.indexOf(Math.min(...far));
}

/** The cell farthest from a square. @param {number[]} cells @param {number} from */
export function farCell(cells, from) {
  const far = cells.map((cell) => Math.abs(rowOf(cell) - rowOf(from)) + Math.abs(columnOf(cell) - columnOf(from)));
  return far.indexOf(Math.max(...far));
}

/** @param {number[]} numbers */
const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The piece to touch for a move. @param {string} move @param {View} view @returns {string | null} */
export function pieceOf(move, view) {
  const [verb, one, two] = move.split(" "), rest = move.slice(verb.length + 1);
  switch (verb) {
    case "play": case "discard": return `h${view.hand.indexOf(faceOf(rest))}`;
    case "take": return `k${faceOf(rest)}`;
    case "lay": return `u${bridgeOf(rest)}`;
    case "pick": return `u${one}`;
    case "bridge": return `b${bridgeOf(rest)}`;
    case "place": return `o${one}`;
    case "walk": case "jump": case "gargoyle": return `s${one}`;
    case "free": return one === "bridge" ? null : `f${one}`;
    case "lead": return `l${one}${two}`;
    case "pray": return `y${one}`;
    case "slide": return one === "to" ? `g${move}` : null;
    case "turn": return two ? `g${move}` : null;
  }
  return null;
}
