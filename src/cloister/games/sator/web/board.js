/**
 * The board of Sator. Its functions are described in /static/board/board-api.js.
 * @import { Board, Motion, Ui } from "/static/board/board-api.js"
 * @import { GameEvent, View } from "/static/lib/types.js"
 */

import { html, nothing, svg } from "/static/lib/lit.js";
import { desk } from "./desk.js";
import { cycle, key, letGo, staged, touch } from "./input.js";
import { walk } from "./keys.js";
import { bridgeName, bridgeOf, cardWord, DISCARD, faceOf, isLaying, isPlacing, MAIN, NUDGE, pieceOf } from "./pieces.js";
import { pit } from "./draw.js";
import { face, heldBridge, means, next, turning } from "./plan.js";
import { describe, explain, hint, label } from "./words.js";

/** The rule behind each phase, in the order of phase.py. */
const RULES = ["SAT-5", "SAT-6", "SAT-7", "SAT-7", "SAT-11", "SAT-12", "SAT-A18", "SAT-12", "SAT-13", "SAT-21", "SAT-27", "SAT-28", "SAT-29",
  "SAT-17", "SAT-37", "SAT-30", "SAT-31", "SAT-33", "SAT-34", "SAT-34", "SAT-36", "SAT-16", "SAT-38"];

/** All pieces that are somewhere else than before. @param {View} before @param {View} after @returns {Motion[]} */
function motions(before, after) {
  /** @type {Motion[]} */
  const found = [];
  const shifted = (/** @type {string} */ kind, /** @type {unknown[]} */ was, /** @type {unknown[]} */ now) => {
    for (const [i, at] of now.entries()) if (String(at) !== String(was[i])) found.push({ kind: "shift", at: `${kind}${i}` });
  };
  shifted("b", before.bridges, after.bridges);
  shifted("q", before.books, after.books);
  shifted("c", before.acolytes, after.acolytes);
  return found;
}

/** @param {GameEvent[]} events */
function trail(events) {
  return events.flatMap(({ name, args }) => {
    if (args.shape !== undefined && args.type !== undefined && name !== "picked") return [`b${bridgeOf(`${args.type} ${args.shape}`)}`];
    if (name === "walked" || name === "led") return [`c${args.seat}`];
    return name === "gargoyle" ? [`y${args.seat}`] : [];
  });
}

/** The move that is probably meant when a piece is touched. @param {string} piece @param {View} view */
function attempt(piece, view) {
  const rest = piece.slice(1);
  switch (piece[0]) {
    case "h": return `${view.phase === DISCARD ? "discard" : "play"} ${cardWord(view.hand[Number(rest)])}`;
    case "b": return `bridge ${bridgeName(Number(rest))}`;
    case "u": return Number.isNaN(Number(rest)) ? `pick ${rest}` : `lay ${bridgeName(Number(rest))}`;
    case "y": return `pray ${rest}`;
    case "k": return `take ${cardWord(Number(rest))}`;
  }
  return `walk ${rest}`;
}

/** @param {string} move @param {string} text @param {Ui} ui */
const button = (move, text, ui, kind = "") => html`<button class="choice ${kind}" ?disabled=${!ui.acts}
  @click=${() => ui.onMove(move)}>${text}</button>`;

/** @param {string} text @param {() => void} act */
const tool = (text, act, name = text, pressed = false) => html`<button class="choice way" aria-pressed=${pressed} aria-label=${name} title=${name}
  @click=${act}>${text}</button>`;

/** @param {View} view @param {Ui} ui */
function tray(view, ui) {
  if (!ui.acts) return null;
  if (isPlacing(view)) return html`${tool("↺", () => face(view, ui, -1), ui.say("board-tray-left"))}${tool("↻ R", () => face(view, ui, 1), ui.say("board-tray-right"))}`;
  if (view.phase === MAIN) return heldBridge(view, ui) >= 0 ? heldTray(view, ui) : mainTray(view, ui);
  if (heldBridge(view, ui) < 0) return null;
  const both = view.phase === NUDGE && ["turn", "slide"].every((verb) => ui.moves.some((move) => move.startsWith(verb)));
  const choose = (/** @type {string} */ mode) => () => {
    Object.assign(ui.local, { mode, ghost: undefined });
    ui.redraw();
  };
  const slide = ui.say("board-tray-slide"), turn = ui.say("board-tray-turn"), turns = turning(view, ui);
  return html`${both ? html`${tool(slide, choose("slide"), slide, !turns)}${tool(turn, choose("turn"), turn, turns)}` : nothing}
    ${turns ? tool("↻ R", () => cycle(view, ui), ui.say("board-tray-next")) : nothing}`;
}

/** The tray while a bridge is held. @param {View} view @param {Ui} ui */
const heldTray = (view, ui) => html`
  ${turning(view, ui) && means(view, ui).length ? tool("↻ R", () => cycle(view, ui), ui.say("board-tray-next")) : nothing}
  ${tool("✕", () => (letGo(ui), ui.redraw()), ui.say("board-tray-put-down"))}`;

/** @param {View} view @param {Ui} ui */
function mainTray(view, ui) {
  const has = (/** @type {string} */ move) => ui.moves.includes(move);
  return html`${["swap draw", "swap search"].filter(has).map((move) => button(move, label(move, view, ui), ui))}
    ${ui.moves.filter((move) => move.startsWith("pray")).map((move) => button(move, ui.say("board-tray-pray"), ui))}
    ${has("end") ? button("end", label("end", view, ui), ui) : nothing}`;
}

/** @param {number} seat @param {View} view @param {Ui} ui */
function standing(seat, view, ui) {
  const colour = view.colours[seat], books = view.taken[seat], im = view.held_im[seat], lf = view.held_lf[seat];
  const words = isLaying(view)
    ? ui.say("board-standing-laying", { colour: view.names[colour], bridges: view.stock[seat].length })
    : ui.say("board-standing", { colour: view.names[colour], books, im, prayers: lf });
  return html`<span class="fetched" title=${words}>${[0, 1, 2, 3].map((i) => html`<svg class=${i < books ? "got" : ""} viewBox="-14 -16 28 32" aria-hidden="true">${svg`<use
      href="#sat-book-${colour}"></use>`}</svg>`)}<b>${isLaying(view) ? view.stock[seat].length : im}${lf ? html`<small>+${lf}</small>` : nothing}</b><span class="sr">${words}</span></span>`;
}

/** The view with all hands, as they lie open at the end. @param {View} view @param {Record<string, any>} truth */
const unveil = (view, truth) => ({ ...view, hands: truth.hands.map((/** @type {string[]} */ hand) => hand.map(faceOf)) });

/** @type {Board} */
export const board = {
  draw: (view, ui) => html`${pit(view, ui)}${desk(view, ui)}`,
  describe,
  pieceOf,
  label,
  rule: (view) => RULES[view.phase],
  motions,
  trail,
  flash: () => null,
  step: walk,
  attempt,
  touch,
  next,
  confirms: (move) => !/^(lay|pick|bridge|walk) /.test(move),
  commits: (move, view) => isLaying(view) ? /^(pick|place) /.test(move) : move === "end",
  staged,
  tray,
  hint,
  key,
  keys: [["R, Q", "board-key-turn"], ["S", "board-key-slide"]],
  standing,
  explain,
  unveil,
};
