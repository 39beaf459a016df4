/**
 * What a move has done so far, and what the next decision would do, as numbered legs.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { Step, View } from "/static/lib/types.js"
 *
 * @typedef {{monk: number, from: number, to: number, sails?: boolean}} Leg
 * @typedef {{legs: Leg[], fan: Leg[], wins: number}} Preview  certain legs, then the ways that are
 *   open to the monk in the way; the monk that would stand on the open location, or -1
 */

import { MONK, NOBODY, PLACE, RAMP, standing, TOP, VILLAGE, ways } from "./map.js";

const LEGS = new Set(["stepped", "climbed", "walked-on", "pushed", "ebb", "flood"]);

/** The steps without those taken back. @param {Step[]} log */
function standingSteps(log) {
  /** @type {Step[]} */
  const kept = [];
  for (const step of log) {
    if (/** @type {{undo?: boolean}} */ (step).undo) kept.pop();
    else kept.push(step);
  }
  return kept;
}

/** The legs of the running move, in order. @param {View} view @param {Ui} ui @returns {Leg[]} */
export function legsDone(view, ui) {
  if (view.mover === NOBODY) return [];
  const events = standingSteps(ui.log).flatMap((step) => step.events);
  const begun = events.findLastIndex(({ name }) => name === "moves");
  return events.slice(begun + 1).filter(({ name }) => LEGS.has(name)).map(({ name, args }) => ({
    sails: name === "ebb" || name === "flood",
    monk: MONK.get(String(args.monk)) ?? 0,
    from: PLACE.get(String(args.from)) ?? 0,
    to: PLACE.get(String(args.to)) ?? 0,
  }));
}

/** The monk that a decision moves. @param {string} verb @param {View} view */
function subject(verb, view) {
  if (verb === "push") return view.pushed;
  return verb === "on" || verb === "stay" ? view.climber : view.mover;
}

/** The leg of a legal move, or null where nobody walks. @param {string} move @param {View} view @returns {Leg | null} */
export function legOf(move, view) {
  const [verb, word] = move.split(" ");
  const to = verb === "up" ? TOP : PLACE.get(word ?? "");
  const monk = subject(verb, view);
  if (to === undefined || monk < 0) return null;
  return { monk, from: view.places[monk], to, sails: verb === "ebb" || verb === "flood" };
}

/** The move asked for by a first touch. @param {Ui} ui */
export const asked = (ui) => (ui.acts ? ui.byPiece.get(ui.local.asked)?.[0] ?? null : null);

/** The piece that waits for Confirm, or is hovered. @param {Ui} ui */
export const pieceInMind = (ui) => ui.selected ?? ui.local.asked ?? ui.hovered ?? null;

/** The move that is being considered. @param {Ui} ui */
export function considered(ui) {
  const piece = pieceInMind(ui);
  return ui.acts && piece ? ui.byPiece.get(piece)?.[0] ?? null : null;
}

/**
 * The certain part of what the considered move would do, and the options of the next decision.
 * @param {View} view @param {Ui} ui @returns {Preview | null}
 */
export function preview(view, ui) {
  const move = considered(ui), first = move ? legOf(move, view) : null;
  if (!move || !first) return null;
  const places = [...view.places], moved = new Set(move.startsWith("push") ? view.moved : []);
  /** @type {Leg[]} */
  const legs = [];
  /** With the last dot, or pushed, a monk goes straight up the ramp (MSM-17, MSM-21). */
  const carried = move.startsWith("push") || view.dots_left === 1;
  let queue = [first], hand = view.pushed;
  while (queue.length === 1 && legs.length < 8) {
    const leg = queue[0];
    const climbs = leg.to === RAMP && leg.from !== TOP && (leg !== first || carried);
    legs.push(leg);
    if (climbs) legs.push({ monk: leg.monk, from: RAMP, to: TOP });
    const to = climbs ? TOP : leg.to;
    places[leg.monk] = to;
    moved.add(leg.monk);
    hand = standing({ ...view, places, pushed: leg.monk }, to);
    queue = hand === NOBODY ? [] : exits(view, places, moved, hand);
  }
  return { legs, fan: queue, wins: winner(view, places, legs, hand) };
}

/** Where a monk in the way may be pushed (MSM-19, MSM-A8, MSM-A9), without looking ahead. */
function exits(
  /** @type {View} */ view,
  /** @type {number[]} */ places,
  /** @type {Set<number>} */ moved,
  /** @type {number} */ monk,
) {
  const from = places[monk], after = { ...view, places, pushed: monk };
  return ways(view, from).filter((to) => {
    if (to === VILLAGE) return true;
    if (to === RAMP && from === TOP) return false;
    return !moved.has(standing(after, to === RAMP ? TOP : to));
  }).map((to) => ({ monk, from, to }));
}

/** The moved monk that would stand on the open location, or NOBODY. */
function winner(
  /** @type {View} */ view,
  /** @type {number[]} */ places,
  /** @type {Leg[]} */ legs,
  /** @type {number} */ hand,
) {
  if (view.page < 0 || legs.length === 0) return NOBODY;
  const found = legs.find(({ monk }) => places[monk] === view.location && monk !== hand);
  return found ? found.monk : NOBODY;
}
