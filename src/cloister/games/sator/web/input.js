/**
 * Touches, keys and gestures that the board handles itself.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 */

import { ANIMI, bridgeName, cardWord, isPlacing, MAIN, NIHIL, NUDGE, OVER, squareOf } from "./pieces.js";
import { begin, face, ghosts, heldBridge, lookedGhost, means, pivotsOf, prepare, turning, wayTo } from "./plan.js";

const TWIST = Math.PI / 5;

/** Put down whatever the player holds; returns whether there was anything. @param {Ui} ui */
export function letGo(ui) {
  const had = ["card", "bridge", "walk", "ghost"].some((key) => ui.local[key] !== undefined);
  for (const key of ["card", "bridge", "walk", "ghost", "pivot", "means"]) delete ui.local[key];
  return had;
}

/** @param {string} piece @param {View} view @param {Ui} ui */
export function touch(piece, view, ui) {
  const kind = piece[0], rest = piece.slice(1);
  if (kind === "u" || kind === "b") ui.kept.faces = true;
  if (kind === "u" && isPlacing(view)) return layAnother(view, ui, Number(rest));
  if (kind === "p") return choosePivot(ui, squareOf(rest));
  if (kind === "g") return touchGhost(piece, view, ui);
  if (kind === "c" && ui.byPiece.size && ui.moves.some((move) => move.startsWith(`lead ${rest} `))) {
    ui.local.rival = Number(rest);
    return true;
  }
  if (kind === "s" && (view.phase === MAIN || view.phase === ANIMI)) return walk(view, ui, squareOf(rest));
  if (view.phase !== MAIN) return view.phase === OVER;
  if (kind === "h") return takeCard(view, ui, view.hand[Number(rest)]);
  if (kind === "b") return takeBridge(ui, Number(rest));
  if (kind === "c" && Number(rest) === ui.seat) return takeAcolyte(view, ui);
  return kind === "q" || kind === "c";
}

/** @param {View} view @param {Ui} ui @param {number} bridge */
function layAnother(view, ui, bridge) {
  if (bridge !== view.bridge) ui.kept.lay = `lay ${bridgeName(bridge)}`;
  if (ui.undo) ui.onUndo(2);
  return true;
}

/** @param {Ui} ui @param {number} pivot */
function choosePivot(ui, pivot) {
  ui.local.pivot = pivot;
  delete ui.local.ghost;
  return true;
}

/** Between two cards, a touched ghost is a plan; on a touch screen it waits for Confirm. @param {string} piece @param {View} view @param {Ui} ui */
function touchGhost(piece, view, ui) {
  const found = ghosts(view, ui).find(({ move }) => `g${move}` === piece), again = ui.local.ghost === piece;
  delete ui.local.ghost;
  if (view.phase !== MAIN || !found) return false;
  if (!ui.touch || again) {
    begin(view, ui, found.plan);
    return true;
  }
  ui.local.ghost = piece;
  prepare(view, ui, found.plan);
  return true;
}

/** @param {View} view @param {Ui} ui @param {number} square */
function walk(view, ui, square) {
  const way = wayTo(view, ui, "walk", square);
  if (way.length) begin(view, ui, way);
  return way.length > 0;
}

/** @param {View} view @param {Ui} ui @param {number} card */
function takeCard(view, ui, card) {
  if (!ui.moves.includes(`play ${cardWord(card)}`)) return false;
  const again = ui.local.card === card;
  letGo(ui);
  if (!again) ui.local.card = card;
  return true;
}

/** @param {Ui} ui @param {number} bridge */
function takeBridge(ui, bridge) {
  const again = ui.local.bridge === bridge, { card } = ui.local;
  letGo(ui);
  if (card !== undefined && card < NIHIL) ui.local.card = card;
  if (!again) ui.local.bridge = bridge;
  return true;
}

/** @param {View} view @param {Ui} ui */
function takeAcolyte(view, ui) {
  const on = ui.local.walk;
  letGo(ui);
  if (!on) ui.local.walk = view.reach.length ? "walk" : "free";
  else if (on === "walk" && ui.moves.some((move) => /^free [^b]/.test(move))) ui.local.walk = "free";
  return true;
}

