/**
 * The choices in the pit: ghosts of bridges with their price, pivots, squares with the steps to them.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 * @import { Ghost } from "./plan.js"
 */

import { classMap, nothing, svg } from "/static/lib/lit.js";
import { gameList } from "/static/lib/words.js";
import { ANIMI, columnOf, facingOf, farCell, heldCell, isPlacing, MAIN, nameOf, rowOf, shapeOf, squareOf, typeOf } from "./pieces.js";
import { heldBridge, lookedGhost, pivotOf, pivotsOf, shownGhosts, turning } from "./plan.js";

/** @param {number} square */
const x = (square) => 40 * columnOf(square) + 20;
/** @param {number} square */
const y = (square) => 40 * rowOf(square) + 20;
/** @param {number} square */
const put = (square) => `translate(${x(square)} ${y(square)})`;
/** @type {Record<string, string>} */
const SIGNS = { left: "↺", right: "↻", half: "½" };

/** @param {View} view @param {Ui} ui */
export function ghostLayer(view, ui) {
  if (isPlacing(view)) return placing(view, ui);
  const bridge = heldBridge(view, ui);
  if (bridge < 0 || !ui.acts) return nothing;
  const cells = view.bridges[bridge], shown = shownGhosts(view, ui), looked = lookedGhost(view, ui), turns = turning(view, ui);
  return svg`<g class="ghosts">
    <g class="held-edge" transform="${put(cells[0])} rotate(${90 * facingOf(bridge, cells)})"><use href="#sat-${shapeOf(bridge)}"></use></g>
    ${looked ? nothing : shown.map((ghost) => outline(bridge, ghost.cells))}
    ${looked ? preview(view, bridge, looked.cells) : nothing}
    ${looked ? arrow(cells, looked, turns) : nothing}
    ${pivotsOf(view, ui).map((pivot) => pivotDot(view, ui, pivot))}
    ${shown.map((ghost) => handle(view, ui, cells, ghost, turns))}</g>`;
}

/** @param {number} bridge @param {number[]} cells */
const outline = (bridge, cells) => svg`<use class="ghost-edge" href="#sat-${shapeOf(bridge)}"
  transform="${put(cells[0])} rotate(${90 * facingOf(bridge, cells)})"></use>`;

/** The bridge and everything on it, where a move would bring it. @param {View} view @param {number} bridge @param {number[]} cells */
function preview(view, bridge, cells) {
  const old = /** @type {number[]} */ (view.bridges[bridge]);
  const carried = (/** @type {number} */ square) => put(cells[old.indexOf(square)]);
  return svg`<g class="preview ${typeOf(bridge)}" aria-hidden="true">
    <g transform="${put(cells[0])} rotate(${90 * facingOf(bridge, cells)})"><use class="body" href="#sat-${shapeOf(bridge)}"></use>
      <use class="ghost-edge" href="#sat-${shapeOf(bridge)}"></use></g>
    ${view.books.map((/** @type {number} */ square, /** @type {number} */ book) => old.includes(square)
      ? svg`<g transform=${carried(square)}><use href="#sat-book-${view.colours[book >> 2]}"></use></g>` : nothing)}
    ${view.acolytes.map((/** @type {number} */ square, /** @type {number} */ seat) => old.includes(square)
      ? svg`<g transform=${carried(square)}><use href="#sat-acolyte-${view.colours[seat]}"></use></g>` : nothing)}</g>`;
}

/** An arrow from where a bridge is to where it would go. @param {number[]} cells @param {Ghost} ghost @param {boolean} turns */
function arrow(cells, ghost, turns) {
  const pivot = turns ? squareOf(ghost.move.split(" ")[1]) : -1;
  const k = turns ? farCell(cells, pivot) : heldCell(cells), a = cells[k], b = ghost.cells[k];
  if (!turns) return svg`<path class="arrow" d="M${x(a)} ${y(a)}L${x(b)} ${y(b)}"></path>`;
  const r = Math.hypot(x(a) - x(pivot), y(a) - y(pivot)).toFixed(1), left = ghost.move.endsWith("left");
  return svg`<path class="arrow" d="M${x(a)} ${y(a)}A${r} ${r} 0 0 ${left ? 0 : 1} ${x(b)} ${y(b)}"></path>`;
}

