/**
 * The board of Serendipity: the night garden. What it offers is described in /static/board/board-api.js.
 * @import { Board, Motion, Ui } from "/static/board/board-api.js"
 * @import { GameEvent, View } from "/static/lib/types.js"
 */

import { html } from "/static/lib/lit.js";
import { carpets, COLOURS, coloursOf, EACH, HIDDEN, SERENDIP } from "./carpet.js";
import { CELL, neighbour } from "./cells.js";
import { draw } from "./draw.js";
import { isTurning, tried, turnBy, turnTray, wayWords } from "./rotate.js";
import { describe, explain, hint, label, openOf } from "./words.js";

const MIDDLE = "f6";
/** The rule behind each phase, in the order of phase.py. */
const RULES = [
  "SER-R20", "SER-3", "SER-5", "SER-R30", "SER-6", "SER-R8", "SER-6", "SER-R7", "SER-R7", "SER-8",
];
/** What a player who touches a tile probably wants, by phase. */
const WANTS = [
  "uncover", "uncover", "uncover", "with", "uncover", "with", "uncover", "exchange", "with",
  "uncover",
];

/** @param {string} move @param {View} view */
function pieceOf(move, view) {
  const cell = move.split(" ")[1] ?? "";
  if (CELL.has(cell)) return cell;
  return move === "swap" ? view.up : null;
}

/** @param {View} before @param {View} after @param {GameEvent[]} events @returns {Motion[]} */
function motions(before, after, events) {
  /** @type {Motion[]} */
  const found = [];
  for (const { name, args } of events) {
    const at = String(args.cell ?? "");
    if (name === "uncovered") found.push({ kind: "flip", at });
    if (name === "swapped" || name === "exchanged") {
      found.push({ kind: "swap", at, with: String(args.other) });
    }
  }
  return found;
}

/** @param {GameEvent[]} events */
function trail(events) {
  const last = events.findLast(({ args }) => args.cell !== undefined);
  if (!last) return [];
  return [last.args.cell, last.args.other].filter((cell) => cell !== undefined).map(String);
}

/** @param {GameEvent} event @param {View} view @returns {[string, string] | null} */
function flash({ args, flash }, view) {
  const cell = CELL.get(String(args.cell));
  if (!flash?.face || cell === undefined || view.shown[cell] !== HIDDEN) return null;
  return [String(args.cell), String(flash.face)];
}

/** @param {number} seat @param {View} view @param {Ui} ui */
function standing(seat, view, ui) {
  const laid = carpets(view);
  return html`<span class="holdings">${coloursOf(view, seat).map((colour) => {
    const name = COLOURS[colour], { points } = laid[colour], open = openOf(view, colour);
    const words = ui.say("board-holding", { colour: name, points, open, all: EACH });
    return html`<span class="holding" title=${words}>
      <svg viewBox="-36 -38 72 78" aria-hidden="true"><use href="#ser-${name}"></use></svg>
      <b aria-hidden="true">${points}</b><small aria-hidden="true">${open}<i>/${EACH}</i></small>
      <span class="sr">${words}</span></span>`;
  })}</span>`;
}

/** Free colours as flowers to choose from. @param {View} view @param {Ui} ui */
function colourTray(view, ui) {
  return ui.moves.map((move) => {
    const name = move.split(" ")[1];
    return html`<button class="flower" @click=${() => ui.onMove(move)}>
      <svg viewBox="-36 -38 72 78" aria-hidden="true"><use href="#ser-${name}"></use></svg>
      ${ui.say("colour", { colour: name })}</button>`;
  });
}

/** @param {View} view @param {Ui} ui */
function tray(view, ui) {
  if (isTurning(ui)) return turnTray(ui);
  return ui.acts && ui.moves[0]?.startsWith("choose ") ? colourTray(view, ui) : null;
}

/** Q and E turn a Serendip. @param {string} key @param {View} view @param {Ui} ui */
function key(key, view, ui) {
  if (!isTurning(ui) || !["q", "e"].includes(key.toLowerCase())) return false;
  turnBy(ui, key.toLowerCase() === "q" ? -1 : 1);
  return true;
}

/** Hidden tiles as they really lay, drawn as if remembered. @param {View} view @param {Record<string, any>} truth */
function unveil(view, truth) {
  const letters = /** @type {string[]} */ (truth.rows).join("").replaceAll(" ", "");
  const recalled = [...letters].map((letter) =>
    letter === "*" ? SERENDIP : "BVROYG".indexOf(letter)
  );
  return { ...view, recalled };
}

/** @type {Board} */
export const board = {
  draw,
  describe,
  pieceOf,
  label,
  rule: (view) => RULES[view.phase],
  motions,
  trail,
  flash,
  step: (piece, pressed, view, ui) =>
    piece === null ? view.up ?? MIDDLE : neighbour(piece, pressed, ui.portrait),
  attempt: (piece, view) => `${WANTS[view.phase]} ${piece}`,
  touch: () => false,
  next: () => null,
  confirms: (move) => move.startsWith("uncover ") || move.startsWith("with "),
  staged: (view, ui) => isTurning(ui) ? `turn ${tried(ui)}` : null,
  tray,
  hint: (view, ui) => isTurning(ui) ? wayWords(view, ui, tried(ui)) : hint(view, ui),
  key,
  keys: [["Q, E", "board-key-turn"]],
  standing,
  explain,
  unveil,
};

