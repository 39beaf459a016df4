/**
 * The garden as SVG. All hidden tiles look the same.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 * @import { Carpet } from "./carpet.js"
 */

import { classMap, nothing, svg } from "/static/lib/lit.js";
import { carpets, COLOURS, HIDDEN, NOBODY, SERENDIP } from "./carpet.js";
import { ACROSS, at, CELL, centre, edgeAngle, lean, NAMES, viewBox } from "./cells.js";
import { ghost, lens, tags } from "./preview.js";
import { turner } from "./rotate.js";
import { tileWords } from "./words.js";

/**
 * A tile's picture around its own middle.
 * @param {View} view @param {number} face @param {number} rotation @param {boolean} portrait
 */
export function picture(view, face, rotation, portrait, pinned = true) {
  const turn = `rotate(${lean(portrait)})`;
  if (face === HIDDEN) return svg`<use href="#ser-hidden" transform=${turn}></use>`;
  if (face !== SERENDIP) {
    const name = COLOURS[face];
    return svg`<use href="#ser-ground-${name}" transform=${turn}></use><use
      href="#ser-bloom-${name}"></use>`;
  }
  return svg`<use href="#ser-hex" y="2.5" class="shade" transform=${turn}></use>
    <g transform="rotate(${lean(portrait) + 60 * rotation})">
      ${COLOURS.map((name, colour) => svg`<use href="#ser-wedge-${name}"
        transform="rotate(${60 * view.edge_of[colour]})"></use>`)}
      <use href="#ser-hub" transform="rotate(${60 * view.edge_of[0]})"></use></g>
    ${pinned ? svg`<use href="#ser-stud"></use>` : nothing}`;
}

/** The face to draw on a cell: what lies open, or what is shown for a moment. */
function faceOf(
  /** @type {View} */ view,
  /** @type {Ui} */ ui,
  /** @type {number} */ cell,
) {
  if (view.shown[cell] !== HIDDEN) return view.shown[cell];
  const flash = ui.flash.get(NAMES[cell]);
  if (flash === undefined) return HIDDEN;
  return flash === "serendip" ? SERENDIP : COLOURS.indexOf(flash);
}

/** @param {View} view @param {Ui} ui @param {number} cell */
function tile(view, ui, cell) {
  const name = NAMES[cell], face = faceOf(view, ui, cell);
  const fleeting = view.shown[cell] === HIDDEN && face !== HIDDEN;
  const isUp = name === view.up;
  const rotation = isUp && ui.local.rotation !== undefined
    ? ui.local.rotation
    : view.turned[cell];
  const classes = {
    tile: true,
    lit: ui.acts && ui.byPiece.has(name),
    hidden: face === HIDDEN,
    fleeting,
    looked: name === ui.hovered,
    shaken: name === ui.shaken,
    faded: ui.marked !== null && !ui.marked.has(name),
  };
  return svg`
    <g class=${classMap(classes)} transform=${at(cell, ui.portrait)} data-piece=${name}
      role="button" tabindex=${name === ui.focus ? 0 : -1} aria-label=${tileWords(view, ui, cell)}>
      <g class="in">
        ${picture(view, face, rotation, ui.portrait, !isUp)}
        ${memory(view, cell)}
        ${face === SERENDIP ? nothing : svg`<text class="number" y="29.2">${name.slice(1)}</text>`}
        <use href="#ser-hex" class="edge" transform="rotate(${lean(ui.portrait)})"></use>
        ${fleeting ? svg`<use href="#ser-hex" class="fuse"
          transform="rotate(${lean(ui.portrait)})"></use>` : nothing}
      </g>
    </g>`;
}

/** What the table remembers of a hidden tile, if that was agreed on (SER-R32). */
function memory(/** @type {View} */ view, /** @type {number} */ cell) {
  const face = view.recalled[cell];
  if (view.shown[cell] !== HIDDEN || face === HIDDEN) return nothing;
  if (face === SERENDIP) {
    return svg`<use href="#ser-butterfly" class="memory plain" transform="scale(1.2)"></use>`;
  }
  return svg`<use href="#ser-flower-${COLOURS[face]}" class="memory ${COLOURS[face]}"
    transform="scale(.55)"></use>`;
}

/** @param {View} view @param {Ui} ui @param {number} cell */
function glow(view, ui, cell) {
  const face = faceOf(view, ui, cell);
  if (face === HIDDEN || (ui.marked && !ui.marked.has(NAMES[cell]))) return nothing;
  const [x, y] = centre(cell, ui.portrait);
  const light = face === SERENDIP ? "serendip" : COLOURS[face];
  return svg`<circle cx=${x.toFixed(1)} cy=${y.toFixed(1)} r="62"
    fill="url(#ser-halo-${light})"></circle>`;
}

