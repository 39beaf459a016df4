/**
 * The pit as one SVG: abyss, bridges, books, acolytes, gargoyles. A square is 40 wide.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 */

import { classMap, nothing, repeat, svg } from "/static/lib/lit.js";
import { gameList } from "/static/lib/words.js";
import { ghostLayer, rivalOf, squareLayer } from "./ghosts.js";
import { bridgeArgs, bridgeAt, columnOf, facingOf, MAIN, nameOf, OVER, rowOf, shapeOf, typeOf } from "./pieces.js";
import { canMove, heldBridge } from "./plan.js";
import { dragging } from "./drag.js";
import { twisting } from "./input.js";

export const SQUARE = 40;
const LETTERS = ["SATOR", "AREPO", "TENET", "OPERA", "ROTAS"];
const LEDGES = [[0, -1], [1, 0], [0, 1], [-1, 0]];

/** @param {number} square */
export const at = (square) =>
  `translate(${SQUARE * columnOf(square) + SQUARE / 2} ${SQUARE * rowOf(square) + SQUARE / 2})`;

/** The transform that puts a bridge in its place. @param {number} bridge @param {number[]} cells */
export const pose = (bridge, cells) => `${at(cells[0])} rotate(${90 * facingOf(bridge, cells)})`;

/** @param {number} side */
function abyss(side) {
  const far = SQUARE * side, step = far / 5.6, lines = Array.from({ length: side - 1 }, (_, i) => SQUARE * (i + 1));
  const grid = lines.map((x) => `M${x} 0V${far}M0 ${x}H${far}`).join("");
  return svg`<g class="abyss" aria-hidden="true"><rect width=${far} height=${far}></rect>
    ${LETTERS.map((word, row) => [...word].map((letter, column) => svg`<text class="carved"
      x=${(far / 2 + step * (column - 2)).toFixed(1)} y=${(far / 2 + step * (row - 2) + 21).toFixed(1)}>${letter}</text>`))}
    <path class="grid" d=${grid}></path>
    <path class="quarters" d="M${far / 2} 0V${far}M0 ${far / 2}H${far}"></path></g>`;
}

/** Letters and numbers on the rim. @param {number} side */
const rim = (side) => svg`<g class="rim" aria-hidden="true">
  ${Array.from({ length: side }, (_, i) => svg`<text x=${SQUARE * i + 20} y=${SQUARE * side + 22}>${String.fromCharCode(97 + i)}</text>
    <text x="-15" y=${SQUARE * i + 26}>${i + 1}</text>`)}</g>`;

/** Where an acolyte stands before it enters the pit. @param {View} view @param {number} seat */
function ledgeAt(view, seat) {
  const [right, down] = LEDGES[view.colours[seat]], entry = view.entries[seat];
  const x = SQUARE * columnOf(entry) + 20 + 35 * right, y = SQUARE * rowOf(entry) + 20 + 35 * down;
  return `translate(${x} ${y})`;
}

/** @param {View} view @param {Ui} ui @param {number} seat */
function ledge(view, ui, seat) {
  const turn = 90 * view.colours[seat];
  return svg`<g class="ledge colour-${view.colours[seat]}" transform="${ledgeAt(view, seat)} rotate(${turn})"
    role="img" aria-label=${ui.say("board-ledge", { seat, square: nameOf(view.entries[seat]) })}>
    <path d="M-19 13V-5Q-19-15-9-15H9Q19-15 19-5V13z"></path><path class="sill" d="M-19 13H19"></path></g>`;
}

/** @param {Ui} ui @param {string} piece */
export const handled = (ui, piece) => ({
  looked: piece === ui.hovered,
  chosen: piece === ui.selected,
  shaken: piece === ui.shaken,
  last: ui.trail.includes(piece),
  faded: ui.marked !== null && !ui.marked.has(piece),
});

/** A bridge, where it lies and what lies on it, in words. @param {View} view @param {Ui} ui @param {number} bridge */
export function bridgeWords(view, ui, bridge) {
  const cells = view.bridges[bridge], found = [ui.say("board-bridge-on", { ...bridgeArgs(bridge), squares: gameList(cells.map(nameOf)) })];
  for (const [seat, square] of view.acolytes.entries()) {
    if (cells.includes(square)) found.push(ui.say("board-acolyte-on", { seat, square: nameOf(square) }));
  }
  for (const [seat, square] of view.gargoyles.entries()) {
    if (cells.includes(square)) found.push(ui.say("board-gargoyle-on", { seat, square: nameOf(square) }));
  }
  for (const [book, square] of view.books.entries()) {
    if (cells.includes(square)) found.push(ui.say("board-book-on", { seat: book >> 2, square: nameOf(square) }));
  }
  return found;
}

/** @param {View} view @param {Ui} ui @param {number} bridge */
function bridge(view, ui, bridge) {
  const piece = `b${bridge}`, cells = view.bridges[bridge], held = bridge === heldBridge(view, ui);
  const taken = ui.local.card !== undefined && view.phase === MAIN;
  const can = ui.acts && view.phase === MAIN && !ui.local.walk && canMove(view, ui, bridge);
  const lit = ui.acts && (ui.byPiece.has(piece) || (taken && can && !held));
  const kind = { bridge: true, [typeOf(bridge)]: true, lit, can, held, ...handled(ui, piece) };
  return svg`<g class=${classMap(kind)} data-piece=${piece} transform=${pose(bridge, cells)}
    role="button" tabindex=${piece === ui.focus ? 0 : -1} aria-label=${bridgeWords(view, ui, bridge).join(", ")}>
    <g class="in"><use class="hit" href="#sat-hit-${shapeOf(bridge)}"></use><use class="body" href="#sat-${shapeOf(bridge)}"></use><use class="edge"
      href="#sat-${shapeOf(bridge)}"></use></g></g>`;
}

