/**
 * The 24 suspects: portraits built from their traits, and what this seat knows about them.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 */

import { classMap, html, nothing, svg } from "/static/lib/lit.js";
import { kindOf, layout, lettersOf, nameOf, sighting, SUSPECTS, valuesOf } from "./abbey.js";
import { fit } from "./fit.js";
import { spoken } from "./testimony.js";

/** The parts of a portrait. @param {View} view @param {number} suspect */
const parts = (view, suspect) => {
  const letters = lettersOf(view, suspect);
  return { monk: `#moa-${letters[0]}${letters.slice(2)}`, title: `#moa-title-${letters[1]}` };
};

/** A portrait as a separate picture. @param {View} view @param {number} suspect */
export function portrait(view, suspect) {
  const { monk, title } = parts(view, suspect);
  return html`<svg class="moa-portrait" viewBox="-38 -38 90 76" aria-hidden="true"><use href=${monk}></use>
    <use href=${title} transform="translate(36 -22) scale(1.25)"></use></svg>`;
}

/** What is known about a suspect, for screen readers. @type {Record<string, string>} */
const KNOWN = {
  yours: "board-suspect-yours",
  culprit: "board-suspect-culprit",
  held: "board-suspect-held",
  parlour: "board-suspect-in-parlour",
  seen: "board-suspect-seen",
  "seen-in-parlour": "board-suspect-seen-in-parlour",
};
/** The same in short, on the card; for a holder, only the name. @type {Record<string, string>} */
const NOTES = {
  yours: "board-note-yours",
  culprit: "board-note-culprit",
  held: "board-person",
  parlour: "board-note-parlour",
  seen: "board-note-seen",
  "seen-in-parlour": "board-note-seen-in-parlour",
};

/** @param {View} view @param {Ui} ui @param {number} suspect @param {Record<string, string>} words */
function known(view, ui, suspect, words) {
  const seen = sighting(view, suspect);
  return seen ? ui.say(words[seen.where], { seat: seen.seat, turn: seen.turn }) : "";
}

/** Where a suspect was last seen, in short. @param {View} view @param {Ui} ui @param {number} suspect */
export const noteOn = (view, ui, suspect) => known(view, ui, suspect, NOTES);

/** Everything about a suspect, for screen readers. @param {View} view @param {Ui} ui @param {number} suspect */
export function suspectWords(view, ui, suspect) {
  const who = ui.say("board-suspect", { name: nameOf(view, suspect), ...kindOf(valuesOf(view, suspect)) });
  const chosen = view.picked.includes(suspect) ? ui.say("board-suspect-chosen") : "";
  return [who, known(view, ui, suspect, KNOWN), chosen].filter(Boolean).join(", ");
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
  const { monk, title } = parts(view, suspect), told = spoken(view, ui);
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
  const telling = told?.suspects.includes(suspect) ? told.short : "";
  const note = ui.marked?.get(piece) ?? (telling || noteOn(view, ui, suspect));
  const name = fit(nameOf(view, suspect), wide - 6, font), small = fit(note, wide - 6, tall ? 18 : 11.5);
  return svg`<g class=${classMap(classes)} data-piece=${piece} transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"
    role="button" tabindex=${ui.focus === piece ? 0 : -1} aria-label=${suspectWords(view, ui, suspect)}>
    <g class="in"><rect class="face" width=${wide} height=${high} rx="7"></rect>
      <g class="drawn" transform="translate(${(wide / 2 - 5 * k).toFixed(1)} ${(36 * k + 4).toFixed(1)}) scale(${k})">
        <use href=${monk}></use></g>
      <g class="drawn" transform="translate(${(wide - 15 * k).toFixed(1)} ${(17 * k).toFixed(1)}) scale(${(k * 1.15).toFixed(2)})">
        <use href=${title}></use></g>
      <text class="name" x=${wide / 2} y=${high - (note ? (tall ? 27 : 18) : (tall ? 16 : 11))} font-size=${name.size}>${name.text}</text>
      ${note ? svg`<text class="note" x=${wide / 2} y=${high - (tall ? 8 : 5)} font-size=${small.size}>${small.text}</text>` : nothing}
      <rect class="edge" x="1.5" y="1.5" width=${wide - 3} height=${high - 3} rx="6"></rect></g></g>`;
}

/** @param {View} view @param {Ui} ui */
export const suspects = (view, ui) =>
  svg`<g class="suspects" role="group" aria-label=${ui.say("board-suspects")}>${SUSPECTS.map((suspect) => card(view, ui, suspect))}</g>`;
