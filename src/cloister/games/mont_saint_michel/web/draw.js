/**
 * The mount as SVG. The six monks differ only in their bases.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 */

import { classMap, nothing, svg } from "/static/lib/lit.js";
import {
  fitting, layout, MONKS, NOBODY, pair, PLACE, pointOf, RAMP, size, spot, stand, TOP, VILLAGE, WORDS,
} from "./map.js";
import { panel } from "./panel.js";
import { clicked, held, keyDown, keyUp, press, release, shut, slip } from "./peek.js";
import { bySea, callout, focusOf, labels, marks, numbers, paths, placeMark, ramp } from "./places.js";
import { arrows } from "./arrows.js";
import { seaLines, terrain } from "./terrain.js";
import { monkWords, signed } from "./words.js";

/** @param {View} view @param {Ui} ui @param {number} monk */
function monkFigure(view, ui, monk) {
  const colour = MONKS[monk], k = size(ui.portrait), at = stand(view, monk, ui.portrait);
  const inHand = [view.mover, view.pushed, view.climber].includes(monk);
  const classes = {
    monk: true,
    lit: ui.acts && ui.byPiece.has(colour),
    sea: bySea(ui, colour),
    hand: inHand,
    selected: ui.selected === colour || ui.local.asked === colour,
    looked: ui.hovered === colour,
    shaken: ui.shaken === colour,
    faded: ui.marked !== null && !ui.marked.has(colour),
  };
  return svg`<g class=${classMap(classes)} transform="translate(${pair(at)})" data-piece=${colour}
    data-monk=${colour} role="button" tabindex=${colour === focusOf(view, ui) ? 0 : -1}
    aria-label=${monkWords(view, ui, monk)}>
    <ellipse class="touch" cy=${-4 * k} rx=${18.5 * k} ry=${23 * k}></ellipse>
    <g class="in"><g transform="scale(${k})">
      <ellipse class="edge" cy="9" rx="22" ry="11.5"></ellipse>
      <use href="#msm-monk-${monk}"></use>
      <ellipse class="grip" cy="9" rx="22" ry="11.5"></ellipse></g></g>
  </g>`;
}

/** Where the last move went. @param {View} view @param {Ui} ui */
function trail(view, ui) {
  if (ui.trail.length < 2 || view.mover !== NOBODY) return nothing;
  const points = ui.trail.filter((word) => PLACE.has(word))
    .map((word) => pair(spot(view, PLACE.get(word) ?? 0, ui.portrait)));
  return points.length > 1 ? svg`<path class="trail" d="M${points.join("L")}"></path>` : nothing;
}

/** A cloak held open: the slip inside, over everything else. @param {View} view @param {Ui} ui */
function opened(view, ui) {
  const monk = held(view, ui);
  if (monk < 0) return nothing;
  const { wide, high } = layout(ui.portrait), k = ui.portrait ? 1.7 : 1.35;
  const [x, y] = stand(view, monk, ui.portrait), room = 76 * k;
  const at = pair([
    Math.max(room, Math.min(wide - room, x)),
    Math.max(room, Math.min(high - room, y - 30)),
  ]);
  const name = slip(view.seen[monk], ui), letters = Math.max(name.length, 4);
  return svg`<g class="opened" transform="translate(${at}) scale(${k})">
    <ellipse class="floor" cy="60" rx="74" ry="16"></ellipse>
    <use href="#msm-cloak"></use>
    <use href="#msm-mark-${monk}" transform="translate(0 60) scale(1.5)"></use>
    <g class="slip"><rect x="-52" y="-16" width="104" height="38" rx="3"></rect>
      <text y="10" font-size=${Math.min(26, 160 / letters).toFixed(1)}>${name}</text></g>
  </g>`;
}

/** Labels while a score is explained. @param {View} view @param {Ui} ui */
const scores = (view, ui) =>
  [...ui.marked ?? []].map(([piece, text]) => {
    const k = size(ui.portrait), [x, y] = pointOf(view, piece, ui.portrait);
    const half = Math.min(60, Math.max(19, 5 * text.length + 9));
    return svg`<g class="tag" transform="translate(${pair([x, y - 38 * k])}) scale(${k})">
      <rect x=${-half} y="-12" width=${2 * half} height="24" rx="12"></rect>
      <text y="5.5" font-size=${fitting(text, 2 * half - 14, 15)}>${text}</text></g>`;
  });

