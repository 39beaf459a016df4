/**
 * Looking under a cloak again: only where this seat has looked, only while the cloak is held open.
 *
 * Hold a pointer or a key on a monk; a user who cannot hold (a screen reader's click has no
 * pointer) toggles instead. When the view changes, every cloak closes.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 */

import { MONK, MONKS } from "./map.js";

const UNSEEN = -2, X = -1, HOLD = 320;

/** Whether this seat has looked into a monk. @param {View} view @param {number} monk */
export const hasSeen = (view, monk) => view.seat !== null && view.seen[monk] !== UNSEEN;

/** The monk whose cloak is held open, or -1. @param {View} view @param {Ui} ui */
export const held = (view, ui) => {
  const monk = ui.local.open ?? -1;
  return monk >= 0 && hasSeen(view, monk) ? monk : -1;
};

/** The name on a slip. @param {number} inside @param {Ui} ui */
export const slip = (inside, ui) => (inside === X ? "X" : ui.name(inside));

/** What this seat saw in a monk. @param {View} view @param {Ui} ui @param {number} monk */
export const insideWords = (view, ui, monk) =>
  ui.say("cloak-inside", { monk: MONKS[monk], slip: slip(view.seen[monk], ui) });

/** @param {Ui} ui @param {number | null} monk */
function open(ui, monk) {
  clearTimeout(ui.local.timer);
  if ((ui.local.open ?? null) === monk) return;
  ui.local.open = monk;
  ui.redraw();
}

/** Close on losing focus: no key-up would follow. @param {Ui} ui */
export const shut = (ui) => open(ui, null);

/** The monk under a pointer or a key, if this seat has looked into it. @param {Event} event @param {View} view */
function under(event, view) {
  const found = /** @type {Element} */ (event.target).closest("[data-monk]");
  const monk = MONK.get(found?.getAttribute("data-monk") ?? "");
  if (!found || monk === undefined || !hasSeen(view, monk)) return null;
  return { monk, isPiece: found.hasAttribute("data-piece") };
}

/** A monk on the map has other uses, so it must be held for a moment. @param {PointerEvent} event @param {View} view @param {Ui} ui */
export function press(event, view, ui) {
  const found = under(event, view);
  if (!found || event.button !== 0) return;
  clearTimeout(ui.local.timer);
  if (!found.isPiece) return open(ui, found.monk);
  ui.local.timer = setTimeout(() => open(ui, found.monk), HOLD);
}

/** @param {Ui} ui */
export function release(ui) {
  clearTimeout(ui.local.timer);
  ui.local.swallow = (ui.local.open ?? null) !== null;
  open(ui, null);
}

/**
 * A click that ended a hold does not count; one without a pointer (detail 0) toggles. This is read from the event,
 * because a view that arrives in between wipes what was remembered of the press.
 * @param {MouseEvent} event @param {View} view @param {Ui} ui
 */
export function clicked(event, view, ui) {
  const found = under(event, view);
  const { swallow = false } = ui.local;
  ui.local.swallow = false;
  if (swallow || !found || found.isPiece) return swallow;
  if (event.detail === 0) open(ui, ui.local.open === found.monk ? null : found.monk);
  return true;
}

/** Enter or space on a monk of the panel, O also on the map. @param {KeyboardEvent} event @param {View} view @param {Ui} ui */
export function keyDown(event, view, ui) {
  const found = under(event, view);
  const keys = found?.isPiece ? ["o"] : ["Enter", " ", "o"];
  if (!found || !keys.includes(event.key)) return;
  event.preventDefault();
  if (!event.repeat) open(ui, found.monk);
}

/** @param {KeyboardEvent} event @param {Ui} ui */
export function keyUp(event, ui) {
  if (["Enter", " ", "o"].includes(event.key)) open(ui, null);
}

/** For the table as text: a toggle for each monk that was looked into. @param {View} view @param {Ui} ui @param {number} monk */
export function toggle(view, ui, monk) {
  if (!hasSeen(view, monk)) return undefined;
  const on = held(view, ui) === monk;
  return {
    text: on ? insideWords(view, ui, monk) : ui.say("cloak-open"),
    on,
    flip: () => open(ui, on ? null : monk),
  };
}