/** Show the next turn of the held bridge; change from sliding to turning first. @param {View} view @param {Ui} ui */
export function cycle(view, ui, by = 1) {
  if (isPlacing(view)) return face(view, ui, by);
  if (!turning(view, ui) && !overToTurning(view, ui)) return;
  const pivots = pivotsOf(view, ui);
  const all = ghosts(view, ui).sort((a, b) => pivots.indexOf(squareOf(a.move.split(" ")[1])) - pivots.indexOf(squareOf(b.move.split(" ")[1])));
  const at = all.findIndex(({ move }) => `g${move}` === ui.local.ghost);
  const next = all[(at + by + all.length) % all.length];
  if (!next) return;
  Object.assign(ui.local, { ghost: `g${next.move}`, pivot: squareOf(next.move.split(" ")[1]) });
  if (view.phase === MAIN) prepare(view, ui, next.plan);
  ui.redraw();
}

/** @param {View} view @param {Ui} ui */
function overToTurning(view, ui) {
  if (view.phase === NUDGE && ui.moves.some((move) => move.startsWith("turn"))) return !!(ui.local.mode = "turn");
  const turn = means(view, ui).find(({ mode }) => mode === "turn");
  if (turn) ui.local.means = turn;
  return !!turn;
}

/** The move that Confirm would make. @param {View} view @param {Ui} ui @returns {string | null} */
export function staged(view, ui) {
  const ghost = ui.local.ghost ? lookedGhost(view, ui) : null;
  if (ghost) return ghost.plan[0];
  const { card, bridge } = ui.local;
  return view.phase === MAIN && card >= NIHIL && bridge === undefined ? `play ${cardWord(card)}` : null;
}

/** @param {string} key @param {View} view @param {Ui} ui */
export function key(key, view, ui) {
  const turns = heldBridge(view, ui) >= 0 || isPlacing(view);
  if (/^[rqe]$/i.test(key) && ui.acts && turns) return cycle(view, ui, key.toLowerCase() === "q" ? -1 : 1), true;
  if (key === "s" && ui.acts && turns) return slideAgain(view, ui);
  if (key !== "Escape" || !letGo(ui)) return false;
  ui.redraw();
  return true;
}

/** @param {View} view @param {Ui} ui */
function slideAgain(view, ui) {
  const slide = means(view, ui).find(({ mode }) => mode === "slide");
  delete ui.local.ghost;
  if (slide) ui.local.means = slide;
  ui.local.mode = "slide";
  ui.redraw();
  return true;
}

/** Twisting with two fingers turns the held bridge. @param {View} view @param {Ui} ui */
export function twisting(view, ui) {
  const angle = (/** @type {TouchEvent} */ { touches: [a, b] }) => Math.atan2(b.clientY - a.clientY, b.clientX - a.clientX);
  return {
    start: (/** @type {TouchEvent} */ event) => {
      ui.kept.twist = event.touches.length === 2 ? angle(event) : null;
    },
    move: (/** @type {TouchEvent} */ event) => {
      if (event.touches.length !== 2 || ui.kept.twist === null || ui.kept.twist === undefined || !ui.acts) return;
      const turned = Math.atan2(Math.sin(angle(event) - ui.kept.twist), Math.cos(angle(event) - ui.kept.twist));
      if (Math.abs(turned) < TWIST) return;
      ui.kept.twist = angle(event);
      twist(view, ui, turned > 0 ? "right" : "left");
    },
  };
}

/** @param {View} view @param {Ui} ui @param {string} side */
function twist(view, ui, side) {
  if (isPlacing(view)) return face(view, ui, side === "right" ? 1 : -1);
  if (!turning(view, ui) && !overToTurning(view, ui)) return;
  const found = ghosts(view, ui).find(({ move }) => move.endsWith(side));
  if (!found) return;
  Object.assign(ui.local, { ghost: `g${found.move}`, pivot: squareOf(found.move.split(" ")[1]) });
  if (view.phase === MAIN) prepare(view, ui, found.plan);
  ui.redraw();
}
