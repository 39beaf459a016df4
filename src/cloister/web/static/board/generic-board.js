/** The board of a game that has none of its own: what the view says, in words, and the moves. */

/** @import { Board, Ui } from "./board-api.js" */
/** @import { View } from "../lib/types.js" */

import { html } from "../lib/lit.js";

const KNOWN = new Set(["seat", "to_act", "prompt", "outcome"]);

/** @param {string} key */
const words = (key) => key.replaceAll("_", " ");

/** @param {unknown} value @returns {string} */
function plain(value) {
  if (value === null) return "none";
  if (Array.isArray(value)) return value.map(plain).join(", ") || "none";
  if (typeof value === "object") {
    return Object.entries(value).map(([key, item]) => `${words(key)} ${plain(item)}`).join("; ");
  }
  return String(value);
}

/** @param {View} view @param {Ui} ui */
function describe(view, ui) {
  const fields = Object.entries(view).filter(([key]) => !KNOWN.has(key));
  const table = fields.map(([key, value]) => ({
    text: `${words(key)}: ${plain(value)}`,
    moves: /** @type {string[]} */ ([]),
  }));
  const moves = ui.moves.map((move) => ({ text: "", moves: [move] }));
  return [
    { title: "The table", items: table },
    ...(moves.length ? [{ title: "What you may do", items: moves }] : []),
  ];
}

/** @type {Board} */
export const genericBoard = {
  describe,
  draw: (view, ui) => html`
    <article class="as-text generic" tabindex="0" aria-label="The table">
      ${describe(view, ui).map((zone) => html`<section>
        <h2>${zone.title}</h2>
        <ul>${zone.items.map((item) => html`<li>${item.text ? html`<span>${item.text}</span>` : ""}
          ${item.moves.map((move) => html`<button ?disabled=${!ui.acts}
            @click=${() => ui.onMove(move)}>${move}</button>`)}</li>`)}</ul></section>`)}
    </article>`,
  pieceOf: () => null,
  label: (move) => move,
  rule: () => "",
  motions: () => [],
  trail: () => [],
  flash: () => null,
  step: () => null,
  attempt: (piece) => piece,
  touch: () => false,
  next: () => null,
  confirms: () => false,
  staged: () => null,
  tray: () => "",
  hint: () => "",
  key: () => false,
  standing: () => null,
  explain: (view) =>
    (view.outcome?.scores ?? []).map((total, seat) => ({ seat, total, lines: [] })),
  unveil: (view) => view,
};
