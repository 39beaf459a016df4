/**
 * Numbered arrows: what the running move has done, and what the next decision would do.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 * @import { Leg } from "./legs.js"
 * @import { Point } from "./map.js"
 */

import { nothing, svg } from "/static/lib/lit.js";
import { legsDone, pieceInMind, preview } from "./legs.js";
import { mark, MONK, NOBODY, pair, size, spot, stand, VILLAGE, ways } from "./map.js";
import { seaRoute } from "./terrain.js";
import { signed } from "./words.js";

/** An end of a leg on the screen. @param {View} view @param {number} monk @param {number} place @param {boolean} portrait */
function end(view, monk, place, portrait) {
  return place === VILLAGE ? mark(view, monk, portrait) : spot(view, place, portrait);
}

/**
 * The curve of a leg: over land bent and clear of both ends, over water along the sea lines.
 * @param {View} view @param {Leg} leg @param {boolean} portrait
 * @returns {{line: string, badge: Point}}
 */
function course(view, leg, portrait) {
  const k = size(portrait), route = leg.sails ? seaRoute(view, leg.from, leg.to, portrait) : "";
  const [x1, y1] = end(view, leg.monk, leg.from, portrait), [x2, y2] = end(view, leg.monk, leg.to, portrait);
  const long = Math.hypot(x2 - x1, y2 - y1) || 1, dx = (x2 - x1) / long, dy = (y2 - y1) / long;
  const cut = Math.min(24 * k, long / 3), bend = Math.min(26, long / 5);
  /** @type {Point} */
  const middle = [(x1 + x2) / 2 + dy * bend * 2, (y1 + y2) / 2 - dx * bend * 2];
  const line = `M${pair([x1 + dx * cut, y1 + dy * cut])}Q${pair(middle)} ${pair([x2 - dx * cut, y2 - dy * cut])}`;
  if (!route) return { line, badge: [(x1 + x2) / 2 + dy * bend, (y1 + y2) / 2 - dx * bend] };
  const last = route.match(/[QC]([-\d.]+) ([-\d.]+)[^QC]*$/) ?? [];
  const near = /** @type {Point} */ ([Number(last[1]), Number(last[2])]);
  return { line: route, badge: [(x2 + near[0]) / 2, (y2 + near[1]) / 2] };
}

/**
 * An arrow with its number.
 * @param {View} view @param {Leg} leg @param {string} kind @param {number} count @param {boolean} portrait
 */
function arrow(view, leg, kind, count, portrait) {
  const k = size(portrait), { line, badge: at } = course(view, leg, portrait), badge = pair(at);
  return svg`<g class="leg ${kind}"><path class="under" d=${line}></path>
    <path class="line" d=${line} marker-end="url(#msm-head-${kind === "done" ? "done" : "next"})"></path>
    <g transform="translate(${badge}) scale(${k})"><circle r="9.5"></circle><text y="4.6">${count}</text></g></g>`;
}

/** The moved monk as a ghost in its new place, and the page that it would win. */
function ghost(
  /** @type {View} */ view,
  /** @type {Leg} */ leg,
  /** @type {boolean} */ wins,
  /** @type {boolean} */ portrait,
) {
  const k = size(portrait), [x, y] = end(view, leg.monk, leg.to, portrait);
  return svg`<g class="ghost" transform="translate(${pair([x, y - 6 * k])}) scale(${k})">
    <use class="pale" href="#msm-monk-${leg.monk}"></use>
    <ellipse class="dashed" cy="9" rx="22" ry="11.5"></ellipse>
    ${wins ? svg`<g class=${view.value < 0 ? "chip burnt" : "chip"} transform="translate(0 -37)">
      <rect x="-16" y="-12" width="32" height="24" rx="3"></rect><text y="5.5">${signed(view.value)}</text></g>` : nothing}
  </g>`;
}

/** @param {View} view @param {Ui} ui */
export function arrows(view, ui) {
  if (ui.marked) return nothing;
  const done = legsDone(view, ui), next = preview(view, ui), { portrait } = ui;
  const count = done.length + 1, legs = next?.legs ?? [];
  return svg`<g class="legs">
    ${done.map((leg, i) => arrow(view, leg, "done", i + 1, portrait))}
    ${reach(view, ui)}
    ${legs.map((leg, i) => arrow(view, leg, "next", count + i, portrait))}
    ${(next?.fan ?? []).map((leg) => arrow(view, leg, "maybe", count + legs.length, portrait))}
    ${legs.filter((leg, i) => legs[i + 1]?.monk !== leg.monk)
      .map((leg) => ghost(view, leg, leg.monk === next?.wins, portrait))}
  </g>`;
}

/** Where the first dot would lead the monk under consideration. @param {View} view @param {Ui} ui */
function reach(view, ui) {
  const piece = pieceInMind(ui), monk = MONK.get(piece ?? "") ?? NOBODY;
  if (!ui.acts || monk < 0 || !ui.moves.includes(`move ${piece}`)) return nothing;
  const k = size(ui.portrait), from = stand(view, monk, ui.portrait);
  return ways(view, view.places[monk]).map((to) => {
    const at = spot(view, to, ui.portrait);
    return svg`<path class="reach" d="M${pair([from[0], from[1] + 8 * k])}L${pair(at)}"></path>
      <circle class="reach" cx=${at[0].toFixed(1)} cy=${at[1].toFixed(1)} r=${21 * k}></circle>`;
  });
}
