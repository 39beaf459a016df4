/**
 * The contents of the prompt bar: chips for the parts of a question or a revelation, and buttons for other moves.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 */

import { classMap, html, nothing } from "/static/lib/lit.js";
import { TRAITS } from "./abbey.js";
import { label } from "./labels.js";

/** @param {View} view @param {Ui} ui @param {string} move @param {string} [kind] */
const button = (view, ui, move, kind = "choice") => html`<button class=${kind} ?disabled=${!ui.acts} data-move=${move}
  title=${move.startsWith("play ") ? ui.say("board-book", { book: move.slice(5) }) : nothing}
  @click=${() => ui.onMove(move)}>${label(move, view, ui)}</button>`;

/** The trait values as chips, trait by trait. @param {View} view @param {Ui} ui @param {string} verb @param {string[]} chosen */
function chips(view, ui, verb, chosen) {
  const wish = (/** @type {string} */ move) => {
    if (verb !== "reveal") return ui.onMove(move);
    ui.local.wish = ui.local.wish?.move === move ? null : { move };
    ui.redraw();
  };
  const chip = (/** @type {string} */ value) => {
    const move = `${verb} ${value}`, on = chosen.includes(value) || ui.local.wish?.move === move;
    return html`<button class=${on ? "moa-chip on" : "moa-chip"} aria-pressed=${on} data-move=${move}
      ?disabled=${!ui.acts || !ui.moves.includes(move)} @click=${() => wish(move)}>${ui.say("board-value", { value })}</button>`;
  };
  return html`<div class="moa-chips">${TRAITS.map((trait) => html`<span class="moa-trait">${trait.map(chip)}</span>`)}</div>`;
}

/** @param {View} view @param {Ui} ui */
function parts(view, ui) {
  const traits = view.question?.traits ?? [], verb = "trait";
  const names = ui.moves.some((move) => move.startsWith("name "));
  return html`${chips(view, ui, verb, traits)}
    <span class="moa-acts">${names && view.phase === "parts" ? html`<span class="moa-or">${ui.portrait
      ? html`<button class="small" @click=${() => {
        ui.kept.page = { shown: "suspects", phase: view.phase, turns: view.turns };
        ui.redraw();
      }}>${ui.say("tray-by-name")}</button>`
      : ui.say("tray-touch-suspects")}</span>` : nothing}
    ${ui.moves.includes("done") ? button(view, ui, "done", "primary") : nothing}</span>`;
}

/** @param {View} view @param {Ui} ui */
function aloud(view, ui) {
  const others = ui.moves.filter((move) => !move.startsWith("say "));
  const say = (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    if (value) ui.onMove(`say ${value}`);
  };
  return html`${others.map((move) => button(view, ui, move))}
    <select class="moa-say" aria-label=${ui.say("tray-say-number")} ?disabled=${!ui.acts} @change=${say}><option value="">${ui.say("tray-number")}</option>
      ${ui.moves.filter((move) => move.startsWith("say ")).map((move) => html`<option>${move.slice(4)}</option>`)}</select>`;
}

/** @param {View} view @param {Ui} ui */
function inside(view, ui) {
  const { phase } = view, rest = ui.moves.filter((move) => !/^(reveal|trait|name|say) /.test(move));
  if (phase === "parts" || phase === "request" || phase === "census") return parts(view, ui);
  if (phase === "chapter" || phase === "reveal") {
    return html`${chips(view, ui, "reveal", [])}<span class="moa-acts">${rest.map((move) => button(view, ui, move))}</span>`;
  }
  if (phase === "reply" && view.question?.topic === "aloud") return aloud(view, ui);
  const few = ui.moves.filter((move) => !/^(go|will|accuse|give|show|keep|swap) /.test(move));
  return few.map((move) => button(view, ui, move));
}

/** @param {View} view @param {Ui} ui */
export const tray = (view, ui) => {
  const classes = { "moa-tray": true, many: ui.moves.length > 2, topics: view.phase === "topic" };
  return html`<div class=${classMap(classes)}>${inside(view, ui)}</div>`;
};
