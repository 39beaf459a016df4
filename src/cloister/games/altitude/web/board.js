/**
 * The board of Altitude: strata at dusk. What it offers is described in /static/board/board-api.js.
 * @import { Board, Motion, Ui } from "/static/board/board-api.js"
 * @import { GameEvent, View } from "/static/lib/types.js"
 */

import { html, nothing } from "/static/lib/lit.js";
import {
  ACTING, blockedAt, cardAt, cardOf, FINAL, HAND, handCard, KEEPING, OVER, pieceOf, spotOf, wordOf,
} from "./pieces.js";
import { draw } from "./draw.js";
import { outline } from "./faces.js";
import { walk } from "./layout.js";
import { givenBack, raised, returning, toggleBack } from "./table.js";
import { describe, explain, hint, label } from "./words.js";

/** The rule behind each phase, in the order of phase.py. */
const RULES = ["ALT-6", "ALT-7", "ALT-7d", "ALT-7d", "ALT-15", "ALT-15", "ALT-16"];
/** @type {Record<string, string>} */
const SPECIAL = {
  "prompt-avalanche": "ALT-11",
  "prompt-avalanche-alone": "ALT-R35",
  "prompt-avalanche-own": "ALT-R35",
  "prompt-saint-bernard": "ALT-12",
  "prompt-rescue": "ALT-12",
};

/** Where an event took place. @param {GameEvent} event */
function placeOf({ args }) {
  return args.floor === undefined ? null : `${args.to ?? args.seat}/${args.floor}:${args.place}`;
}

/** @param {View} before @param {View} after @param {GameEvent[]} events @returns {Motion[]} */
function motions(before, after, events) {
  return events.flatMap((event) => {
    const to = placeOf(event), own = event.args.seat === after.seat;
    const from = own ? "drawn" : "pile";
    if (event.name === "discarded") return [move(from, "discard")];
    if (event.name === "rescued" || event.name === "rescued-from-hand") return to ? [move(to, "discard")] : [];
    if (event.name === "drew-card") return [move("pile", "drawn")];
    if (!to) return [];
    if (event.name === "replaced") return [move(from, to), move(to, "discard")];
    const at = before.hand.indexOf(cardOf(String(event.args.card)));
    return [move(own && event.name !== "built" && at >= 0 ? `h${at}` : from, to)];
  });
}

/** @param {string} at @param {string} to @returns {Motion} */
const move = (at, to) => ({ kind: "move", at, to });

/** @param {GameEvent[]} events */
function trail(events) {
  const found = events.map((event) => event.name === "discarded" ? "discard" : placeOf(event));
  return found.filter((piece) => piece !== null);
}

/** The move that a player who touches a piece probably wants. @param {string} piece @param {View} view */
function attempt(piece, view) {
  const spot = spotOf(piece), card = handCard(piece, view);
  if (card) return `card ${wordOf(card)}`;
  if (piece === "hand") return "take";
  if (!spot) return "discard";
  const where = `${spot.floor}:${spot.place}`;
  if (view.picked) return `at ${where}`;
  if (spot.owner !== view.seat) return `send ${where} to ${spot.owner}`;
  return cardAt(view, spot) ? `replace ${where}` : `build ${where}`;
}

/** Cancel a raised card. @param {Ui} ui */
function lower(ui) {
  ui.local.raised = ui.kept.then = null;
}

/** @param {string} piece @param {View} view @param {Ui} ui */
function touch(piece, view, ui) {
  const card = handCard(piece, view), again = raised(view, ui) === piece;
  ui.local.refused = blockedAt(view, piece) ? piece : null;
  if (piece !== "hand") lower(ui);
  if (view.phase === KEEPING && card) {
    toggleBack(view, ui, Number(piece.slice(1)));
    return true;
  }
  if (view.phase !== ACTING || !card || !ui.moves.includes("take")) return piece === "drawn";
  ui.local.raised = piece;
  ui.kept.then = { move: `card ${wordOf(card)}`, pile: view.pile };
  if (again) ui.onMove("take");
  return true;
}

/** Once the drawn card is taken, play the raised hand card. @param {View} view @param {Ui} ui */
function next(view, ui) {
  const { then } = ui.kept;
  if (view.phase !== HAND || then?.pile !== view.pile) return null;
  ui.kept.then = null;
  return then.move;
}