/** @param {View} view */
function bridges(view) {
  return view.bridges.flatMap((/** @type {number[]} */ cells, /** @type {number} */ b) => cells.length ? [b] : []);
}

/** Books, acolytes and gargoyles. @param {View} view @param {Ui} ui */
function pieces(view, ui) {
  const books = view.books.flatMap((/** @type {number} */ square, /** @type {number} */ book) => square < 0 ? [] : [svg`
    <g class=${classMap({ book: true, floating: bridgeAt(view, square) < 0, ...handled(ui, `q${book}`) })}
      data-piece="q${book}" transform=${at(square)} role="img"
      aria-label=${ui.say("board-book-label", { seat: book >> 2, square: nameOf(square) })}><g class="in">
      <use href="#sat-book-${view.colours[book >> 2]}"></use></g></g>`]);
  return svg`${books}
    ${view.acolytes.map((/** @type {number} */ _, /** @type {number} */ seat) => acolyte(view, ui, seat))}
    ${view.gargoyles.map((/** @type {number} */ square, /** @type {number} */ seat) =>
      square < 0 ? nothing : gargoyle(view, ui, seat, square))}`;
}

/** @param {View} view @param {Ui} ui @param {number} seat */
function acolyte(view, ui, seat) {
  const piece = `c${seat}`, square = view.acolytes[seat], own = seat === ui.seat;
  const acts = view.to_act.includes(seat) && view.phase !== OVER;
  const walks = ui.acts && own && view.phase === MAIN && ui.moves.some((move) => /^(walk|free [^b])/.test(move));
  const leads = ui.acts && ui.moves.some((move) => move.startsWith(`lead ${seat} `));
  const words = ui.say("board-acolyte-label", { seat, square: square < 0 ? "board-ledge" : nameOf(square) });
  return svg`<g class=${classMap({ acolyte: true, own, acts, lit: walks || leads, led: ui.acts && seat === rivalOf(view, ui), ...handled(ui, piece) })} data-piece=${piece}
    transform=${square < 0 ? ledgeAt(view, seat) : at(square)} role="button" tabindex=${piece === ui.focus ? 0 : -1}
    aria-label=${words}><rect class="reach" x="-20" y="-20" width="40" height="40"></rect><g class="in">
    <circle class="halo" r="18"></circle><use href="#sat-acolyte-${view.colours[seat]}"></use></g></g>`;
}

/** @param {View} view @param {Ui} ui @param {number} seat @param {number} square */
function gargoyle(view, ui, seat, square) {
  const piece = `y${seat}`, lit = ui.acts && ui.byPiece.has(piece);
  const words = [ui.say("board-gargoyle-label", { seat, square: nameOf(square) }), ...(lit ? [ui.say("board-gargoyle-can-go")] : [])];
  return svg`<g class=${classMap({ gargoyle: true, lit, ...handled(ui, piece) })} data-piece=${piece}
    transform=${at(square)} role="button" tabindex=${piece === ui.focus ? 0 : -1}
    aria-label=${words.join(", ")}>
    <g class="in"><circle class="halo" r="18"></circle><use href="#sat-gargoyle-${view.colours[seat]}"></use></g></g>`;
}

/** @param {Event} event */
export function touched(event) {
  const found = /** @type {Element} */ (event.target).closest("[data-piece]");
  return found?.getAttribute("data-piece") ?? null;
}

/** @param {View} view @param {Ui} ui */
export function pit(view, ui) {
  const { side } = view, far = SQUARE * side, all = bridges(view), twist = twisting(view, ui), drag = dragging(view, ui, touched);
  const classes = { pit: true, deciding: ui.acts, over: view.phase === OVER, holding: heldBridge(view, ui) >= 0 && ui.acts };
  return svg`<svg class=${classMap(classes)} viewBox="-32 -32 ${far + 64} ${far + 64}" role="group" aria-label=${ui.say("board-pit")}
      @click=${(/** @type {MouseEvent} */ e) => {
        const piece = ui.kept.dragged ? null : touched(e);
        ui.kept.dragged = false;
        if (piece) ui.onPick(piece);
      }}
      @pointerdown=${drag.start} @pointerup=${drag.end} @pointercancel=${drag.cancel}
      @pointermove=${(/** @type {PointerEvent} */ e) => {
        if (!drag.move(e) && e.pointerType === "mouse") ui.onHover(touched(e));
      }}
      @pointerleave=${() => ui.onHover(null)}
      @touchstart=${twist.start} @touchmove=${twist.move}
      @focusin=${(/** @type {FocusEvent} */ e) => {
        const piece = touched(e);
        if (piece) ui.onFocus(piece);
      }}>
    ${abyss(side)} ${rim(side)}
    ${view.entries.map((/** @type {number} */ _, /** @type {number} */ seat) => ledge(view, ui, seat))}
    <g class="shadows" aria-hidden="true">${all.map((/** @type {number} */ b) => svg`<use href="#sat-${shapeOf(b)}"
      transform="translate(3 7) ${pose(b, view.bridges[b])}"></use>`)}</g>
    ${repeat(all, (b) => b, (b) => bridge(view, ui, b))}
    ${pieces(view, ui)}
    ${squareLayer(view, ui)}
    ${ghostLayer(view, ui)}
    ${marks(view, ui)}
    <g data-lift></g></svg>`;
}

/** The texts on marked books, at the end. @param {View} view @param {Ui} ui */
function marks(view, ui) {
  return [...ui.marked ?? []].map(([piece, text]) => {
    const square = piece.startsWith("q") ? view.books[Number(piece.slice(1))] : -1;
    return square < 0 || !text ? nothing : svg`<text class="mark" transform=${at(square)} y="-16">${text}</text>`;
  });
}