/** Seams across the edges of a carpet: sewn to its own colour, held by another. */
function seams(/** @type {View} */ view, /** @type {Ui} */ ui, /** @type {Carpet} */ carpet) {
  const { colour } = carpet, drawn = [];
  for (const cell of carpet.flowers) {
    for (let edge = 0; edge < 6; edge++) {
      const other = ACROSS[cell][edge];
      if (other < 0) continue;
      const meets = view.shown[other] === SERENDIP;
      if (!meets && (view.shown[other] !== colour || edge > 2)) continue;
      const rotation = NAMES[other] === view.up && ui.local.rotation !== undefined
        ? ui.local.rotation
        : view.turned[other];
      const sewn = !meets || (view.edge_of[colour] + rotation) % 6 === (edge + 3) % 6;
      const place = `${at(cell, ui.portrait)} rotate(${edgeAngle(edge, ui.portrait)})`;
      drawn.push(svg`<use href="#ser-${sewn ? "sewn" : "held"}-${COLOURS[colour]}"
        transform=${place}></use>`);
    }
  }
  const own = ui.seat !== null && view.owner[colour] === ui.seat;
  return svg`<g class=${classMap({ seams: true, own })}>${drawn}</g>`;
}

/** @param {string | null} name @param {string} kind @param {Ui} ui */
function ring(name, kind, ui) {
  const cell = name === null ? undefined : CELL.get(name);
  if (cell === undefined) return nothing;
  return svg`<g class="ring ${kind}" transform="${at(cell, ui.portrait)} rotate(${
    lean(ui.portrait)
  })"><use href="#ser-hex" class="under"></use><use href="#ser-hex" class="line"></use></g>`;
}

/** Where the last move happened: a thin ring, and a line between two tiles. */
function trail(/** @type {Ui} */ ui) {
  const cells = ui.trail.map((name) => CELL.get(name)).filter((cell) => cell !== undefined);
  if (!cells.length) return nothing;
  const points = cells.map((cell) => centre(cell, ui.portrait).map((n) => n.toFixed(1)).join(" "));
  return svg`<g class="trail">
    ${points.length > 1 ? svg`<path d="M${points.join("L")}"></path>` : nothing}
    ${ui.trail.map((name) => ring(name, "last", ui))}</g>`;
}

/** The letters of the rows, before their first tile. */
function letters(/** @type {boolean} */ portrait) {
  const starts = NAMES.keys();
  return [...starts].filter((cell) => NAMES[cell].slice(1) === "1").map((cell) => {
    const [x, y] = centre(cell, portrait), away = (edgeAngle(3, portrait) * Math.PI) / 180;
    return svg`<text class="letter" x=${(x + 42 * Math.cos(away)).toFixed(1)}
      y=${(y + 42 * Math.sin(away) + 4).toFixed(1)}>${NAMES[cell][0]}</text>`;
  });
}

/** Labels on the tiles while a score is explained. */
function marks(/** @type {Ui} */ ui) {
  if (!ui.marked) return nothing;
  return [...ui.marked].map(([name, label]) => {
    const cell = CELL.get(name);
    if (cell === undefined || !label) return nothing;
    return svg`<g class="mark" transform=${at(cell, ui.portrait)}><circle r="13"></circle>
      <text y="5">${label}</text></g>`;
  });
}

/** @param {MouseEvent | FocusEvent} event */
function pieceAt(event) {
  const found = /** @type {Element} */ (event.target).closest("[data-piece]");
  return found?.getAttribute("data-piece") ?? null;
}

/** @param {View} view @param {Ui} ui */
export function draw(view, ui) {
  const cells = [...NAMES.keys()];
  const best = carpets(view).filter(({ colour }) => view.owner[colour] !== NOBODY);
  const outline = "M0-376 326-188 326 188 0 376-326 188-326-188z";
  return svg`
    <svg class=${classMap({ garden: true, portrait: ui.portrait, deciding: ui.acts })}
      viewBox=${viewBox(ui.portrait)} role="group" aria-label=${ui.say("board-garden")}
      @click=${(/** @type {MouseEvent} */ e) => {
        const piece = pieceAt(e);
        if (piece) ui.onPick(piece);
      }}
      @pointermove=${(/** @type {PointerEvent} */ e) => {
        if (e.pointerType === "mouse") ui.onHover(pieceAt(e));
      }}
      @pointerleave=${() => ui.onHover(null)}
      @focusin=${(/** @type {FocusEvent} */ e) => {
        const piece = pieceAt(e);
        if (piece) ui.onFocus(piece);
      }}>
      <path class="inlay" d=${outline} transform="rotate(${30 - lean(ui.portrait)})"></path>
      <g class="letters">${letters(ui.portrait)}</g>
      <g class="tiles">${cells.map((cell) => tile(view, ui, cell))}</g>
      <g class="glows">${cells.map((cell) => glow(view, ui, cell))}</g>
      <g class="above">
        ${ui.marked ? nothing : best.map((carpet) => seams(view, ui, carpet))}
        ${trail(ui)}
        ${ring(view.up, "up", ui)} ${ring(view.picked, "picked", ui)}
        ${ring(ui.selected, "selected", ui)} ${ring(ui.focus, "focus", ui)}
        ${ghost(view, ui)}
        ${tags(view, ui, best)}
        ${marks(ui)}
        ${lens(view, ui)}
      </g>
      ${turner(view, ui)}
      <g data-lift></g>
    </svg>`;
}
