/**
 * Draws the abbey seen from above with the suspects beside it; on a small screen, one of the two.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 * @import { Point } from "./abbey.js"
 */

import { classMap, nothing, svg } from "/static/lib/lit.js";
import { breadth, CODES, layout, middle, ownerOf, pageOf, ROOMS, stand } from "./abbey.js";
import { fit, lines } from "./fit.js";
import { suspects } from "./suspects.js";
import { questionArgs, roomArgs } from "./telling.js";
import { lineWords, testimony } from "./testimony.js";
import { lastingWords, pawnWords, roomWords } from "./words.js";

/** @param {Point} point */
const pair = ([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Passages, and the garden in the middle of the cloister. @param {View} view @param {boolean} tall */
function ways(view, tall) {
  const at = (/** @type {number} */ room) => pair(middle(view, CODES[room], tall));
  const drawn = view.corridors.map((/** @type {[number, number]} */ [a, b]) => `M${at(a)}L${at(b)}`).join("");
  const [west, top] = [middle(view, "CLW", tall)[0], middle(view, "CLN", tall)[1]];
  const [east, foot] = [middle(view, "CLE", tall)[0], middle(view, "CLS", tall)[1]];
  const x = (west + east) / 2, y = (top + foot) / 2, [w, h] = [(east - west) / 4.4, (foot - top) / 4];
  return svg`<path class="wall" d=${drawn}></path><path class="floor" d=${drawn}></path>
    <g class="garth"><rect x=${x - w} y=${y - h} width=${2 * w} height=${2 * h} rx="6"></rect>
      <path d="M${x} ${y - h}V${y + h}M${x - w} ${y}H${x + w}"></path><circle cx=${x} cy=${y} r=${h / 3.2}></circle></g>`;
}

/** The name written in a room. @param {View} view @param {Ui} ui @param {string} room @param {number} wide */
function title(view, ui, room, wide) {
  const tall = ui.portrait, size = tall ? 20 : room.startsWith("CEL") ? 12.5 : 14.5;
  return fit(ui.say("board-room-title", roomArgs(view, room)), tall ? wide - 8 : wide - 23, size, "fell");
}

/** What marks a room besides its name: its sign, the die of a confessional, a lock. @param {View} view @param {Ui} ui @param {string} room */
function sign(view, ui, room) {
  const owner = ownerOf(view, room), k = ui.portrait ? 1.25 : 1;
  if (room.startsWith("CEL")) {
    const locked = owner >= 0 && view.lasting & 2 && view.locked === owner;
    return svg`${owner < 0 ? nothing : svg`<use href="#moa-pawn-${owner}" transform="scale(${0.62 * k})"></use>`}
      ${locked ? svg`<path class="lock" d="M-9 9L9-9M-9-9L9 9" transform="scale(${k})"></path>` : nothing}`;
  }
  const die = ["CON1", "CON2"].indexOf(room);
  if (die >= 0) {
    return svg`<rect class="die" x=${-9 * k} y=${-9 * k} width=${18 * k} height=${18 * k} rx="3"></rect>
      <use href="#moa-pawn-${view.dice[die]}" transform="scale(${0.62 * k})"></use>`;
  }
  return svg`<use class="sign" href="#moa-${ROOMS[room].sign}" transform="scale(${0.82 * k})"></use>`;
}

/** The parlour pile, with its number of suspects. @param {View} view @param {number} wide @param {number} high @param {number} k */
const pile = (view, wide, high, k) => svg`<g class="pile" transform="translate(${wide / 2 - 2 * k} ${-high / 2 - 4 * k})">
  <rect x=${-8 * k} y=${-9 * k} width=${16 * k} height=${20 * k} rx="2"></rect><text y=${6 * k} font-size=${14 * k}>${view.parlour}</text></g>`;

/** @param {View} view @param {Ui} ui @param {string} room */
function roomMark(view, ui, room) {
  const tall = ui.portrait, wide = breadth(room, tall), high = layout(tall).tall, named = title(view, ui, room, wide);
  const classes = {
    room: true,
    cell: room.startsWith("CEL"),
    useful: !ROOMS[room].idle,
    lit: ui.acts && ui.byPiece.has(room),
    looked: ui.hovered === room,
    chosen: ui.selected === room,
    shaken: ui.shaken === room,
    last: ui.trail.includes(room),
  };
  const k = tall ? 1.5 : 1, [sx, sy] = tall ? [16 - wide / 2, high / 2 - 16] : [11 - wide / 2, 11 - high / 2];
  return svg`<g class=${classMap(classes)} data-piece=${room} transform="translate(${pair(middle(view, room, tall))})"
    role="button" tabindex=${ui.focus === room ? 0 : -1} aria-label=${roomWords(view, ui, room)}>
    <g class="in"><rect class="paper" x=${-wide / 2} y=${-high / 2} width=${wide} height=${high} rx="4"></rect>
      <g transform="translate(${sx} ${sy})">${sign(view, ui, room)}</g>
      <text class="title" x=${tall ? 0 : 22 - wide / 2} y=${-high / 2 + (tall ? 22 : 15.5)} font-size=${named.size}>${named.text}</text>
      <rect class="edge" x=${-wide / 2 - 2} y=${-high / 2 - 2} width=${wide + 4} height=${high + 4} rx="6"></rect>
      ${room === "PAR" && view.parlour ? pile(view, wide, high, k) : nothing}</g></g>`;
}

/** @param {View} view @param {Ui} ui @param {number} seat */
function pawn(view, ui, seat) {
  const piece = `p${seat}`, k = layout(ui.portrait).pawn;
  const classes = {
    pawn: true,
    lit: ui.acts && ui.byPiece.has(piece),
    acts: view.to_act.includes(seat),
    praying: view.praying.includes(seat),
    looked: ui.hovered === piece,
    shaken: ui.shaken === piece,
  };
  return svg`<g class=${classMap(classes)} data-piece=${piece} transform="translate(${pair(stand(view, seat, ui.portrait))})"
    role="button" tabindex=${ui.focus === piece ? 0 : -1} aria-label=${pawnWords(view, ui, seat)}>
    <circle class="touch" r=${12.9 * Math.max(k, 1.01)}></circle><g class="in"><g transform="scale(${k})">
      <circle class="halo" r="13"></circle><use href="#moa-pawn-${seat}"></use>
      <circle class="edge" r="13"></circle></g></g></g>`;
}

/** The question being asked, or what was said last. @param {View} view @param {Ui} ui */
function speech(view, ui) {
  const { question, phase } = view;
  if (question && ["parts", "space", "reply"].includes(phase)) {
    return ui.say("asked", { seat: question.asker, other: question.asked, ...questionArgs(view, question, phase === "space") });
  }
  const last = testimony(view, ui).findLast(({ kind }) => kind === "talk");
  return last ? lineWords(ui, last) : "";
}

/** The next Mass, in words. @param {View} view @param {Ui} ui */
const hour = (view, ui) => ui.say("board-hour", { office: view.office, passes: view.passes });

/** @param {View} view @param {Ui} ui @param {number} x @param {number} y @param {number} k */
const bell = (view, ui, x, y, k) => svg`<g class="hour" transform="translate(${x} ${y}) scale(${k})" role="img"
  aria-label=${ui.say("board-bell", { bell: view.bell, office: view.office, passes: view.passes })}>
  <use class="sign" href="#moa-bell" transform="scale(1.3)"></use>
  ${[1, 2, 3, 4].map((n) => svg`<circle class=${n <= view.bell ? "rung" : "still"} cx=${12 + 15 * n} r="5.6"></circle>`)}
  </g>`;

/** The bell and the next Mass, at the top of a small screen. @param {View} view @param {Ui} ui */
function clock(view, ui) {
  const when = fit(hour(view, ui), 248, 20);
  return svg`${bell(view, ui, 452, 24, 1.25)}<text class="when" x="438" y="62" font-size=${when.size}>${when.text}</text>`;
}

/** The strip with the hour, lasting effects and what was said. @param {View} view @param {Ui} ui */
function strip(view, ui) {
  const said = speech(view, ui), lasting = lastingWords(view, ui);
  if (ui.portrait) {
    const text = lines(lasting || said, 666, 21), step = text.size * 1.25;
    return svg`<g class="strip">${clock(view, ui)}${text.lines.map((line, i) =>
      svg`<text class="said" x="12" y=${(text.lines.length > 2 ? 962 : 970) + step * i} font-size=${text.size}>${line}</text>`)}</g>`;
  }
  const when = fit(hour(view, ui), lasting ? 230 : 500, 15), lasts = fit(lasting, 266, 14), text = lines(said, 600, 16);
  return svg`<g class="strip"><path class="rule" d="M14 604H618"></path>${bell(view, ui, 30, 630, 1)}
    <text class="when" x="112" y="635" font-size=${when.size}>${when.text}</text>
    <text class="lasting" x="618" y="635" font-size=${lasts.size} text-anchor="end">${lasts.text}</text>
    ${text.lines.map((line, i) => svg`<text class="said" x="18" y=${(text.lines.length > 2 ? 659 : 663) + 1.3 * text.size * i}
      font-size=${text.size}>${line}</text>`)}</g>`;
}

/** The tabs of a small screen: plan or suspects. @param {View} view @param {Ui} ui */
function tabs(view, ui) {
  const shown = pageOf(view, ui);
  const tab = (/** @type {"plan" | "suspects"} */ key, /** @type {string} */ text, /** @type {number} */ x) => {
    const words = fit(text, 180, 26);
    return svg`<g class=${shown === key ? "page on" : "page"} data-page=${key} role="button" tabindex="0" aria-pressed=${shown === key}
      transform="translate(${x} 8)" @click=${() => {
        ui.kept.page = { shown: key, phase: view.phase, turns: view.turns };
        ui.redraw();
      }}><rect width="196" height="58" rx="12"></rect><text x="98" y="38" font-size=${words.size}>${words.text}</text></g>`;
  };
  return svg`<g class="pages">${tab("plan", ui.say("board-page-abbey"), 8)}${tab("suspects", ui.say("board-page-suspects"), 212)}</g>`;
}

/** The piece under the pointer. A pawn that cannot be chosen counts as its room. @param {Event} event @param {View} view @param {Ui} ui */
function touched(event, view, ui) {
  const found = /** @type {Element} */ (event.target).closest("[data-piece]");
  const piece = found?.getAttribute("data-piece") ?? null;
  if (piece === null || !/^p\d$/.test(piece) || ui.byPiece.has(piece)) return piece;
  return view.pawns[Number(piece.slice(1))];
}

/** @param {View} view @param {Ui} ui */
function plan(view, ui) {
  const { wide, high } = layout(ui.portrait);
  return svg`<rect class="ground" width=${ui.portrait ? wide : 626} height=${high}></rect>
    <g class=${classMap({ plan: true, faded: ui.marked !== null })}>${ways(view, ui.portrait)}
    ${CODES.map((room) => roomMark(view, ui, room))}
    <g class="pawns">${view.pawns.map((/** @type {string} */ _, /** @type {number} */ seat) => pawn(view, ui, seat))}</g></g>
    ${strip(view, ui)}`;
}

/** @param {View} view @param {Ui} ui */
export function draw(view, ui) {
  const { wide, high } = layout(ui.portrait), page = pageOf(view, ui);
  return svg`<svg class=${classMap({ garden: true, abbey: true, portrait: ui.portrait, deciding: ui.acts })}
    viewBox="0 0 ${wide} ${high}" role="group" aria-label=${ui.say("board-abbey")}
    @click=${(/** @type {MouseEvent} */ e) => {
      const piece = touched(e, view, ui);
      if (piece) ui.onPick(piece);
    }}
    @pointermove=${(/** @type {PointerEvent} */ e) => {
      if (e.pointerType === "mouse") ui.onHover(touched(e, view, ui));
    }}
    @pointerleave=${() => ui.onHover(null)}
    @focusin=${(/** @type {FocusEvent} */ e) => {
      const piece = /** @type {Element} */ (e.target).closest("[data-piece]")?.getAttribute("data-piece");
      if (piece) ui.onFocus(piece);
    }}>
    ${page === "plan" ? plan(view, ui) : svg`<rect class="ground" width=${wide} height=${high}></rect>`}
    ${!ui.portrait || page === "suspects" ? suspects(view, ui) : nothing}
    ${ui.portrait ? tabs(view, ui) : nothing}
    ${ui.portrait && page === "suspects" ? svg`<g class="strip">${clock(view, ui)}</g>` : nothing}
    <g data-lift></g></svg>`;
}
