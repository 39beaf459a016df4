/**
 * The mount as SVG. All six monks are alike but for their bases.
 * @import { Ui } from "/static/board-api.js"
 * @import { View } from "/static/types.js"
 */

import { classMap, nothing, svg } from "/static/lit.js";
import { pieceInMind } from "./board_chain.js";
import {
  LAST, layout, mark, MONKS, NOBODY, pair, pieces, PLACE, pointOf, RAMP, size, spot, stand,
  standing, TOP, VILLAGE, WORDS,
} from "./board_map.js";
import { panel } from "./board_panel.js";
import { clicked, hasSeen, held, keyDown, keyUp, press, release, slip } from "./board_peek.js";
import { arrows } from "./board_preview.js";
import { seaLines, terrain } from "./board_terrain.js";
import { broken, monkWords, placeWords, signed } from "./board_words.js";

/** @param {View} view @param {Ui} ui */
const focusOf = (view, ui) => {
  const all = pieces(view);
  return ui.focus !== null && all.includes(ui.focus) ? ui.focus : all[0];
};

/** Whether a sea leg leads to a piece. @param {Ui} ui @param {string} piece */
const bySea = (ui, piece) =>
  ui.acts && (ui.byPiece.get(piece) ?? []).some((move) => /^(ebb|flood) /.test(move));

/** @param {View} view @param {Ui} ui @param {number} place */
function placeMark(view, ui, place) {
  const k = size(ui.portrait), taken = standing(view, place) !== NOBODY, word = WORDS[place];
  const [x, y] = spot(view, place, ui.portrait), isOpen = place === view.location && place > 0;
  const radius = place === VILLAGE ? (ui.portrait ? 84 : 55) : 15.5 * k;
  const lit = !taken && ui.acts && ui.byPiece.has(word);
  const classes = {
    place: true,
    lit,
    sea: !taken && bySea(ui, word),
    taken,
    open: isOpen,
    looked: word === ui.hovered,
    shaken: word === ui.shaken,
    village: place === VILLAGE,
    faded: ui.marked !== null,
  };
  return svg`<g class=${classMap(classes)} transform="translate(${pair([x, y])})"
    data-piece=${taken ? nothing : word} role=${taken ? nothing : "button"}
    tabindex=${taken ? nothing : word === focusOf(view, ui) ? 0 : -1}
    aria-label=${taken ? nothing : placeWords(view, ui, place)} aria-hidden=${taken ? "true" : nothing}>
    <circle class="touch" r=${(place === VILLAGE ? radius : 24 * k).toFixed(1)}></circle>
    <g class="in"><circle class="spot" r=${radius}></circle>
      ${isOpen ? svg`<circle class="stake" r=${radius + 4.5 * k}></circle>` : nothing}
      <circle class="edge" r=${radius + (isOpen ? 9 : 3) * k}></circle>
      ${place > VILLAGE && place <= LAST && !taken
        ? svg`<text class="number" y=${5.2 * k}>${place}</text>`
        : nothing}</g>
  </g>`;
}

/** On a small screen, the name of the place that was touched. @param {View} view @param {Ui} ui */
function callout(view, ui) {
  const piece = pieceInMind(ui), monk = MONKS.indexOf(piece ?? "");
  const place = monk < 0 ? PLACE.get(piece ?? "") : view.places[monk];
  if (!ui.portrait || place === undefined || place === VILLAGE) return nothing;
  const [x, y] = spot(view, place, true), name = view.chart.names[place];
  const half = name.length * 5.6 + 18, { wide } = layout(true);
  const at = Math.max(half + 4, Math.min(wide - half - 4, x));
  return svg`<g class="callout" transform="translate(${pair([at, y - 98])})">
    <rect x=${-half} y="-20" width=${2 * half} height="40" rx="20"></rect><text y="7">${name}</text></g>`;
}

