/**
 * The 24 suspects: portraits made of their traits, and what this seat knows of them.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 */

import { classMap, html, nothing, svg } from "/static/lib/lit.js";
import { layout, lettersOf, nameOf, sighting, SUSPECTS, valuesOf } from "./abbey.js";
import { spoken } from "./testimony.js";

/** The parts of a portrait. @param {View} view @param {number} suspect */
const parts = (view, suspect) => {
  const letters = lettersOf(view, suspect);
  return { monk: `#moa-${letters[0]}${letters.slice(2)}`, title: `#moa-title-${letters[1]}` };
};

/** A portrait as a picture of its own. @param {View} view @param {number} suspect */
export function portrait(view, suspect) {
  const { monk, title } = parts(view, suspect);
  return html`<svg class="moa-portrait" viewBox="-38 -38 90 76" aria-hidden="true"><use href=${monk}></use>
    <use href=${title} transform="translate(36 -22) scale(1.25)"></use></svg>`;
}

/** Everything about a suspect, for ears. @param {View} view @param {Ui} ui @param {number} suspect */
export function suspectWords(view, ui, suspect) {
  const seen = sighting(view, ui, suspect), notes = [];
  if (seen === "yours") notes.push("in your hand");
  else if (view.hands.length) notes.push(seen === "culprit" ? "the culprit" : `held by ${seen}`);
  else if (seen) notes.push(`last seen: ${seen}`);
  if (view.picked.includes(suspect)) notes.push("chosen");
  const [order, title, ...looks] = valuesOf(view, suspect);
  return [`${title} ${nameOf(view, suspect)}`, order, ...looks, ...notes].join(", ");
}

/**
 * Where a suspect's card lies.
 * @param {number} suspect @param {boolean} tall @returns {{x: number, y: number, wide: number, high: number}}
 */
export function place(suspect, tall) {
  const at = suspect - 1, column = at % 4, row = Math.floor(at / 4), { wide, high } = layout(tall);
  const room = tall ? { left: 6, top: 78, w: (wide - 12) / 4, h: (high - 84) / 6 } : { left: 633, top: 8, w: 90.5, h: 114.5 };
  const gap = tall ? 7 : 5;
  return {
    x: room.left + column * room.w + gap / 2,
    y: room.top + row * room.h + gap / 2,
    wide: room.w - gap,
    high: room.h - gap,
  };
}

/** @param {View} view @param {Ui} ui @param {number} suspect */
function card(view, ui, suspect) {
  const piece = `s${suspect}`, tall = ui.portrait, { x, y, wide, high } = place(suspect, tall);
  const { monk, title } = parts(view, suspect), seen = sighting(view, ui, suspect), told = spoken(view, ui);
  const k = tall ? 1.32 : 0.98, font = tall ? 21 : 13.5;
  const own = view.hand.includes(suspect) && !view.hands.length;
  const classes = {
    suspect: true,
    lit: ui.acts && ui.byPiece.has(piece),
    own,
    cleared: !own && (view.hands.length ? view.culprit !== suspect : view.seen.includes(suspect)),
    culprit: view.culprit === suspect,
    picked: view.picked.includes(suspect) || ui.selected === piece || ui.local.wish?.piece === piece ||
      (view.phase === "parts" && !!view.question?.names.includes(suspect)),
    looked: ui.hovered === piece,
    shaken: ui.shaken === piece,
    spoken: !!told?.suspects.includes(suspect),
    faded: ui.marked !== null && !ui.marked.has(piece),
  };
  const note = told?.suspects.includes(suspect) && told.short ? told.short : seen;
  return svg`<g class=${classMap(classes)} data-piece=${piece} transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"
    role="button" tabindex=${ui.focus === piece ? 0 : -1} aria-label=${suspectWords(view, ui, suspect)}>
    <g class="in"><rect class="face" width=${wide} height=${high} rx="7"></rect>
      <g class="drawn" transform="translate(${(wide / 2 - 5 * k).toFixed(1)} ${(36 * k + 4).toFixed(1)}) scale(${k})">
        <use href=${monk}></use></g>
      <g class="drawn" transform="translate(${(wide - 15 * k).toFixed(1)} ${(17 * k).toFixed(1)}) scale(${(k * 1.15).toFixed(2)})">
        <use href=${title}></use></g>
      <text class="name" x=${wide / 2} y=${high - (note ? (tall ? 27 : 18) : (tall ? 16 : 11))} font-size=${font}>${nameOf(view, suspect)}</text>
      ${note ? svg`<text class="note" x=${wide / 2} y=${high - (tall ? 8 : 5)} font-size=${tall ? 18 : 11.5}>${
        ui.marked?.get(piece) ?? short(note, tall ? 17 : 14)}</text>` : nothing}
      <rect class="edge" x="1.5" y="1.5" width=${wide - 3} height=${high - 3} rx="6"></rect></g></g>`;
}

/** @param {string} text @param {number} most */
export const short = (text, most) => text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** @param {View} view @param {Ui} ui */
export const suspects = (view, ui) =>
  svg`<g class="suspects" role="group" aria-label="Suspects">${SUSPECTS.map((suspect) => card(view, ui, suspect))}</g>`;