/** The page at stake beside the open location, small. @param {View} view @param {Ui} ui */
function stake(view, ui) {
  if (view.page < 0) return nothing;
  const k = size(ui.portrait), [x, y] = spot(view, view.location, ui.portrait);
  const side = ui.portrait && x > 600 ? -1 : 1;
  return svg`<g class=${view.value < 0 ? "chip burnt" : "chip"}
    transform="translate(${pair([x + 24 * side * k, y - 21 * k])}) scale(${k})">
    <rect x="-13" y="-10" width="26" height="20" rx="3"></rect><text y="5">${signed(view.value)}</text></g>`;
}

/** @param {MouseEvent | FocusEvent} event @param {View} view @param {Ui} ui */
function touched(event, view, ui) {
  const found = /** @type {Element} */ (event.target).closest("[data-piece]");
  const piece = found?.getAttribute("data-piece") ?? null;
  if (piece === null || ui.byPiece.has(piece) || !ui.byPiece.has("village")) return piece;
  const monk = MONKS.indexOf(piece);
  return monk >= 0 && view.places[monk] === VILLAGE ? "village" : piece;
}

/** @param {View} view @param {Ui} ui */
export function draw(view, ui) {
  const { wide, high } = layout(ui.portrait), all = [...MONKS.keys()];
  const order = all.toSorted((a, b) => stand(view, a, ui.portrait)[1] - stand(view, b, ui.portrait)[1]);
  const [sx, sy] = spot(view, TOP, ui.portrait), k = size(ui.portrait);
  return svg`
    <svg class=${classMap({ mount: true, portrait: ui.portrait, deciding: ui.acts })}
      viewBox="0 0 ${wide} ${high}" role="group" aria-label=${ui.say("board-mount")}
      @click=${(/** @type {MouseEvent} */ e) => {
        const piece = clicked(e, view, ui) ? null : touched(e, view, ui);
        if (piece) ui.onPick(piece);
      }}
      @pointerdown=${(/** @type {PointerEvent} */ e) => press(e, view, ui)}
      @pointerup=${() => release(ui)}
      @pointercancel=${() => release(ui)}
      @contextmenu=${(/** @type {Event} */ e) => e.preventDefault()}
      @keydown=${(/** @type {KeyboardEvent} */ e) => keyDown(e, view, ui)}
      @keyup=${(/** @type {KeyboardEvent} */ e) => keyUp(e, ui)}
      @pointermove=${(/** @type {PointerEvent} */ e) => {
        if (e.pointerType === "mouse") ui.onHover(touched(e, view, ui));
      }}
      @focusout=${(/** @type {FocusEvent} */ e) => {
        if (!e.relatedTarget) shut(ui);
      }}
      @pointerleave=${() => {
        release(ui);
        ui.onHover(null);
      }}
      @focusin=${(/** @type {FocusEvent} */ e) => {
        const piece = /** @type {Element} */ (e.target).closest("[data-piece]")?.getAttribute("data-piece");
        if (piece) ui.onFocus(piece);
      }}>
      ${terrain(view, ui.portrait)}
      <g class="sea-lines">${seaLines(view, ui.portrait)}</g>
      ${paths(view, ui.portrait)}
      <use href="#msm-spire" transform="translate(${pair([sx, sy - 12 * k])})"></use>
      ${ramp(view, ui)}
      ${WORDS.slice(0, RAMP).map((_, place) => placeMark(view, ui, place))}
      ${marks(view, ui.portrait)}
      <g class="labels">${labels(view, ui)}</g>
      ${trail(view, ui)}
      <g class="monks">${order.map((monk) => monkFigure(view, ui, monk))}</g>
      <g class="above">${numbers(view, ui)} ${stake(view, ui)} ${arrows(view, ui)} ${scores(view, ui)} ${callout(view, ui)}</g>
      ${panel(view, ui)}
      <g data-lift></g>
      <g class="above">${opened(view, ui)}</g>
    </svg>`;
}