/** Names below the places; a number alone where the screen is small. */
function labels(/** @type {View} */ view, /** @type {Ui} */ ui) {
  const k = size(ui.portrait);
  return view.chart.names.map((/** @type {string} */ name, /** @type {number} */ place) => {
    const [x, y] = spot(view, place, ui.portrait), taken = standing(view, place) !== NOBODY;
    if (place === RAMP || (ui.portrait && place !== VILLAGE && !taken)) return nothing;
    if (place === VILLAGE) return svg`<text class="name" x=${x} y=${y + 5 * k}>${name}</text>`;
    if (ui.portrait) return svg`<text class="name" x=${x + 31} y=${y + 27}>${place}</text>`;
    const shown = broken(taken ? `${place} ${name}` : name);
    return shown.map((line, i) => svg`<text class="name" x=${x} y=${y + 32 + 14 * i}>${line}</text>`);
  });
}

/** @param {View} view @param {boolean} portrait */
function paths(view, portrait) {
  const at = (/** @type {number} */ place) => pair(spot(view, place, portrait));
  const drawn = view.chart.paths.map((/** @type {[number, number]} */ [a, b]) => `M${at(a)}L${at(b)}`);
  return svg`<path class="bed" d=${drawn.join("")}></path><path class="stones" d=${drawn.join("")}></path>`;
}

/** The ramp: three ways onto it, one arrow up. @param {View} view @param {Ui} ui */
function ramp(view, ui) {
  const at = (/** @type {number} */ place) => spot(view, place, ui.portrait);
  const [x, y] = at(RAMP), [tx, ty] = at(TOP), k = size(ui.portrait);
  const feet = [5, 12, 13].map((foot) => `M${pair(at(foot))}L${pair([x, y])}`).join("");
  const short = pair([x + 0.66 * (tx - x), y + 0.66 * (ty - y)]);
  const classes = {
    place: true,
    ramp: true,
    lit: ui.acts && ui.byPiece.has("ramp"),
    looked: ui.hovered === "ramp",
    shaken: ui.shaken === "ramp",
    faded: ui.marked !== null,
  };
  return svg`<path class="slide" d=${feet}></path>
    <path class="rise" d="M${pair([x, y])}L${short}" marker-end="url(#msm-arrow)"></path>
    <g class=${classMap(classes)} transform="translate(${pair([x, y])})" data-piece="ramp" role="button"
      tabindex=${focusOf(view, ui) === "ramp" ? 0 : -1} aria-label=${placeWords(view, ui, RAMP)}>
      <circle class="touch" r=${22 * k}></circle>
      <g class="in"><g transform="scale(${k})"><path class="spot" d="M-13 9L-6-10H6L13 9z"></path>
        <path class="steps" d="M-10.5 4H10.5M-8.5-1H8.5M-7-5.5H7"></path></g>
        <circle class="edge" r=${17 * k}></circle></g></g>`;
}

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

/** Marks of the village, drawn under the monks. @param {View} view @param {boolean} portrait */
const marks = (view, portrait) =>
  MONKS.map((_, monk) =>
    svg`<g class="home" transform="translate(${pair(mark(view, monk, portrait))}) scale(${
      size(portrait) * 0.62
    })"><use href="#msm-mark-${monk}"></use></g>`
  );

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

/** While a score is explained. @param {View} view @param {Ui} ui */
const scores = (view, ui) =>
  [...ui.marked ?? []].map(([piece, text]) => {
    const k = size(ui.portrait), [x, y] = pointOf(view, piece, ui.portrait);
    const half = Math.max(19, 5 * text.length + 9);
    return svg`<g class="tag" transform="translate(${pair([x, y - 38 * k])}) scale(${k})">
      <rect x=${-half} y="-12" width=${2 * half} height="24" rx="12"></rect><text y="5.5">${text}</text></g>`;
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
      viewBox="0 0 ${wide} ${high}" role="group" aria-label="The mount"
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
      <g class="above">${stake(view, ui)} ${arrows(view, ui)} ${scores(view, ui)} ${callout(view, ui)}</g>
      ${panel(view, ui)}
      <g data-lift></g>
      <g class="above">${opened(view, ui)}</g>
    </svg>`;
}
