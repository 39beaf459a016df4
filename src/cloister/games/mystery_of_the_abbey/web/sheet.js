/**
 * The sheet: 24 suspects to cross out or to mark, filters by trait, and the testimony.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { Grid } from "/static/board/sheet-logic.js"
 * @import { View } from "/static/lib/types.js"
 */

import { classMap, html, nothing } from "/static/lib/lit.js";
import { keyOf, markButton, moment, readGrid } from "/static/board/sheet.js";
import { fits, nameOf, SUSPECTS, TRAITS } from "./abbey.js";
import { noteOn, portrait, suspectWords } from "./suspects.js";
import { spoken, testimonyList } from "./testimony.js";

/** The grid to mark: exactly one suspect did it, and those that were seen did not. @param {View} view @param {Ui} ui @returns {Grid} */
function grid(view, ui) {
  const { possible } = ui, column = { key: "did", name: ui.say("sheet-did-it") };
  const rows = SUSPECTS.map((suspect) => ({ key: `s${suspect}`, name: nameOf(view, suspect), holds: null }));
  const seen = new Map(view.seen.map((/** @type {number} */ suspect) => [`s${suspect}.did`, /** @type {"x"} */ ("x")]));
  const table = { label: ui.say("board-suspects"), rows, columns: [column], seen };
  if (!possible) return table;
  const of = new Map(rows.map(({ key }) => [`${key}.did`, possible.has(`${key}.did`) ? 1 : 0]));
  return { ...table, worlds: { total: possible.size, of } };
}

/** @param {Ui} ui @returns {Set<string>} */
const filters = (ui) => (ui.kept.filters ??= new Set());

/** @param {Ui} ui */
function filterChips(ui) {
  const on = filters(ui);
  const flip = (/** @type {string} */ value) => {
    if (on.has(value)) on.delete(value);
    else on.add(value);
    for (const trait of TRAITS) {
      if (trait.includes(value)) for (const other of trait) if (other !== value) on.delete(other);
    }
    ui.redraw();
  };
  return html`<div class="moa-filters" role="group" aria-label=${ui.say("sheet-filters")}>${TRAITS.map((trait) => html`<span class="moa-trait">
    ${trait.map((value) => html`<button type="button" class=${on.has(value) ? "moa-chip on" : "moa-chip"}
      aria-pressed=${on.has(value)} @click=${() => flip(value)}>${ui.say("board-value", { value })}</button>`)}</span>`)}</div>`;
}

/** @param {View} view @param {Ui} ui */
function faces(view, ui) {
  const table = grid(view, ui), reading = readGrid(table, ui.marks, ui.assist), on = [...filters(ui)];
  const told = spoken(view, ui);
  const open = SUSPECTS.filter((suspect) => reading.cells.get(`s${suspect}.did`)?.state !== "x");
  const count = ui.assist === "inspector" && ui.possible
    ? ui.say("sheet-open-possible", { open: open.length, possible: ui.possible.size })
    : ui.say("sheet-open", { open: open.length });
  return html`<p class="moa-count">${count}</p>
    ${filterChips(ui)}
    <ul class="moa-faces">${table.rows.map((row, at) => {
      const suspect = at + 1, key = keyOf(row, table.columns[0]), cell = /** @type {any} */ (reading.cells.get(key));
      const out = !fits(view, suspect, on), lit = !!told?.suspects.includes(suspect);
      const note = lit && told?.short ? told.short : noteOn(view, ui, suspect);
      return html`<li class=${classMap({ out, lit })}>
        ${markButton({ key, name: suspectWords(view, ui, suspect), ...cell, face: portrait(view, suspect) }, ui)}
        <b>${row.name}</b><small>${note || html`&nbsp;`}</small></li>`;
    })}</ul>
    ${ui.cell ? moment(ui.cell, ui) : nothing}`;
}

/** @param {View} view @param {Ui} ui */
export function sheet(view, ui) {
  const shown = ui.kept.sheet ?? "suspects";
  const tab = (/** @type {string} */ key, /** @type {string} */ text) => html`<button type="button" aria-pressed=${shown === key}
    @click=${() => ((ui.kept.sheet = key), ui.redraw())}>${text}</button>`;
  return html`<div class="switch moa-switch">${tab("suspects", ui.say("text-suspects"))}${tab("testimony", ui.say("text-testimony"))}</div>
    ${shown === "suspects" ? faces(view, ui) : testimonyList(view, ui)}`;
}
