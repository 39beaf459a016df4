/** The 91 places: names, neighbours, and where they lie on the screen. As in cells.py. */

export const SIDE = 6;
export const PITCH = 64;
export const RADIUS = 34.6;
const ROW = (PITCH * Math.sqrt(3)) / 2;
/** The step (q, r) across each edge, clockwise from the right-hand one. */
const STEPS = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];

/** @type {[number, number][]} */
const PLACES = [];
/** @type {string[]} a1 ... k6 */
export const NAMES = [];
for (let r = 1 - SIDE; r < SIDE; r++) {
  const first = Math.max(1 - SIDE, 1 - SIDE - r);
  for (let q = first; q <= Math.min(SIDE - 1, SIDE - 1 - r); q++) {
    PLACES.push([q, r]);
    NAMES.push(`${"abcdefghijk"[r + SIDE - 1]}${q - first + 1}`);
  }
}
export const CELLS = NAMES.length;
/** @type {Map<string, number>} */
export const CELL = new Map(NAMES.map((name, cell) => [name, cell]));
const INDEX = new Map(PLACES.map(([q, r], cell) => [`${q},${r}`, cell]));
/** For each cell, the cell across each edge, or -1. @type {number[][]} */
export const ACROSS = PLACES.map(([q, r]) =>
  STEPS.map(([dq, dr]) => INDEX.get(`${q + dq},${r + dr}`) ?? -1)
);
/** For each cell, its neighbours. */
export const BESIDE = ACROSS.map((cells) => cells.filter((cell) => cell >= 0));

/**
 * Where a tile lies. In portrait the garden stands on a corner: the tiles get a quarter more room.
 * @param {number} cell @param {boolean} portrait @returns {[number, number]}
 */
export function centre(cell, portrait) {
  const [q, r] = PLACES[cell];
  const x = PITCH * (q + r / 2), y = ROW * r;
  if (!portrait) return [x, y];
  const cos = Math.cos(Math.PI / 6), sin = 0.5;
  return [x * cos - y * sin, x * sin + y * cos];
}

/** How far the tiles are turned with the board. @param {boolean} portrait */
export const lean = (portrait) => (portrait ? 30 : 0);

/** @param {number} cell @param {boolean} portrait */
export function at(cell, portrait) {
  const [x, y] = centre(cell, portrait);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}

/** The direction of an edge on the screen, in degrees clockwise from the right. */
export const edgeAngle = (/** @type {number} */ edge, /** @type {boolean} */ portrait) =>
  60 * edge + lean(portrait);

/** The visible part of the plane. @param {boolean} portrait */
export const viewBox = (portrait) => portrait ? "-330 -386 660 772" : "-386 -332 772 664";

const KEYS = { d: 0, x: 1, z: 2, a: 3, w: 4, e: 5 };
const ARROWS = { ArrowRight: 0, ArrowLeft: 180, ArrowUp: 270, ArrowDown: 90 };

/**
 * The neighbour that a key leads to: six letters around S, or the arrows as seen on the screen.
 * @param {string} from @param {string} key @param {boolean} portrait @returns {string | null}
 */
export function neighbour(from, key, portrait) {
  const cell = CELL.get(from);
  if (cell === undefined) return null;
  const edge = KEYS[/** @type {keyof typeof KEYS} */ (key.toLowerCase())];
  if (edge !== undefined) return NAMES[ACROSS[cell][edge]] ?? null;
  const wanted = ARROWS[/** @type {keyof typeof ARROWS} */ (key)];
  return wanted === undefined ? null : nearest(cell, wanted, portrait);
}

/** The closest cell in a direction, so that arrows reach every tile. */
function nearest(
  /** @type {number} */ cell,
  /** @type {number} */ degrees,
  /** @type {boolean} */ portrait,
) {
  const [x, y] = centre(cell, portrait);
  const dx = Math.cos((degrees * Math.PI) / 180), dy = Math.sin((degrees * Math.PI) / 180);
  let best = -1, least = Infinity;
  for (const other of BESIDE[cell]) {
    const [ox, oy] = centre(other, portrait);
    const along = (ox - x) * dx + (oy - y) * dy, aside = Math.abs((ox - x) * dy - (oy - y) * dx);
    if (along > 10 && aside + (ox > x ? 0 : 0.1) < least) {
      least = aside + (ox > x ? 0 : 0.1);
      best = other;
    }
  }
  return best < 0 ? null : NAMES[best];
}
