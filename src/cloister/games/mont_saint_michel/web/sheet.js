/**
 * The secret sheet: six monks, and who may be in them. What this seat saw under a cloak is locked.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { Grid } from "/static/board/sheet-logic.js"
 * @import { View } from "/static/lib/types.js"
 */

import { html } from "/static/lib/lit.js";
import { isCertain, matrix } from "/static/board/sheet.js";
import { MONKS } from "./map.js";
import { hasSeen } from "./peek.js";

/** @param {number} monk */
const face = (monk) =>
  html`<svg class="hood" viewBox="-22 -28 44 50" aria-hidden="true"><use href="#msm-monk-${monk}"></use></svg>`;

/** The column of the seat in a monk; an X is nobody. @param {number} inside */
const column = (inside) => (inside < 0 ? "nobody" : String(inside));

/** @param {View} view @param {Ui} ui @returns {Grid} */
function grid(view, ui) {
  const seats = [...view.tides.keys()];
  const seen = MONKS.flatMap((monk, at) =>
    hasSeen(view, at) ? [/** @type {[string, "o"]} */ ([`${monk}.${column(view.seen[at])}`, "o"])] : []
  );
  return {
    label: ui.say("sheet-label"),
    rows: MONKS.map((monk, at) => ({ key: monk, name: ui.say("the-monk", { monk }), face: face(at) })),
    columns: [
      ...seats.map((seat) => ({ key: String(seat), name: ui.say("player", { seat }) })),
      { key: "nobody", name: "X", holds: MONKS.length - seats.length },
    ],
    seen: new Map(seen),
  };
}

/** @param {View} view @param {Ui} ui */
export const sheet = (view, ui) => matrix(grid(view, ui), ui);

/** Whether this seat's looks tell who everybody is. @param {View} view @param {Ui} ui */
export const certain = (view, ui) => isCertain(grid(view, ui));
