/**
 * The board of Mont Saint Michel: the paper tide. What it offers is described in /static/board/board-api.js.
 * @import { Board, Motion, Ui } from "/static/board/board-api.js"
 * @import { GameEvent, View } from "/static/lib/types.js"
 */

import { html, nothing } from "/static/lib/lit.js";
import { asked } from "./legs.js";
import { draw } from "./draw.js";
import { explain } from "./end.js";
import {
  MONK, MONKS, neighbour, NOBODY, pieceAt, PLACE, RAMP, standing, TOP, WORDS,
} from "./map.js";
import { certain, sheet } from "./sheet.js";
import { describe, hint, holdingWords, label, looksOf, signed } from "./words.js";

/** The rule behind each phase, in the order of phase.py. */
const RULES = ["MSM-V1", "MSM-24", "MSM-11", "MSM-15", "MSM-A6", "MSM-19", "MSM-A5", "MSM-27"];
const PAGE = 2, PUSHING = 5, CLIMBED = 6;
const DECLINED = 6;

/** @param {string} move @param {View} view */
function pieceOf(move, view) {
  const [verb, what] = move.split(" ");
  if (verb === "look" || verb === "move") return what;
  if (verb === "up") return pieceAt(view, TOP);
  if (verb === "stay") return MONKS[view.climber] ?? null;
  const place = PLACE.get(what ?? "");
  return place === undefined ? null : pieceAt(view, place);
}

/** The move that a player who touches a piece without moves probably wants. @param {string} piece @param {View} view */
function attempt(piece, view) {
  const monk = MONK.get(piece);
  if (monk !== undefined && view.phase <= PAGE) return `${view.phase === PAGE ? "move" : "look"} ${piece}`;
  const at = monk === undefined ? PLACE.get(piece) ?? 0 : view.places[monk], word = WORDS[at];
  if (view.phase === PUSHING) return `push ${word}`;
  return view.phase === CLIMBED && at !== RAMP ? `on ${word}` : `step ${word}`;
}

/** Looks and tide cards are used up for good, so the first touch only asks. */
const WEIGHTY = /^(look|ebb|flood) /;

/** @param {string} piece @param {View} view @param {Ui} ui */
function touch(piece, view, ui) {
  const moves = ui.byPiece.get(piece) ?? [], asks = moves.length === 1 && WEIGHTY.test(moves[0]);
  if (asks && ui.local.asked === piece) return false;
  ui.local.asked = asks ? piece : null;
  return asks;
}

/** Escape cancels a move that was only asked for. @param {string} pressed @param {View} view @param {Ui} ui */
function key(pressed, view, ui) {
  if (pressed !== "Escape" || !asked(ui)) return false;
  ui.local.asked = null;
  ui.redraw();
  return true;
}

const WALKS = new Set(["stepped", "climbed", "walked-on", "pushed", "ebb", "flood"]);

/** @param {View} before @param {View} after @param {GameEvent[]} events @returns {Motion[]} */
function motions(before, after, events) {
  const walked = events.filter(({ name }) => WALKS.has(name)).map(({ args }) => String(args.monk));
  const aside = MONKS[after.pushed], back = MONKS[before.pushed];
  const all = new Set([...walked, aside, back].filter((piece) => piece !== undefined));
  return [...all].map((at) => ({ kind: "shift", at }));
}

/** @param {GameEvent[]} events */
function trail(events) {
  const walk = events.filter(({ name }) => WALKS.has(name));
  if (walk.length) return [String(walk[0].args.from), ...walk.map(({ args }) => String(args.to))];
  const other = events.find(({ args }) => args.monk !== undefined);
  return other ? [String(other.args.monk)] : [];
}

/** A small picture of the sprite. @param {string} id @param {string} kind */
const small = (id, kind) =>
  html`<svg class=${kind} viewBox="-16 -18 32 36" aria-hidden="true"><use href="#msm-${id}"></use></svg>`;

/** A seat's tide cards (at the end its monk instead) and where it has looked. @param {number} seat @param {View} view @param {Ui} ui */
function holdings(seat, view, ui) {
  const monk = view.inside.indexOf(seat), looked = looksOf(view, seat);
  const left = Math.max(0, (view.laid.length === 2 ? 4 : 3) - view.laid[seat]);
  const words = holdingWords(view, ui, seat);
  return html`<span class="holdings msm" title=${words}>
    ${monk >= 0 ? nothing : html`<span class="tides">
      ${small("ebb", view.tides[seat] & 1 ? "tide" : "tide spent")}
      ${small("flood", view.tides[seat] & 2 ? "tide" : "tide spent")}</span>`}
    <span class="looks">${looked.map((at) =>
      at === DECLINED ? html`<i class="look declined"></i>` : small(`mark-${at}`, "look")
    )}${Array.from({ length: left }, () => html`<i class="look"></i>`)}</span>
    ${monk >= 0 ? html`<b class="was">${small(`mark-${monk}`, "look")} ${signed(view.totals[monk])}</b>` : nothing}
    <span class="sr">${words}</span></span>`;
}

/** Hides what a look has shown when events are told again. @param {GameEvent} event */
function retell(event) {
  if (event.name !== "looked-inside") return event;
  const { who: _, ...args } = event.args;
  return { name: "looked", args };
}

/** What the rings of the map mean, for the help. @param {Ui} ui */
const legend = (ui) => html`
  <li><i class="sample msm-open"></i> ${ui.say("legend-open")}</li>
  <li><i class="sample msm-sea"></i> ${ui.say("legend-sea")}</li>
  <li><i class="sample msm-eye"></i> ${ui.say("legend-eye")}</li>`;

/** Shows who was who, from the whole position. @param {View} view @param {Record<string, any>} truth */
const unveil = (view, truth) => ({
  ...view,
  inside: [...truth.inside].map((slip) => (slip === "x" ? NOBODY : Number(slip))),
});

/** @type {Board} */
export const board = {
  draw,
  describe,
  pieceOf,
  label,
  rule: (view) =>
    view.phase === PAGE && standing(view, view.location) !== NOBODY ? "MSM-10" : RULES[view.phase],
  motions,
  trail,
  flash: () => null,
  step: (piece, key, view, ui) => neighbour(piece, key, view, ui.portrait),
  attempt,
  confirms: (move) => !move.startsWith("move "),
  touch,
  next: () => null,
  staged: (view, ui) => asked(ui),
  tray: () => null,
  hint,
  key,
  keys: [["O", "key-open-cloak"]],
  legend,
  standing: holdings,
  explain,
  unveil,
  sheet,
  certain,
  retell,
};
