/**
 * The places of the mount and where they lie on the screen; the map comes with the view, from the
 * component pack.
 * @import { View } from "/static/lib/types.js"
 *
 * @typedef {[number, number]} Point
 */

export const MONKS = ["black", "blue", "green", "yellow", "red", "white"];
export const VILLAGE = 0, TOP = 1, LAST = 16, RAMP = 17, NOBODY = -1;
const FEET = [5, 12, 13];
/** What a place is called in moves, and as a piece. */
export const WORDS = ["village", ...Array.from({ length: LAST }, (_, at) => String(at + 1)), "ramp"];
/** @type {Map<string, number>} */
export const PLACE = new Map(WORDS.map((word, place) => [word, place]));
/** @type {Map<string, number>} */
export const MONK = new Map(MONKS.map((colour, monk) => [colour, monk]));

const LANDSCAPE = { wide: 980, high: 690, scale: 6.6, left: 14, top: 12 };
const PORTRAIT = { wide: 690, high: 1016, scale: 6.75, left: 6, top: 122 };

/** @param {boolean} portrait */
export const layout = (portrait) => (portrait ? PORTRAIT : LANDSCAPE);

/** The scale of pieces; they are larger on a small screen. @param {boolean} portrait */
export const size = (portrait) => (portrait ? 1.5 : 1);

/** The font size at which a text fits a room. @param {string} text @param {number} room @param {number} most */
export const fitting = (text, room, most) => Math.min(most, room / (0.53 * text.length)).toFixed(1);

/** @param {Point} point @param {boolean} portrait @returns {Point} */
export function onScreen([x, y], portrait) {
  const { scale, left, top } = layout(portrait);
  return [left + scale * x, top + scale * y];
}

/** @param {View} view @param {number} place @param {boolean} portrait */
export const spot = (view, place, portrait) => onScreen(view.chart.points[place], portrait);

/** @param {Point} point */
export const pair = ([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/**
 * The mark of a monk in the village; marks lie further apart where pieces are larger.
 * @param {View} view @param {number} monk @param {boolean} portrait @returns {Point}
 */
export function mark(view, monk, portrait) {
  const [cx, cy] = view.chart.points[VILLAGE], [x, y] = view.chart.marks[monk], apart = portrait ? 1.6 : 1.1;
  return onScreen([cx + apart * (x - cx), cy + apart * (y - cy)], portrait);
}

/**
 * Where a monk stands: in the village on its mark; aside while it is in another's way.
 * @param {View} view @param {number} monk @param {boolean} portrait @returns {Point}
 */
export function stand(view, monk, portrait) {
  const place = view.places[monk], k = size(portrait);
  const [x, y] = place === VILLAGE ? mark(view, monk, portrait) : spot(view, place, portrait);
  return monk === view.pushed ? [x + 24 * k, y + 4 * k] : [x, y - 6 * k];
}

/** The places one step away from a place. @param {View} view @param {number} place */
export function ways(view, place) {
  if (place === RAMP) return [TOP, ...FEET];
  const beside = /** @type {[number, number][]} */ (view.chart.paths)
    .filter(([a, b]) => a === place || b === place)
    .map(([a, b]) => (a === place ? b : a));
  return place === TOP || FEET.includes(place) ? [...beside, RAMP] : beside;
}

/** The monk on a location; village and ramp count as empty. @param {View} view @param {number} place */
export function standing(view, place) {
  if (place === VILLAGE || place === RAMP) return NOBODY;
  return view.places.findIndex((/** @type {number} */ at, /** @type {number} */ monk) =>
    at === place && monk !== view.pushed
  );
}

/** The piece to touch for a place: the monk on it, if any. @param {View} view @param {number} place */
export const pieceAt = (view, place) => MONKS[standing(view, place)] ?? WORDS[place];

/** The places and monks that can be touched. @param {View} view */
export const pieces = (view) => [
  ...MONKS,
  ...WORDS.filter((_, place) => standing(view, place) === NOBODY),
];

/** The point of a piece. @param {View} view @param {string} piece @param {boolean} portrait */
export function pointOf(view, piece, portrait) {
  const monk = MONK.get(piece);
  return monk === undefined
    ? spot(view, PLACE.get(piece) ?? VILLAGE, portrait)
    : stand(view, monk, portrait);
}

/** @type {Record<string, Point>} */
const ARROWS = {
  ArrowRight: [1, 0], d: [1, 0],
  ArrowLeft: [-1, 0], a: [-1, 0],
  ArrowUp: [0, -1], w: [0, -1], e: [0.7, -0.7],
  ArrowDown: [0, 1], x: [0, 1], z: [-0.7, 0.7],
};

/**
 * The nearest piece in the direction of a key.
 * @param {string | null} from @param {string} key @param {View} view @param {boolean} portrait
 */
export function neighbour(from, key, view, portrait) {
  const all = pieces(view);
  if (from === null || !all.includes(from)) return all[0];
  const towards = ARROWS[key] ?? ARROWS[key.toLowerCase()];
  if (!towards) return null;
  const [x, y] = pointOf(view, from, portrait);
  let best = null, least = Infinity;
  for (const piece of all) {
    const [px, py] = pointOf(view, piece, portrait);
    const along = (px - x) * towards[0] + (py - y) * towards[1];
    const aside = Math.abs((px - x) * towards[1] - (py - y) * towards[0]);
    if (piece !== from && along > 4 && along + 1.9 * aside < least) {
      least = along + 1.9 * aside;
      best = piece;
    }
  }
  return best;
}
