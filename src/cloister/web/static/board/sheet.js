/**
 * Shared parts of deduction sheets. A board draws its sheet with these: `matrix` for rows and columns,
 * `markButton` for a single mark anywhere else, `moment` for where a mark comes from.
 *
 * A touch takes a mark through ? → ✕ → ●. What follows from marks is drawn lightly and disappears with them.
 * What was seen is locked. Marks that cannot all be true are outlined, but never changed. Arrow keys walk
 * over the marks, Enter goes on to the next state, and X, O and Delete set a state directly: the page
 * handles these keys for everything that `markButton` draws.
 *
 * @import { Ui } from "./board-api.js"
 * @import { Cell, Grid, Line, Reading, Source, State } from "./sheet-logic.js"
 */

import { classMap, html, nothing, svg } from "../lib/lit.js";
import { locale } from "../lib/words.js";
import { keyOf, readGrid } from "./sheet-logic.js";

export { asState, countWorlds, derive, isCertain, keyOf, readGrid } from "./sheet-logic.js";

/** @type {Record<State, State>} */
const NEXT = { "": "x", x: "o", o: "" };
const SIGNS = {
  "": nothing,
  x: svg`<path d="M4.5 4.5l11 11m0-11l-11 11"></path>`,
  o: svg`<circle cx="10" cy="10" r="6.2"></circle>`,
};

const shares = new Intl.NumberFormat(locale, { style: "percent" });

/** The state of a mark after a touch. @param {State} state @returns {State} */
export const next = (state) => NEXT[state];

/**
 * One mark that can be touched.
 * @param {object} mark
 * @param {string} mark.key  under which the server stores it
 * @param {string} mark.name  what it is about, in words
 * @param {State} mark.state  the state to show
 * @param {Source} [mark.source]
 * @param {boolean} [mark.clash]  it contradicts another mark
 * @param {number | null} [mark.share]  the share of the possible worlds in which it is a ●
 * @param {unknown} [mark.face]  a picture; the sign then stands in its corner. `--cell` is the size of the button
 * @param {Ui} ui
 */
export function markButton({ key, name, state, source = "me", clash = false, share = null, face = nothing }, ui) {
  const own = ui.marks.get(key), locked = !ui.writes || (source === "seen" && !own);
  const touch = () => {
    ui.onCell(key);
    if (!ui.writes) return;
    if (source === "seen") return own ? ui.mark(key, "") : undefined;
    ui.mark(key, next(own?.state === "x" || own?.state === "o" ? own.state : ""));
  };
  const words = [
    ui.say("sheet-mark", { name, state: state || "open" }),
    state && source ? ui.say(`sheet-by-${source}`) : "",
    clash ? ui.say("sheet-clash") : "",
  ];
  const classes = {
    mark: true,
    [`is-${state || "open"}`]: true,
    [`by-${source || "nobody"}`]: true,
    clash,
    now: ui.cell === key,
    dim: share === 0,
    fresh: own !== undefined && own.at === ui.fresh,
  };
  return html`<button type="button" class=${classMap(classes)} data-mark=${key} tabindex=${ui.cell === key ? 0 : -1}
    aria-label=${words.filter(Boolean).join(", ")} aria-disabled=${locked ? "true" : nothing}
    @click=${touch} @focus=${() => ui.onCell(key)}>${face}
    <svg class="sign" viewBox="0 0 20 20" aria-hidden="true">${SIGNS[state]}</svg></button>`;
}

/** The name of a cell. @param {Line} row @param {Line} column @param {Ui} ui */
const nameOf = (row, column, ui) => ui.say("sheet-cell", { row: row.name, column: column.name });

/** @param {Line} line */
const head = (line) =>
  line.face === undefined
    ? html`<span title=${line.name}>${line.name}</span>`
    : html`${line.face}<span class="sr">${line.name}</span>`;

/**
 * A grid with a mark in every cell, and below it the details of the cell that was touched last. The
 * server stores a mark under `<row>.<column>`.
 * @param {Grid} grid @param {Ui} ui
 */
export function matrix(grid, ui) {
  const reading = readGrid(grid, ui.marks, ui.assist);
  const cell = (/** @type {Line} */ row, /** @type {Line} */ column) => {
    const key = keyOf(row, column), found = /** @type {Cell} */ (reading.cells.get(key));
    return html`<td>${markButton({ key, name: nameOf(row, column, ui), ...found }, ui)}</td>`;
  };
  return html`<div class="matrix-room"><table class=${classMap({ matrix: true, wide: grid.columns.length > 5 })}
    aria-label=${grid.label}>
    <thead><tr><td></td>${grid.columns.map((column) => html`<th scope="col">${head(column)}</th>`)}</tr></thead>
    <tbody>${grid.rows.map((row) => html`<tr><th scope="row">${head(row)}</th>
      ${grid.columns.map((column) => cell(row, column))}</tr>`)}</tbody></table></div>
    ${ui.assist === "inspector" ? worldsLine(reading, ui) : nothing}
    ${detail(grid, reading, ui)}`;
}

/** @param {Reading} reading @param {Ui} ui */
function worldsLine({ worlds }, ui) {
  if (!worlds) return html`<p class="worlds">${ui.say("sheet-too-many-worlds")}</p>`;
  if (!worlds.total) return html`<p class="worlds none">${ui.say("sheet-no-world")}</p>`;
  return html`<p class="worlds">${ui.say("sheet-worlds", { count: worlds.total })}</p>`;
}

/** Details of the cell that was touched last. @param {Grid} grid @param {Reading} reading @param {Ui} ui */
function detail(grid, reading, ui) {
  const found = ui.cell === null ? undefined : reading.cells.get(ui.cell);
  if (ui.cell === null || !found) return nothing;
  const names = new Map(grid.rows.flatMap((row) =>
    grid.columns.map((column) => [keyOf(row, column), nameOf(row, column, ui)])
  ));
  const causes = found.source === "derived" ? found.because.map((key) => names.get(key)).join("; ") : "";
  const name = names.get(ui.cell) ?? "", state = found.state || "open";
  return html`<div class="detail"><p><span>${
    causes ? ui.say("sheet-mark-because", { name, state, causes }) : ui.say("sheet-mark", { name, state })}</span>
    ${found.share !== null && found.share > 0 && found.share < 1
      ? html`<small>${ui.say("sheet-share", { share: shares.format(found.share) })}</small>` : nothing}</p>
    ${moment(ui.cell, ui)}</div>`;
}

/** When a mark was written, and a button that leads to the step it comes from. @param {string} key @param {Ui} ui */
export function moment(key, ui) {
  const mark = ui.marks.get(key);
  if (!mark) return nothing;
  return html`<p class="fine"><span>${ui.say("sheet-written-at", { step: mark.at })}</span>
    <button type="button" class="small" @click=${() => ui.why(key)}>${ui.say("sheet-go-to-step", { step: mark.why })}</button></p>`;
}
