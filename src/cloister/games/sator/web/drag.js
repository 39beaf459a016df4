/**
 * Dragging a bridge: it snaps to the places where it may slide, shows the price, and slides when it is released.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 * @import { Ghost } from "./plan.js"
 */

import { columnOf, MAIN, NUDGE, OVER, rowOf } from "./pieces.js";
import { begin, ghosts, heldBridge, means, prepare, turning } from "./plan.js";

/** How far a finger may slip before it drags, in squares. */
const SLIP = 0.4;

/** @param {View} view @param {Ui} ui @param {(event: Event) => string | null} touched */
export function dragging(view, ui, touched) {
  return {
    start: (/** @type {PointerEvent} */ event) => {
      const bridge = grabbed(touched(event), view, ui), can = ui.acts && event.isPrimary && view.phase !== OVER && bridge >= 0;
      ui.kept.drag = can ? { bridge, x: event.clientX, y: event.clientY, on: false } : null;
      ui.kept.dragged = false;
    },
    move: (/** @type {PointerEvent} */ event) => {
      if (!ui.kept.drag || !ui.acts || !event.isPrimary) return false;
      const pit = /** @type {SVGSVGElement} */ (event.currentTarget), square = 40 * (pit.getScreenCTM()?.a ?? 1);
      const right = (event.clientX - ui.kept.drag.x) / square, down = (event.clientY - ui.kept.drag.y) / square;
      if (!ui.kept.drag.on && Math.hypot(right, down) < SLIP) return false;
      if (!ui.kept.drag.on && !takeUp(view, ui)) return false;
      pit.setPointerCapture(event.pointerId);
      snap(view, ui, right, down);
      return true;
    },
    end: () => {
      const { drag } = ui.kept;
      ui.kept.drag = null;
      if (!drag?.on) return;
      ui.kept.dragged = true;
      const found = ghosts(view, ui).find(({ move }) => `g${move}` === ui.local.ghost);
      delete ui.local.ghost;
      if (found) begin(view, ui, found.plan);
      else ui.redraw();
    },
    cancel: () => {
      ui.kept.drag = null;
    },
  };
}

/** The bridge that was touched, or the held one if a ghost of it was touched. @param {string | null} piece @param {View} view @param {Ui} ui */
function grabbed(piece, view, ui) {
  if (piece?.startsWith("b")) return Number(piece.slice(1));
  return piece?.startsWith("g") ? heldBridge(view, ui) : -1;
}

/** Pick up the dragged bridge to slide it; returns whether that is possible. @param {View} view @param {Ui} ui */
function takeUp(view, ui) {
  const { drag } = ui.kept;
  if (view.phase === MAIN) {
    if (ui.local.bridge !== drag.bridge) Object.assign(ui.local, { bridge: drag.bridge, walk: undefined });
    const slide = means(view, ui).find(({ mode }) => mode === "slide");
    if (slide) ui.local.means = slide;
  } else if (view.phase === NUDGE) ui.local.mode = "slide";
  drag.on = heldBridge(view, ui) === drag.bridge && !turning(view, ui);
  return drag.on;
}

/** Snap to the nearest place, or back to where the bridge is. @param {View} view @param {Ui} ui @param {number} right @param {number} down */
function snap(view, ui, right, down) {
  const cells = view.bridges[ui.kept.drag.bridge];
  /** @type {Ghost | null} */
  let best = null, least = Math.hypot(right, down);
  for (const ghost of ghosts(view, ui)) {
    const x = columnOf(ghost.cells[0]) - columnOf(cells[0]), y = rowOf(ghost.cells[0]) - rowOf(cells[0]);
    const far = Math.hypot(right - x, down - y);
    if (far < least) [best, least] = [ghost, far];
  }
  const piece = best ? `g${best.move}` : undefined;
  if (piece === ui.local.ghost) return;
  ui.local.ghost = piece;
  if (best && view.phase === MAIN) prepare(view, ui, best.plan);
  ui.redraw();
}
