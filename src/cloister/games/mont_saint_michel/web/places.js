/**
 * The ground of the map: places, paths, the ramp, and their names.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 */

import { classMap, nothing, svg } from "/static/lib/lit.js";
import { pieceInMind } from "./legs.js";
import {
  fitting, LAST, layout, mark, MONKS, NOBODY, pair, pieces, PLACE, RAMP, size, spot, standing, TOP, VILLAGE,
  WORDS,
} from "./map.js";
import { broken, calledAt, placeWords } from "./words.js";

/** The one piece that Tab leads to. @param {View} view @param {Ui} ui */
export const focusOf = (view, ui) => {
  const all = pieces(view);
  return ui.focus !== null && all.includes(ui.focus) ? ui.focus : all[0];
};

/** Whether a sea leg leads to a piece. @param {Ui} ui @param {string} piece */
export const bySea = (ui, piece) =>
  ui.acts && (ui.byPiece.get(piece) ?? []).some((move) => /^(ebb|flood) /.test(move));

/** @param {View} view @param {Ui} ui @param {number} place */
export function placeMark(view, ui, place) {
  const k = size(ui.portrait), taken = standing(view, place) !== NOBODY, word = WORDS[place];
  const [x, y] = spot(view, place, ui.portrait), isOpen = place === view.location && place > 0;
  const radius = place === VILLAGE ? (ui.portrait ? 84 : 55) : 15.5 * k;
  const lit = !taken && ui.acts && ui.byPiece.has(word);
  const classes = {
    place: true,
    lit,
    sea: !taken && bySea(ui, word),
    taken,
    open: isOpen,
    looked: word === ui.hovered,
    shaken: word === ui.shaken,
    village: place === VILLAGE,
    faded: ui.marked !== null,
  };
  return svg`<g class=${classMap(classes)} transform="translate(${pair([x, y])})"
    data-piece=${taken ? nothing : word} role=${taken ? nothing : "button"}
    tabindex=${taken ? nothing : word === focusOf(view, ui) ? 0 : -1}
    aria-label=${taken ? nothing : placeWords(view, ui, place)} aria-hidden=${taken ? "true" : nothing}>
    <circle class="touch" r=${(place === VILLAGE ? radius : 24 * k).toFixed(1)}></circle>
    <g class="in"><circle class="spot" r=${radius}></circle>
      ${isOpen ? svg`<circle class="stake" r=${radius + 4.5 * k}></circle>` : nothing}
      <circle class="edge" r=${radius + (isOpen ? 9 : 3) * k}></circle>
      ${place > VILLAGE && place <= LAST && !taken
        ? svg`<text class="number" y=${5.2 * k}>${place}</text>`
        : nothing}</g>
  </g>`;
}

/** On a small screen, the name of the place that was touched. @param {View} view @param {Ui} ui */
export function callout(view, ui) {
  const piece = pieceInMind(ui), monk = MONKS.indexOf(piece ?? "");
  const place = monk < 0 ? PLACE.get(piece ?? "") : view.places[monk];
  if (!ui.portrait || place === undefined || place === VILLAGE) return nothing;
  const [x, y] = spot(view, place, true), name = calledAt(view, ui, place);
  const half = name.length * 5.6 + 18, { wide } = layout(true);
  const at = Math.max(half + 4, Math.min(wide - half - 4, x));
  return svg`<g class="callout" transform="translate(${pair([at, y - 98])})">
    <rect x=${-half} y="-20" width=${2 * half} height="40" rx="20"></rect><text y="7">${name}</text></g>`;
}

/** Names below the places; on a small screen only that of the village. */
export function labels(/** @type {View} */ view, /** @type {Ui} */ ui) {
  const k = size(ui.portrait);
  return [...view.chart.names.keys()].map((/** @type {number} */ place) => {
    const [x, y] = spot(view, place, ui.portrait), taken = standing(view, place) !== NOBODY;
    if (place === RAMP || (ui.portrait && place !== VILLAGE)) return nothing;
    const name = calledAt(view, ui, place);
    if (place === VILLAGE) {
      return svg`<text class="name" x=${x} y=${y + 5 * k} font-size=${fitting(name, 62 * k, 13 * k)}>${name}</text>`;
    }
    const shown = broken(taken ? `${place} ${name}` : name);
    return shown.map((line, i) => svg`<text class="name" x=${x} y=${y + 32 + 14 * i}>${line}</text>`);
  });
}

/** On a small screen, the numbers of taken places, in front of the monks. @param {View} view @param {Ui} ui */
export function numbers(view, ui) {
  if (!ui.portrait) return nothing;
  const taken = WORDS.map((_, place) => place).filter((place) => standing(view, place) !== NOBODY);
  return taken.map((place) => {
    const [x, y] = spot(view, place, true);
    return svg`<text class="name" x=${x + 31} y=${y + 27}>${place}</text>`;
  });
}

/** @param {View} view @param {boolean} portrait */
export function paths(view, portrait) {
  const at = (/** @type {number} */ place) => pair(spot(view, place, portrait));
  const drawn = view.chart.paths.map((/** @type {[number, number]} */ [a, b]) => `M${at(a)}L${at(b)}`);
  return svg`<path class="bed" d=${drawn.join("")}></path><path class="stones" d=${drawn.join("")}></path>`;
}

/** The ramp: three ways onto it, one arrow up. @param {View} view @param {Ui} ui */
export function ramp(view, ui) {
  const at = (/** @type {number} */ place) => spot(view, place, ui.portrait);
  const [x, y] = at(RAMP), [tx, ty] = at(TOP), k = size(ui.portrait);
  const feet = [5, 12, 13].map((foot) => `M${pair(at(foot))}L${pair([x, y])}`).join("");
  const short = pair([x + 0.6 * (tx - x), y + 0.6 * (ty - y)]);
  const degrees = (Math.atan2(ty - y, tx - x) * 180) / Math.PI;
  const classes = {
    place: true,
    ramp: true,
    lit: ui.acts && ui.byPiece.has("ramp"),
    looked: ui.hovered === "ramp",
    shaken: ui.shaken === "ramp",
    faded: ui.marked !== null,
  };
  return svg`<path class="slide" d=${feet}></path>
    <path class="rise" d="M${pair([x, y])}L${short}"></path>
    <path class="head" d="M-2-10L19 0L-2 10z" transform="translate(${short}) rotate(${degrees.toFixed(1)})"></path>
    <g class=${classMap(classes)} transform="translate(${pair([x, y])})" data-piece="ramp" role="button"
      tabindex=${focusOf(view, ui) === "ramp" ? 0 : -1} aria-label=${placeWords(view, ui, RAMP)}>
      <circle class="touch" r=${22 * k}></circle>
      <g class="in"><g transform="scale(${k})"><path class="spot" d="M-13 9L-6-10H6L13 9z"></path>
        <path class="steps" d="M-10.5 4H10.5M-8.5-1H8.5M-7-5.5H7"></path></g>
        <circle class="edge" r=${17 * k}></circle></g></g>`;
}

/** Marks of the village, drawn under the monks. @param {View} view @param {boolean} portrait */
export const marks = (view, portrait) =>
  MONKS.map((_, monk) =>
    svg`<g class="home" transform="translate(${pair(mark(view, monk, portrait))}) scale(${
      size(portrait) * 0.62
    })"><use href="#msm-mark-${monk}"></use></g>`
  );
