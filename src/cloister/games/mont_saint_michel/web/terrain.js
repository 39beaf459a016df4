/**
 * The island as cut paper: a smooth shore around all places, and terraces up to the abbey.
 * @import { View } from "/static/lib/types.js"
 * @import { Point } from "./map.js"
 */

import { svg } from "/static/lib/lit.js";
import { onScreen, pair, RAMP, spot, TOP } from "./map.js";

const STEPS = [1, 0.8, 0.6, 0.42, 0.25];
const SWELL = 3.4, BEACH = 1.6;
/** Waves on the open water. @type {Point[]} */
const WAVES = [[0, 3], [88, 4], [1, 86], [94, 93], [84, -1], [3, 93], [96, 14]];

/** @param {Point} a @param {Point} b @param {Point} c */
const turn = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** The convex hull of the places, in order (Andrew's monotone chain). @param {Point[]} points */
function hull(points) {
  const ordered = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  /** @param {Point[]} list */
  const half = (list) => {
    /** @type {Point[]} */
    const found = [];
    for (const point of list) {
      while (found.length > 1 && turn(found[found.length - 2], found[found.length - 1], point) <= 0) {
        found.pop();
      }
      found.push(point);
    }
    return found.slice(0, -1);
  };
  return [...half(ordered), ...half(ordered.toReversed())];
}

/** @param {Point} point @param {Point} from @param {number} by @returns {Point} */
function away([x, y], [fx, fy], by) {
  const far = Math.hypot(x - fx, y - fy) || 1;
  return [x + (by * (x - fx)) / far, y + (by * (y - fy)) / far];
}

/** A closed curve through the points (Catmull-Rom). @param {Point[]} points */
function smooth(points) {
  const n = points.length, at = (/** @type {number} */ i) => points[(i + n) % n];
  const parts = points.map((start, i) => {
    const before = at(i - 1), end = at(i + 1), after = at(i + 2);
    return `C${pair([start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6])} ${
      pair([end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6])
    } ${pair(end)}`;
  });
  return `M${pair(points[0])}${parts.join("")}z`;
}

/** How far the water has gone back: ebbs played minus floods played. @param {View} view */
export function tide(view) {
  const played = (/** @type {number} */ card) =>
    view.tides.filter((/** @type {number} */ held) => !(held & card)).length;
  return played(1) - played(2);
}

/** @param {View} view @param {boolean} portrait */
export function terrain(view, portrait) {
  /** @type {Point[]} */
  const outer = hull(view.chart.points.slice(0, RAMP));
  /** @type {Point} */
  const middle = [
    outer.reduce((sum, [x]) => sum + x, 0) / outer.length,
    outer.reduce((sum, [, y]) => sum + y, 0) / outer.length,
  ];
  const shore = outer.map((point) => away(point, middle, SWELL));
  const abbey = /** @type {Point} */ (view.chart.points[TOP]);
  const shape = (/** @type {Point[]} */ points) =>
    smooth(points.map((point) => onScreen(point, portrait)));
  const beach = shape(shore.map((point) => away(point, middle, BEACH)));
  const terraces = STEPS.map((step) =>
    shape(shore.map(([x, y]) => [abbey[0] + step * (x - abbey[0]), abbey[1] + step * (y - abbey[1])]))
  );
  return svg`
    <g class="waves">${WAVES.map((at) => svg`<path d="M${pair(onScreen(at, portrait))}q9-6 18 0t18 0"></path>`)}</g>
    <g class="beach" data-tide=${Math.max(-3, Math.min(3, tide(view)))}>
      <path class="wet" d=${beach}></path><path class="sand" d=${beach}></path>
      <path class="foam" d=${beach}></path></g>
    ${terraces.map((d, at) => svg`<path class="shade" d=${d} transform="translate(0 6)"></path>
      <path class="terrace t${at}" d=${d}></path>`)}`;
}

/** The curve of a sea line as sailed, without its start. @param {View} view @param {number} line @param {boolean} back @param {boolean} portrait */
function curve(view, line, back, portrait) {
  const [a, b] = view.chart.sea[line];
  const bend = view.chart.curves[line].map((/** @type {Point} */ point) => pair(onScreen(point, portrait)));
  if (back) bend.reverse();
  return `${bend.length === 1 ? "Q" : "C"}${bend.join(" ")} ${pair(spot(view, back ? a : b, portrait))}`;
}

/** @param {View} view @param {boolean} portrait */
export const seaLines = (view, portrait) =>
  view.chart.sea.map((/** @type {[number, number]} */ [a], /** @type {number} */ line) =>
    svg`<path d="M${pair(spot(view, a, portrait))}${curve(view, line, false, portrait)}"></path>`
  );

/**
 * The shortest way by sea from one landing place to another, as a path; empty if there is none.
 * @param {View} view @param {number} from @param {number} to @param {boolean} portrait
 */
export function seaRoute(view, from, to, portrait) {
  /** @type {Map<number, string>} */
  const found = new Map([[from, `M${pair(spot(view, from, portrait))}`]]);
  for (const [at, sailed] of found) {
    view.chart.sea.forEach((/** @type {[number, number]} */ [a, b], /** @type {number} */ line) => {
      const next = a === at ? b : b === at ? a : null;
      if (next === null || found.has(next)) return;
      found.set(next, sailed + curve(view, line, b === at, portrait));
    });
  }
  return found.get(to) ?? "";
}