/** @param {View} view @param {Ui} ui @param {number} pivot */
function pivotDot(view, ui, pivot) {
  const now = pivot === pivotOf(view, ui), piece = `p${nameOf(pivot)}`;
  return svg`<g class=${classMap({ pivot: true, now, looked: piece === ui.hovered })} data-piece=${piece} transform=${put(pivot)}
    role="button" tabindex=${piece === ui.focus ? 0 : -1} aria-label=${ui.say("board-pivot-label", { square: nameOf(pivot) })}>
    <rect class="reach" x="-20" y="-20" width="40" height="40"></rect><circle r=${now ? 9 : 6}></circle></g>`;
}

/** The part of a ghost to touch, with its price. @param {View} view @param {Ui} ui @param {number[]} cells @param {Ghost} ghost @param {boolean} turns */
function handle(view, ui, cells, ghost, turns) {
  const { move, price } = ghost, piece = `g${move}`, looked = lookedGhost(view, ui)?.move === move;
  const pivot = turns ? squareOf(move.split(" ")[1]) : -1, angle = move.split(" ")[2];
  const square = ghost.cells[turns ? farCell(cells, pivot) : heldCell(cells)];
  const does = turns ? ui.say("move-turn", { angle, square: nameOf(pivot) }) : ui.say("move-slide", { square: nameOf(square) });
  const words = [does, ...(price === null ? [] : [ui.say("board-cost", { price })])].join(", ");
  const sign = turns ? SIGNS[angle] : price === null ? "" : String(price);
  return svg`<g class=${classMap({ handle: true, lit: true, looked, turn: turns, bare: !sign })} data-piece=${piece} transform=${put(square)}
    role="button" tabindex=${piece === ui.focus ? 0 : -1} aria-label=${words}>
    <rect class="reach" x="-20" y="-20" width="40" height="40"></rect><circle r=${turns ? 15 : 13}></circle>
    <text y="6">${sign}</text>${turns && price !== null ? svg`<text class="price" x="14" y="-8">${price}</text>` : nothing}</g>`;
}

/** A bridge that is being placed: a dot for each place where it may lie. @param {View} view @param {Ui} ui */
function placing(view, ui) {
  const { outline: offsets } = view, held = heldCell(offsets.map((/** @type {number} */ o) => o + 2020));
  const places = ui.acts ? ui.moves.filter((move) => move.startsWith("place ")).map((move) => squareOf(move.slice(6))) : [];
  const looked = ui.selected ?? ui.hovered, first = looked?.startsWith("o") ? squareOf(looked.slice(1)) : -1;
  const cells = offsets.map((/** @type {number} */ offset) => first + offset);
  return svg`<g class="ghosts">
    ${places.includes(first) && view.bridge >= 0 ? newcomer(view, cells) : nothing}
    ${places.map((square) => {
      const piece = `o${nameOf(square)}`;
      return svg`<g class=${classMap({ place: true, looked: square === first })} data-piece=${piece} transform=${put(square + offsets[held])}
        role="button" tabindex=${piece === ui.focus ? 0 : -1} aria-label=${placeWords(view, ui, square)}>
        <rect class="reach" x="-20" y="-20" width="40" height="40"></rect><circle r="4"></circle></g>`;
    })}</g>`;
}

/** Where the bridge would lie, in words. @param {View} view @param {Ui} ui @param {number} square  of its first cell */
export const placeWords = (view, ui, square) =>
  ui.say("board-place-label", { squares: gameList(view.outline.map((/** @type {number} */ offset) => nameOf(square + offset))) });

