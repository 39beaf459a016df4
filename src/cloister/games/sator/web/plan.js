/**
 * What the player is about to do: a held card or bridge, a way of moving it, a square to walk to. A plan is a
 * few moves in a row; it continues as long as the moves of the turn match it.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 */

import { bridgeAt, bridgeName, cardWord, cellsAfter, EFFECTS, FREE, isFacing, isPlacing, LAY, MAIN, motionWords, nameOf, NUDGE, SECOND_TURN, SLIDE, SLIDES, squareOf, TURN, TWICE, WIDTH } from "./pieces.js";

/** @typedef {[number, number, number, number[], number[]]} Way  a BridgeAction of bridge_actions.py */
/** @typedef {{card: number, mode: "turn" | "twice" | "slide"}} Means */
/** @typedef {{move: string, cells: number[], price: number | null, plan: string[]}} Ghost */

const MOTION = [TURN, SECOND_TURN, SLIDE, NUDGE];

/** @param {number} effect @returns {Means["mode"]} */
const modeOf = (effect) => effect >= SLIDES ? "slide" : effect === TWICE ? "twice" : "turn";

/** The held bridge: the one that the game asks about or the player has picked up; -1 if none. @param {View} view @param {Ui} ui */
export function heldBridge(view, ui) {
  if (MOTION.includes(view.phase)) return view.bridge;
  return ui.acts && view.phase === MAIN ? ui.local.bridge ?? -1 : -1;
}

/** Everything that can be done with a bridge between two cards. @param {View} view @param {number} bridge @returns {Way[]} */
const waysOf = (view, bridge) => view.ways.filter((/** @type {Way} */ way) => way[0] === bridge);

/** Whether a bridge can be moved, by the held card if there is one. @param {View} view @param {Ui} ui */
export function canMove(view, ui, /** @type {number} */ bridge) {
  const card = ui.local.card;
  return waysOf(view, bridge).some((way) => card === undefined || way[3].includes(card));
}

/** The cards and modes for the held bridge: ROTAS and MOVES before a jolly, the free action last. @param {View} view @param {Ui} ui @returns {Means[]} */
export function means(view, ui) {
  /** @type {Means[]} */
  const found = [];
  for (const [, effect, , cards] of waysOf(view, ui.local.bridge ?? -1)) {
    for (const card of cards) {
      const mode = modeOf(effect), fits = ui.local.card === undefined || ui.local.card === card;
      if (fits && !found.some((known) => known.card === card && known.mode === mode)) found.push({ card, mode });
    }
  }
  const rank = (/** @type {Means} */ { card, mode }) => (card === FREE ? 99 : card) * 3 + ["slide", "turn", "twice"].indexOf(mode);
  return found.sort((a, b) => rank(a) - rank(b));
}

/** The chosen card and mode. @param {View} view @param {Ui} ui @returns {Means | null} */
export function chosenMeans(view, ui) {
  const all = means(view, ui), wanted = ui.local.means ?? ui.kept.means;
  return all.find(({ card, mode }) => card === wanted?.card && mode === wanted?.mode) ??
    all.find(({ mode }) => mode === wanted?.mode) ?? all[0] ?? null;
}

/** Whether the held bridge is being turned rather than slid. @param {View} view @param {Ui} ui */
export function turning(view, ui) {
  if (view.phase === MAIN) return chosenMeans(view, ui)?.mode !== "slide";
  if (view.phase !== NUDGE) return view.phase !== SLIDE;
  const both = ["turn", "slide"].filter((verb) => ui.moves.some((move) => move.startsWith(verb)));
  return both.length > 1 ? ui.local.mode === "turn" : both[0] === "turn";
}

/** The places that the held bridge can be moved to. @param {View} view @param {Ui} ui @returns {Ghost[]} */
export function ghosts(view, ui) {
  if (!ui.acts) return [];
  const turns = turning(view, ui);
  if (MOTION.includes(view.phase)) {
    return view.ghosts.filter((/** @type {[string, number[]]} */ [move]) => move.startsWith("turn") === turns)
      .map((/** @type {[string, number[]]} */ [move, cells]) => ({ move, cells, price: null, plan: [move] }));
  }
  const bridge = heldBridge(view, ui), by = chosenMeans(view, ui);
  return bridge < 0 || !by ? [] : planned(view, bridge, by);
}

/** The same between two cards: the card, its effect, the bridge and the motion are one plan. @param {View} view @param {number} bridge @param {Means} by @returns {Ghost[]} */
function planned(view, bridge, { card, mode }) {
  /** @type {Map<string, Ghost>} */
  const found = new Map();
  for (const [, effect, price, cards, ends] of waysOf(view, bridge)) {
    if (modeOf(effect) !== mode || !cards.includes(card)) continue;
    const opening = card === FREE ? ["free bridge"] : [`play ${cardWord(card)}`, EFFECTS[effect]];
    for (const end of ends) {
      const move = motionWords(effect, end), known = found.get(move), cost = card === FREE ? 0 : price;
      if (known && (known.price ?? 0) <= cost) continue;
      const plan = [...opening, `bridge ${bridgeName(bridge)}`, move];
      found.set(move, { move, cells: cellsAfter(view.bridges[bridge], move), price: cost, plan });
    }
  }
  return [...found.values()];
}

