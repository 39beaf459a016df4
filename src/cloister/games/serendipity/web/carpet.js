/**
 * What the carpets are worth, for display only: the server does its own count (carpet.py).
 * @import { View } from "/static/lib/types.js"
 */

import { ACROSS, BESIDE, CELL, CELLS } from "./cells.js";

export const COLOURS = ["blue", "violet", "red", "orange", "yellow", "green"];
export const HIDDEN = -1, SERENDIP = 6, NOBODY = -1, EACH = 13;
const ALL = [0, 1, 2, 3, 4, 5];

/**
 * @typedef {{colour: number, flowers: number[], touching: number[], matching: number[],
 *   joining: number[], points: number}} Carpet
 * @typedef {{shown: number[], turned: number[], edge_of: number[], chain: boolean}} Laid  what
 *   of a view the score depends on
 */

/** @param {Laid} laid @param {number} start @param {number} colour @param {boolean[]} done */
function grow(laid, start, colour, done) {
  /** @type {number[]} */
  const flowers = [];
  /** @type {number[]} */
  const serendips = [];
  const edge = [start];
  done[start] = true;
  while (edge.length) {
    const cell = /** @type {number} */ (edge.pop());
    (laid.shown[cell] === colour ? flowers : serendips).push(cell);
    for (const other of BESIDE[cell]) {
      const face = laid.shown[other];
      if ((face === colour || face === SERENDIP) && !done[other]) {
        done[other] = true;
        edge.push(other);
      }
    }
  }
  return { flowers, serendips };
}

/**
 * The most valuable carpet of a colour (SER-9).
 * @param {Laid} laid @param {number} colour @returns {Carpet}
 */
export function bestCarpet(laid, colour) {
  /** @type {Carpet} */
  let best = { colour, flowers: [], touching: [], matching: [], joining: [], points: 0 };
  const done = new Array(CELLS).fill(false);
  for (let cell = 0; cell < CELLS; cell++) {
    if (laid.shown[cell] !== colour || done[cell]) continue;
    const { flowers, serendips } = grow(laid, cell, colour, done);
    const touching = serendips.filter((s) => BESIDE[s].some((c) => laid.shown[c] === colour));
    const matching = serendips.filter((s) => {
      const facing = ACROSS[s][(laid.edge_of[colour] + laid.turned[s]) % 6];
      return facing >= 0 && laid.shown[facing] === colour;
    });
    const scoring = laid.chain ? serendips.length : touching.length;
    const points = flowers.length + 2 * scoring + 2 * matching.length;
    const joining = serendips.filter((s) => !touching.includes(s));
    if (points > best.points) best = { colour, flowers, touching, matching, joining, points };
  }
  return best;
}

/** The best carpets of all six colours. @param {Laid | View} laid */
export const carpets = (laid) =>
  COLOURS.map((_, colour) => bestCarpet(/** @type {Laid} */ (laid), colour));

/** @param {View} view @param {number | null} seat */
export const coloursOf = (view, seat) =>
  seat === null ? [] : ALL.filter((colour) => view.owner[colour] === seat);

/** The garden after two tiles have changed places. @param {View} view @returns {View} */
export function swapped(view, /** @type {string} */ one, /** @type {string} */ two) {
  const a = CELL.get(one) ?? 0, b = CELL.get(two) ?? 0;
  const shown = [...view.shown], turned = [...view.turned];
  [shown[a], shown[b]] = [shown[b], shown[a]];
  [turned[a], turned[b]] = [turned[b], turned[a]];
  return { ...view, shown, turned };
}

/** The garden after a Serendip was turned. @param {View} view @returns {View} */
export function turnedTo(view, /** @type {number} */ cell, /** @type {number} */ rotation) {
  const turned = [...view.turned];
  turned[cell] = rotation;
  return { ...view, turned };
}

/**
 * What changes for the owned colours.
 * @param {View} view @param {View} after
 * @returns {{colour: number, before: number, after: number}[]}
 */
export function changes(view, after) {
  const before = carpets(view), next = carpets(after);
  return ALL.filter((c) =>
    view.owner[c] !== NOBODY && before[c].points !== next[c].points
  ).map((c) => ({ colour: c, before: before[c].points, after: next[c].points }));
}
