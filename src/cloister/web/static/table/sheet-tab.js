/**
 * The tab "Sheet": what the board draws there, undo, snapshots, and the keys that walk over the marks.
 * @import { Play } from "./play.js"
 * @import { State } from "./state.js"
 */

import { html, nothing, repeat } from "../lib/lit.js";
import { say } from "../lib/words.js";
import { icon } from "./parts.js";
import { foreign, mySeat, writes } from "./state.js";

/** Whether there is a sheet to show. @param {State} t */
export const hasSheet = (t) => !!t.board?.sheet && !!t.view && t.sheet !== null && mySeat(t) !== null;

/** @param {State} t @param {Play} play */
export function deductionSheet(t, play) {
  const { board, view, sheet } = t;
  if (!board?.sheet || !view || !sheet) return nothing;
  const off = !writes(t);
  return html`<div class="tab-body deduction" @keydown=${(/** @type {KeyboardEvent} */ e) => pressed(e, t, play)}>
    ${off ? nothing : html`<button class="small unmark" ?disabled=${!sheet.undo}
      @click=${() => play.change({ undo: true })}>${icon("undo-2")} ${say("sheet-undo")}</button>`}
    <div class="of-game" lang=${foreign(t)}>${board.sheet(view, play.ui())}</div>
    ${off ? nothing : snapshots(t, play)}
    <p class="fine">${say(off ? "sheet-open" : "sheet-secret")}
      ${t.snap?.assist ? say(`sheet-help-${t.snap.assist}`) : ""}</p></div>`;
}

/** Snapshots: keep all marks before a bold assumption, and come back to them with one touch. */
function snapshots(/** @type {State} */ t, /** @type {Play} */ play) {
  const kept = t.sheet?.kept ?? [];
  const keep = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const input = /** @type {HTMLInputElement} */ (form.elements.namedItem("name"));
    play.change({ keep: input.value.trim() || say("sheet-snapshot-unnamed", { step: t.v }) });
    input.value = "";
  };
  return html`<details class="snapshots" ?open=${kept.length > 0}><summary>${say("sheet-snapshots")}</summary>
    <form @submit=${keep}><input name="name" maxlength="24" autocomplete="off" aria-label=${say("sheet-snapshot-name")}
      placeholder=${say("sheet-snapshot-placeholder")}><button class="small">${icon("plus")} ${say("sheet-keep")}</button></form>
    <ul>${repeat(kept, (name) => name, (name) => html`<li>
      <button class="small" aria-label=${say("sheet-back-to", { name })}
        @click=${() => play.change({ back: name })}>${icon("rotate-ccw")} <span>${name}</span></button>
      <button class="small plain" aria-label=${say("sheet-throw-away", { name })} @click=${() => play.change({ drop: name })}>
        ${icon("trash-2")}</button></li>`)}</ul></details>`;
}

/** The direction of each arrow key. @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** @type {Record<string, string>} */
const SIGNS = { x: "x", X: "x", o: "o", O: "o", Delete: "", Backspace: "" };

/** @param {KeyboardEvent} event */
const markOf = (event) => /** @type {Element} */ (event.target).closest("[data-mark]");

/** The sheet has used the key: nothing else may react to it. @param {KeyboardEvent} event */
function taken(event) {
  event.preventDefault();
  event.stopPropagation();
}

/** Arrow keys move the focus from mark to mark. @param {KeyboardEvent} event */
export function walk(event) {
  const here = markOf(event);
  if (!here || !(event.key in ARROWS) || event.altKey || event.ctrlKey || event.metaKey) return;
  nearest(event, here)?.focus();
  taken(event);
}

/** @param {KeyboardEvent} event @param {State} t @param {Play} play */
function pressed(event, t, play) {
  const here = markOf(event), control = event.ctrlKey || event.metaKey;
  walk(event);
  if (!here || event.altKey || event.defaultPrevented) return;
  if (control && event.key.toLowerCase() === "z") {
    play.change({ undo: true });
    taken(event);
  } else if (!control && event.key in SIGNS) {
    const seen = here.classList.contains("by-seen"), state = SIGNS[event.key];
    if (!seen || state === "") play.mark({ [keyOf(here)]: state });
    taken(event);
  }
}

/** @param {Element} element */
const keyOf = (element) => element.getAttribute("data-mark") ?? "";

/** @param {Element} element */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The next mark in that direction, straight ahead if there is one. @param {KeyboardEvent} event @param {Element} here */
function nearest(event, here) {
  const [dx, dy] = ARROWS[event.key], [x, y] = middle(here);
  const all = /** @type {Element} */ (event.currentTarget).querySelectorAll("[data-mark]");
  let best = null, least = Infinity;
  for (const other of all) {
    const [ox, oy] = middle(other), ahead = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (ahead < 2 || ahead + 4 * aside >= least) continue;
    [best, least] = [/** @type {HTMLElement} */ (other), ahead + 4 * aside];
  }
  return best;
}

/** Make one mark reachable by Tab: the one touched last, else the first. True if `t` has changed. @param {Element} app @param {State} t */
export function restoreFocus(app, t) {
  if (app.querySelector("[data-mark][tabindex='0']")) return false;
  const first = app.querySelector("[data-mark]");
  if (!first) return false;
  t.cell = keyOf(first);
  return true;
}