/** The square about which the held bridge is turned. @param {View} view @param {Ui} ui @returns {number} */
export function pivotOf(view, ui) {
  const pivots = pivotsOf(view, ui);
  return pivots.includes(ui.local.pivot) ? ui.local.pivot : pivots[0] ?? -1;
}

/** @param {View} view @param {Ui} ui @returns {number[]} */
export const pivotsOf = (view, ui) =>
  turning(view, ui) ? [...new Set(ghosts(view, ui).map(({ move }) => squareOf(move.split(" ")[1])))] : [];

/** The ghosts that are drawn; of turns, only those about the pivot. @param {View} view @param {Ui} ui */
export function shownGhosts(view, ui) {
  const all = ghosts(view, ui);
  if (!turning(view, ui)) return all;
  const pivot = nameOf(pivotOf(view, ui));
  return all.filter(({ move }) => move.split(" ")[1] === pivot);
}

/** The ghost that waits for Confirm, or else the one under the pointer. @param {View} view @param {Ui} ui */
export function lookedGhost(view, ui) {
  const piece = ui.local.ghost ?? ui.selected ?? ui.hovered;
  return piece?.startsWith("g") ? shownGhosts(view, ui).find(({ move }) => `g${move}` === piece) ?? null : null;
}

/** Begin a plan now. @param {View} view @param {Ui} ui @param {string[]} plan */
export function begin(view, ui, plan) {
  prepare(view, ui, plan);
  ui.onMove(plan[0]);
}

/** Hold a plan ready for Confirm. @param {View} view @param {Ui} ui @param {string[]} plan */
export function prepare(view, ui, plan) {
  ui.kept.plan = { from: view.chain.length, moves: plan };
}

/** The next move of the plan, if the moves before it have been made. @param {View} view @param {Ui} ui @returns {string | null} */
export function next(view, ui) {
  if (isFacing(view)) return nextFacing(ui);
  if (view.phase === LAY) return nextLaid(ui);
  const plan = ui.kept.plan;
  if (!plan) return null;
  const done = view.chain.slice(plan.from);
  const follows = done.length < plan.moves.length && done.every((/** @type {string} */ move, /** @type {number} */ i) => move === plan.moves[i]);
  if (!done.length && follows) return null;
  const move = follows ? plan.moves[done.length] : null;
  if (move === null || !ui.moves.includes(move)) ui.kept.plan = null;
  return ui.kept.plan ? move : null;
}

/** The move for another bridge that was touched while one was being placed. @param {Ui} ui */
function nextLaid(ui) {
  const wanted = ui.kept.lay;
  ui.kept.lay = null;
  return wanted && ui.moves.includes(wanted) ? wanted : null;
}

/** The facing of the last bridge laid, chosen automatically; after a take-back the player chooses. @param {Ui} ui */
function nextFacing(ui) {
  if (!ui.kept.faces) return null;
  ui.kept.faces = false;
  const wanted = `facing ${ui.kept.facing ?? 0}`;
  return ui.moves.includes(wanted) ? wanted : ui.moves[0] ?? null;
}

/** Turn the bridge that is being laid: take back its facing and choose the next one. @param {View} view @param {Ui} ui @param {number} by */
export function face(view, ui, by) {
  if (!isPlacing(view) || !ui.undo) return;
  const facings = view.shape < 3 ? 4 : 2;
  ui.kept.facing = (view.facing + by + facings) % facings;
  ui.kept.faces = true;
  ui.onUndo();
}

/** The moves that lead step by step to a square; the first is legal. @param {View} view @param {Ui} ui @param {string} verb */
export function wayTo(view, ui, verb, /** @type {number} */ goal) {
  const blocked = [...view.acolytes, ...view.gargoyles];
  const isOpen = (/** @type {number} */ square) => bridgeAt(view, square) >= 0 && !blocked.includes(square);
  /** @type {Map<number, number>} */
  const after = new Map([[goal, -1]]);
  for (const square of after.keys()) {
    for (const step of [-WIDTH, 1, WIDTH, -1]) {
      if (!after.has(square + step) && isOpen(square + step)) after.set(square + step, square);
    }
  }
  const order = [...after.keys()];
  const firsts = order.filter((square) => ui.moves.includes(`${verb} ${nameOf(square)}`));
  const way = [];
  for (let square = firsts[0] ?? -1; square >= 0; square = after.get(square) ?? -1) way.push(square);
  return way.map((square) => `${verb} ${nameOf(square)}`);
}
