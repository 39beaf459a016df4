/**
 * The table as text: headings, and a line for each item with its legal moves as buttons. Anybody can switch to it.
 * @import { Toggle } from "../board/board-api.js"
 * @import { Play } from "./play.js"
 * @import { State } from "./state.js"
 */

import { html, nothing, repeat } from "../lib/lit.js";
import { say } from "../lib/words.js";
import { askButton, adviceList } from "./advice.js";
import { lastMove } from "./log.js";
import { headline } from "./prompt.js";

/** @param {State} t @param {Play} play */
export function tableAsText(t, play) {
  const { board, view } = t;
  if (!board || !view) return nothing;
  const ui = play.ui();
  /** Make a move. Its button disappears, so the focus goes to the text. */
  const act = (/** @type {Event} */ event, /** @type {string} */ move) => {
    const text = /** @type {Element} */ (event.target).closest("article");
    play.move(move);
    text?.focus({ preventScroll: true });
  };
  const button = (/** @type {string} */ move) => html`<button class="small" data-move=${move}
    @click=${(/** @type {Event} */ e) => act(e, move)}>${board.label(move, view, ui)}</button>`;
  const open = (/** @type {Toggle} */ toggle) => html`<button class="small" aria-pressed=${toggle.on ?? nothing}
    @click=${toggle.flip}>${toggle.text}</button>`;
  const loose = ui.acts ? t.moves.filter((move) => board.pieceOf(move, view) === null || !move.includes(" ")) : [];
  return html`<article class="as-text" tabindex="0" aria-label=${say("text-label")}>
    <h2>${say("text-now")}</h2>
    <p>${headline(t)}</p>
    ${lastMove(t) ? html`<p>${say("text-last", { words: lastMove(t) })}</p>` : nothing}
    ${askButton(t, play)} ${adviceList(t, play)}
    ${loose.length ? html`<p class="row">${loose.map(button)}</p>` : nothing}
    ${board.describe(view, ui).map((zone) => html`<section><h2>${zone.title}</h2>
      <ul>${repeat(zone.items, (item, i) => item.piece ?? i, (item) => html`<li>
        <span>${item.text}</span> ${item.moves.map(button)} ${item.toggle ? open(item.toggle) : nothing}
        </li>`)}</ul></section>`)}
  </article>`;
}
