/**
 * The keyboard: arrows and six letters walk over the board, Enter picks or confirms, and other keys.
 * @import { State } from "./state.js"
 * @import { Play } from "./play.js"
 */

import { say } from "../lib/words.js";
import { lastMove } from "./log.js";

const ARROW = /^Arrow(Up|Down|Left|Right)$/;
/** The letters lie like the six neighbours of a hexagon, so what counts is where they are, not what is printed on them. */
const LETTER = /^Key([ADWEZX])$/;

/** @param {EventTarget | null} target */
const isTyping = (target) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/**
 * @param {State} t @param {Play} play @param {{help: () => void, redraw: () => void,
 *   root: () => Element | null}} page
 */
export function listen(t, play, page) {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || isTyping(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    if (pressed(event, t, play, page)) event.preventDefault();
  });
}

/**
 * @param {KeyboardEvent} event @param {State} t @param {Play} play
 * @param {{help: () => void, redraw: () => void, root: () => Element | null}} page
 */
function pressed(event, t, play, page) {
  const { key } = event, control = event.ctrlKey || event.metaKey;
  if (control) return key.toLowerCase() === "z" && !event.shiftKey ? (play.undo(), true) : false;
  if (event.altKey) return false;
  if (t.view && t.board?.key(key, t.view, play.ui())) return true;
  if ((key === "Enter" || key === " ") && pressControl(event)) return true;
  if (key === "Enter") return enter(event, t, play);
  if (key === " ") return space(event, play);
  if (key === "Escape" && t.pending) return play.undo(), true;
  if (key === "Escape") return escape(t, page);
  if (key === "?") return page.help(), true;
  if (key === "h" && t.snap?.hints) return play.ask(), true;
  if (key === "l") return announce(t, lastMove(t) || say("log-empty"), page);
  if (key === "t") return announce(t, play.whoseTurn() || say("now-nobody"), page);
  const way = ARROW.test(key) ? key : LETTER.exec(event.code)?.[1].toLowerCase();
  return way && !onButton(event) ? walk(way, t, play, page) : false;
}

/** @param {KeyboardEvent} event */
const pieceOf = (event) =>
  /** @type {Element} */ (event.target).closest?.("[data-piece]")?.getAttribute("data-piece") ?? null;

/** @param {KeyboardEvent} event */
const onButton = (event) =>
  /** @type {Element} */ (event.target).closest?.("button, a, summary, [role=tab]") !== null;

/** Click the button under the focus if the board has drawn it itself and it is not a piece. @param {KeyboardEvent} event */
function pressControl(event) {
  const found = /** @type {Element} */ (event.target).closest?.("[role=button]:not([data-piece])");
  found?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return !!found;
}

/** @param {KeyboardEvent} event @param {State} t @param {Play} play */
function enter(event, t, play) {
  if (onButton(event)) return false;
  const piece = pieceOf(event), drafted = t.draft.length > 0 && !piece;
  if (play.staged() || t.pending || drafted) return play.confirm(), true;
  if (!piece) return false;
  play.pick(piece);
  return true;
}

/** @param {KeyboardEvent} event @param {Play} play */
function space(event, play) {
  const piece = pieceOf(event);
  if (!piece) return false;
  play.pick(piece);
  return true;
}

/** @param {State} t @param {{redraw: () => void}} page */
function escape(t, page) {
  if (!t.selected && !t.drawer && !t.toast && !t.marked && !t.advice?.told) return false;
  Object.assign(t, { selected: null, drawer: false, toast: null, marked: null, advice: null });
  page.redraw();
  return true;
}

/** @param {State} t @param {string} text @param {{redraw: () => void}} page */
function announce(t, text, page) {
  t.said = t.said === text ? `${text} ` : text;
  t.toast = { text, rule: "", kind: "note" };
  page.redraw();
  return true;
}

/**
 * @param {string} key @param {State} t @param {Play} play
 * @param {{root: () => Element | null}} page
 */
function walk(key, t, play, page) {
  if (!t.view || !t.board || t.textual) return false;
  const ui = play.ui(), focused = document.activeElement?.closest("[data-piece]");
  const here = focused ? t.focus : null;
  const next = here ? t.board.step(here, key, t.view, ui) : t.focus ?? t.board.step(null, key, t.view, ui);
  if (!next) return false;
  const element = page.root()?.querySelector(`[data-piece="${CSS.escape(next)}"]`);
  /** @type {SVGElement | undefined} */ (element)?.focus();
  t.hovered = next;
  play.hands.focus(next);
  return true;
}