/** The move that Confirm would make of the current choice. @param {View} view @param {Ui} ui */
function staged(view, ui) {
  if (view.phase === KEEPING) return givenBack(view, ui).length === 2 ? returning(view, ui) : null;
  return raised(view, ui) ? "take" : null;
}

/** Buttons for moves without a place: discard, take, stop. @param {View} view @param {Ui} ui */
function tray(view, ui) {
  if (view.phase === KEEPING) return nothing;
  if (ui.selected || raised(view, ui)) return pips(view, ui);
  if (view.phase !== ACTING && view.phase !== FINAL) return view.draws > 1 ? pips(view, ui) : null;
  const plain = ui.moves.filter((move) => !move.includes(" "));
  return html`${pips(view, ui)}${plain.map((move) => html`<button class="choice" ?disabled=${!ui.acts}
    @click=${() => ui.onMove(move)}>${label(move, view, ui)}</button>`)}`;
}

/** Marks of a double turn in the prompt bar. @param {View} view @param {Ui} ui */
function pips(view, ui) {
  if (view.draws < 2 || view.phase >= FINAL) return nothing;
  const words = ui.say("board-draw", { draw: view.draw });
  return html`<span class="draws" title=${words}><i class="now"></i><i
    class=${view.draw > 1 ? "now" : ""}></i><span class="sr">${words}</span></span>`;
}

/** @param {number} seat @param {View} view @param {Ui} ui */
function standing(seat, view, ui) {
  const { floors, animals } = view.mountains[seat], cards = view.held[seat];
  const score = view.tally[seat]?.total, words = ui.say("board-standing", { floors, animals, cards });
  return html`<span class="heights" title=${words}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M1 21L9 6l4 6 3-4 7 13z"></path></svg>
    <b>${floors}${animals ? html`<small>+${animals}</small>` : nothing}</b>
    <span class="held"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 3h14v18H5z"></path></svg><b>${cards}</b></span>
    ${score === undefined ? nothing : html`<b class="total">${score}</b>`}
    <span class="sr">${words}</span></span>`;
}

/** Escape lowers a card, then leaves another's mountain. @param {string} key @param {View} view @param {Ui} ui */
function key(key, view, ui) {
  const up = raised(view, ui) !== null;
  if (key !== "Escape" || ui.selected || (!up && ui.kept.stage === undefined)) return false;
  if (up) lower(ui);
  else ui.kept.stage = undefined;
  ui.redraw();
  return true;
}

/** Show all hands and the drawn card. @param {View} view @param {Record<string, any>} truth */
function unveil(view, truth) {
  const cards = (/** @type {string} */ words) => words.split(" ").filter(Boolean).map(cardOf);
  return { ...view, hands: truth.hands.map(cards), drawn: truth.drawn ? cardOf(truth.drawn) : 0 };
}

/** @type {[string, string, string][]} */
const MARKS = [
  ["own", "plus", "board-legend-own"],
  ["theirs", "fall", "board-legend-theirs"],
  ["own", "swap", "board-legend-swap"],
  ["no", "no", "board-legend-no"],
];

/** What the marks on places mean. @param {Ui} ui */
const legend = (ui) => html`${MARKS.map(([kind, sign, key]) => html`<li>
    <svg class="alt-sample" viewBox="0 0 72 52" aria-hidden="true">${outline(kind, sign)}</svg> ${ui.say(key)}</li>`)}
  <li><svg class="alt-sample" viewBox="0 0 72 52" aria-hidden="true"><path class="start" d="M36 12l24 28h-48z"></path></svg>
    ${ui.say("board-legend-start")}</li>`;

/** @type {Board} */
export const board = {
  draw,
  describe,
  pieceOf,
  label,
  rule: (view) => SPECIAL[view.prompt] ?? RULES[view.phase],
  motions,
  trail,
  flash: () => null,
  step: walk,
  attempt,
  touch,
  next,
  confirms: (move) => !move.startsWith("card "),
  staged,
  tray,
  hint: (view, ui) => view.phase === OVER ? "" : hint(view, ui),
  key,
  legend,
  standing,
  explain,
  unveil,
};
