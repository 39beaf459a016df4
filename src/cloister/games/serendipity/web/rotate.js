/**
 * Turning a Serendip: its six rotations, each with what it adds.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 */

import { classMap, html, nothing, svg } from "/static/lib/lit.js";
import { carpets, COLOURS, NOBODY, turnedTo } from "./carpet.js";
import { ACROSS, CELL, centre, edgeAngle } from "./cells.js";
import { picture } from "./draw.js";
import { inside } from "./preview.js";
import { towards } from "./words.js";

const WAYS = [0, 1, 2, 3, 4, 5];

/** Whether the Serendip in hand has to be turned now. */
export const isTurning = (/** @type {Ui} */ ui) => ui.acts && ui.moves.includes("turn 0");

/** The rotation being tried out. */
export const tried = (/** @type {Ui} */ ui) => ui.local.rotation ?? 0;

/**
 * What each owned colour gains by each rotation, compared with its worst.
 * @param {View} view @returns {{colour: number, adds: number}[][]}
 */
export function gains(view) {
  const cell = CELL.get(view.up) ?? 0;
  const worth = WAYS.map((way) =>
    carpets(turnedTo(view, cell, way)).map((carpet) => carpet.points)
  );
  return WAYS.map((way) =>
    COLOURS.map((_, colour) => ({
      colour,
      adds: worth[way][colour] - Math.min(...worth.map((points) => points[colour])),
    })).filter(({ colour, adds }) => adds > 0 && view.owner[colour] !== NOBODY)
  );
}

/** @param {View} view @param {Ui} ui @param {{colour: number, adds: number}[]} list */
const mine = (view, ui, list) =>
  list.filter(({ colour }) => view.owner[colour] === ui.seat)
    .reduce((sum, { adds }) => sum + adds, 0);

/** In words: "Blue edge to the left: blue +2". @param {View} view @param {Ui} ui */
export function wayWords(view, ui, /** @type {number} */ rotation) {
  const way = towards(view, rotation, ui.portrait);
  const added = gains(view)[rotation].map(({ colour, adds }) =>
    ui.say("board-gain", { colour: COLOURS[colour], points: adds })
  );
  return added.length
    ? ui.say("board-way-adds", { way, gains: added.join(", ") })
    : ui.say("board-way-adds-nothing", { way });
}

/** @param {Ui} ui @param {number} by */
export function turnBy(ui, by) {
  ui.local.rotation = (tried(ui) + by + 6) % 6;
  ui.redraw();
}

/** The controls in the prompt bar. @param {Ui} ui */
export function turnTray(ui) {
  return html`
    <button class="square" @click=${() => turnBy(ui, -1)} title=${ui.say("board-turn-left-key")}
      aria-label=${ui.say("board-turn-left")}><svg class="icon" aria-hidden="true"><use
        href="/static/icons/ui.svg#rotate-ccw"></use></svg></button>
    <button class="square" @click=${() => turnBy(ui, 1)} title=${ui.say("board-turn-right-key")}
      aria-label=${ui.say("board-turn-right")}><svg class="icon" aria-hidden="true"><use
        href="/static/icons/ui.svg#rotate-cw"></use></svg></button>`;
}

/** @param {View} view @param {Ui} ui */
export function turner(view, ui) {
  const cell = CELL.get(view.up ?? "");
  if (!isTurning(ui) || cell === undefined) return nothing;
  const [x, y] = centre(cell, ui.portrait), [cx, cy] = inside(x, y, ui, 156);
  const list = gains(view);
  const near = ACROSS[cell].filter((other) => other >= 0);
  return svg`<g class="turner" transform="translate(${cx.toFixed(1)} ${cy.toFixed(1)})">
    <circle r="154" class="disc"></circle>
    ${near.map((other) => {
      const [ox, oy] = centre(other, ui.portrait);
      return svg`<g transform="translate(${(ox - x).toFixed(1)} ${(oy - y).toFixed(1)})">
        ${picture(view, view.shown[other], view.turned[other], ui.portrait)}</g>`;
    })}
    <g class="held">${picture(view, 6, tried(ui), ui.portrait, false)}</g>
    ${WAYS.map((way) => chip(view, ui, way, list[way]))}
  </g>`;
}

/** One of the six rotations, drawn where the blue edge would point. */
function chip(
  /** @type {View} */ view,
  /** @type {Ui} */ ui,
  /** @type {number} */ way,
  /** @type {{colour: number, adds: number}[]} */ list,
) {
  const angle = (edgeAngle(view.edge_of[0] + way, ui.portrait) * Math.PI) / 180;
  const own = mine(view, ui, list), chosen = way === tried(ui);
  const pick = (/** @type {Event} */ event) => {
    event.stopPropagation();
    if (chosen && !ui.touch) return ui.onMove(`turn ${way}`);
    ui.local.rotation = way;
    ui.redraw();
  };
  return svg`<g class=${classMap({ chip: true, chosen, none: !list.length })} role="button"
    tabindex="0" aria-pressed=${chosen} aria-label=${wayWords(view, ui, way)} @click=${pick}
    transform="translate(${(126 * Math.cos(angle)).toFixed(1)} ${(126 * Math.sin(angle)).toFixed(1)})">
    <circle r="24"></circle>
    <text y=${list.length ? 0 : 6}>${own ? `+${own}` : list.length ? "" : "0"}</text>
    ${list.slice(0, 3).map(({ colour }, i) => svg`<use href="#ser-mark-${COLOURS[colour]}"
      transform="translate(${(13 * (i - (Math.min(3, list.length) - 1) / 2)).toFixed(1)} ${
      own ? 11 : 0
    }) scale(${own ? 0.62 : 0.8})"></use>`)}
  </g>`;
}
