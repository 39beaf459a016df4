/**
 * The board for a game that has none: the fields of the view in words, and the moves as buttons.
 *
 * The labels are in the game's catalogue (words/en/game.ftl): `field-<name>` for a field of the view, with `$value`,
 * `$count`, `$name`, `$each` and `$you`; `move-<verb>` for a move, with its named parts. `core/labels.py` does the same
 * for the terminal and explains these arguments.
 */

/** @import { Board, Ui } from "./board-api.js" */
/** @import { View } from "../lib/types.js" */

import { html } from "../lib/lit.js";
import { gameList } from "../lib/words.js";

const KNOWN = new Set(["seat", "to_act", "prompt", "outcome"]);

/** @param {string} key */
const words = (key) => key.replaceAll("_", " ");

/** The named parts of each kind of move, by its verb. @typedef {Record<string, string[]>} Parts */

/** @param {unknown[]} items */
const between = (items) => items.some((item) => typeof item === "object" && item !== null) ? "; " : ", ";

/** @param {unknown} value @param {Ui} ui @returns {string} */
function plain(value, ui) {
  const inWords = (/** @type {unknown} */ item) => plain(item, ui);
  if (value === null) return ui.say("value-none");
  if (typeof value === "boolean") return ui.say(value ? "value-yes" : "value-no");
  if (Array.isArray(value)) return value.map(inWords).join(between(value)) || ui.say("value-none");
  if (typeof value === "object") {
    const parts = Object.entries(value).map(([key, item]) => ui.say("value-part", { name: words(key), value: inWords(item) }));
    return parts.join("; ") || ui.say("value-none");
  }
  return String(value);
}

/** @param {unknown} seat */
const isSeat = (seat) => Number.isInteger(seat) && Number(seat) >= 0;

/** @param {unknown} seat @param {Ui} ui */
const who = (seat, ui) => seat === ui.seat ? ui.say("value-you") : ui.name(Number(seat));

/** The arguments that the label of a field may use. @param {unknown} value @param {Ui} ui */
function given(value, ui) {
  const items = Array.isArray(value) ? value : [value], gap = between(items);
  return {
    value: typeof value === "number" || typeof value === "string" ? value : plain(value, ui),
    count: items.length,
    name: gameList(items.filter((item) => isSeat(item)).map((seat) => who(seat, ui))) || ui.say("value-nobody"),
    each: items.map((item, seat) => ui.say("value-named", { name: who(seat, ui), value: plain(item, ui) })).join(gap),
    you: value === ui.seat ? "yes" : "no",
  };
}

/**
 * A field with its label; "" if there is nothing to say.
 * @param {string} key @param {unknown} value @param {Ui} ui
 */
function field(key, value, ui) {
  if (value === null) return "";
  const id = `field-${key.replaceAll("_", "-")}`;
  if (ui.has(id)) return ui.say(id, given(value, ui)).trim();
  return ui.say("value-named", { name: words(key), value: plain(value, ui) });
}

/** A move as a button shows it. @param {string} move @param {Ui} ui @param {Parts} parts */
function labelOf(move, ui, parts) {
  const [verb = "", ...rest] = move.split(" "), id = `move-${verb}`, names = parts[verb];
  if (names?.length !== rest.length || !ui.has(id)) return move;
  const args = names.map((name, at) => [name, /^-?\d+$/.test(rest[at] ?? "") ? Number(rest[at]) : rest[at]]);
  return ui.say(id, Object.fromEntries(args));
}

/** @param {View} view @param {Ui} ui */
function describe(view, ui) {
  const fields = Object.entries(view).filter(([key]) => !KNOWN.has(key));
  const table = fields.map(([key, value]) => ({
    text: field(key, value, ui),
    moves: /** @type {string[]} */ ([]),
  })).filter((item) => item.text);
  const moves = ui.moves.map((move) => ({ text: "", moves: [move] }));
  return [
    { title: ui.say("text-table"), items: table },
    ...(moves.length ? [{ title: ui.say("text-to-do"), items: moves }] : []),
  ];
}

/** @param {Parts} parts @returns {Board} */
const boardWith = (parts) => ({
  describe,
  draw: (view, ui) => html`
    <article class="as-text generic" tabindex="0" aria-label=${ui.say("text-table")}>
      ${describe(view, ui).map((zone) => html`<section class=${zone.items[0]?.moves.length ? "to-do" : ""}>
        <h2>${zone.title}</h2>
        <ul>${zone.items.map((item) => html`<li>${item.text ? html`<span>${item.text}</span>` : ""}
          ${item.moves.map((move) => html`<button ?disabled=${!ui.acts}
            @click=${() => ui.onMove(move)}>${labelOf(move, ui, parts)}</button>`)}</li>`)}</ul></section>`)}
    </article>`,
  pieceOf: () => null,
  label: (move, _, ui) => labelOf(move, ui, parts),
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
});

export const genericBoard = boardWith({});

/** The generic board with the labels of a game's moves. @param {string} game @returns {Promise<Board>} */
export async function loadGenericBoard(game) {
  const answer = await fetch(`/games/${encodeURIComponent(game)}/parts.json`).catch(() => null);
  return boardWith(answer?.ok ? await answer.json() : {});
}