/** @param {View} view @param {number[]} cells */
const newcomer = (view, cells) => svg`<g class="preview ${typeOf(view.bridge)}" aria-hidden="true"
  transform="${put(cells[0])} rotate(${90 * view.facing})"><use class="body" href="#sat-${shapeOf(view.bridge)}"></use>
  <use class="ghost-edge" href="#sat-${shapeOf(view.bridge)}"></use></g>`;

/** @typedef {{piece: string, square: number, text: string, words: string, kind: string}} Spot */

/** The squares to choose: for a walk, a jump, a gargoyle or a rival that is led. @param {View} view @param {Ui} ui @returns {Spot[]} */
export function spots(view, ui) {
  if (!ui.acts) return [];
  if (view.phase === MAIN || view.phase === ANIMI) return walkSpots(view, ui);
  const verbs = /^(jump|gargoyle|lead) /, rival = rivalOf(view, ui);
  return ui.moves.filter((move) => verbs.test(move)).flatMap((move) => {
    const [verb, one, two] = move.split(" "), name = two ?? one;
    if (verb === "lead" && Number(one) !== rival) return [];
    const words = ui.say(`move-${verb}`, { seat: rival, square: name });
    return [{ piece: verb === "lead" ? `l${one}${two}` : `s${name}`, square: squareOf(name), text: "", words, kind: verb }];
  });
}

/** The rival that is being led. @param {View} view @param {Ui} ui */
export function rivalOf(view, ui) {
  const rivals = [...new Set(ui.moves.filter((move) => move.startsWith("lead")).map((move) => Number(move.split(" ")[1])))];
  return rivals.includes(ui.local.rival) ? ui.local.rival : rivals[0] ?? -1;
}

/** The squares of a walk with step numbers, or those of the free step. @param {View} view @param {Ui} ui @returns {Spot[]} */
function walkSpots(view, ui) {
  const mode = view.phase === ANIMI ? "walk" : walkMode(view, ui);
  if (mode === "walk") {
    return view.reach.map((/** @type {[number, number]} */ [square, steps]) => ({
      piece: `s${nameOf(square)}`, square, text: String(steps), kind: "walk",
      words: ui.say("board-walk-label", { square: nameOf(square), steps }),
    }));
  }
  return mode !== "free" ? [] : ui.moves.filter((move) => /^free [^b]/.test(move)).map((move) => ({
    piece: `f${move.slice(5)}`, square: squareOf(move.slice(5)), text: "0", kind: "free", words: ui.say("move-free", { square: move.slice(5) }),
  }));
}

/** How the acolyte is about to move: by a walk, by the free step, or not at all. @param {View} view @param {Ui} ui @returns {"walk" | "free" | ""} */
export function walkMode(view, ui) {
  const wanted = ui.local.walk ?? (view.step === 3 && view.movement > 0 && ui.local.bridge === undefined ? "walk" : "");
  if (wanted === "walk" && !view.reach.length) return ui.moves.some((move) => /^free [^b]/.test(move)) ? "free" : "";
  return wanted;
}

/** @param {View} view @param {Ui} ui */
export function squareLayer(view, ui) {
  return svg`<g class="spots">${spots(view, ui).map(({ piece, square, text, words, kind }) => svg`
    <g class=${classMap({ spot: true, lit: true, [kind]: true, looked: piece === ui.hovered, chosen: piece === ui.selected })}
      data-piece=${piece} transform=${put(square)} role="button" tabindex=${piece === ui.focus ? 0 : -1} aria-label=${words}>
      <rect class="reach" x="-20" y="-20" width="40" height="40"></rect><rect class="tile" x="-16" y="-16" width="32" height="32" rx="7"></rect>
      ${text ? svg`<circle r="11"></circle><text y="6">${text}</text>` : nothing}</g>`)}</g>`;
}
