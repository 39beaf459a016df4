/**
 * Beside the map, or above and below it: the cards at stake, and what each monk has won.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 */

import { classMap, nothing, svg } from "/static/lib/lit.js";
import { fitting, layout, MONKS } from "./map.js";
import { hasSeen, held, insideWords, slip } from "./peek.js";
import { broken, cardsLeft, locationsSoFar, lookers, rowWords, signed } from "./words.js";

const LOOKING = 1;

/** @param {number} x @param {number} y @param {unknown} inside @param {string} kind */
const group = (x, y, inside, kind = "") =>
  svg`<g class=${kind} transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${inside}</g>`;

/** @param {number} wide @param {number} high */
const paper = (wide, high) => svg`<rect class="paper" width=${wide} height=${high} rx="9"></rect>`;

/** The open location. @param {View} view @param {number} wide @param {number} high @param {number} k */
function locationCard(view, wide, high, k) {
  if (!view.location) return nothing;
  const lines = broken(view.chart.names[view.location]);
  const letters = Math.max(...lines.map((line) => line.length));
  const font = Math.min(16 * k, (wide - 58 * k) / letters * 1.9);
  return svg`${paper(wide, high)}
    <circle class="seal" cx=${28 * k} cy=${high / 2} r=${17 * k}></circle>
    <text class="big" x=${28 * k} y=${high / 2 + 7 * k} font-size=${20 * k}>${view.location}</text>
    ${lines.map((line, i) => svg`<text class="at" x=${53 * k} font-size=${font.toFixed(1)}
      y=${high / 2 + (5.5 + 19 * (i - (lines.length - 1) / 2)) * k}>${line}</text>`)}`;
}

/** The open page, or the identity card in its place. @param {View} view @param {Ui} ui @param {number} wide @param {number} high @param {number} k */
function pageCard(view, ui, wide, high, k) {
  if (view.phase === LOOKING) {
    const name = ui.say("board-identity");
    const scale = (high - 24 * k) / 160;
    return svg`${paper(wide, high)}<use href="#msm-cloak" transform="translate(${wide / 2} ${
      5 + 88 * scale
    }) scale(${scale})"></use>
    <text class="mid" x=${wide / 2} y=${high - 8 * k} font-size=${fitting(name, wide - 10, 12.5 * k)}>${name}</text>`;
  }
  if (view.page < 0) return nothing;
  const dots = Array.from({ length: view.dots }, (_, i) => wide / 2 + 16 * k * (i - (view.dots - 1) / 2));
  return svg`<g class=${view.value < 0 ? "burnt" : ""}>${paper(wide, high)}
    <text class="value" x=${wide / 2} y=${high * 0.56} font-size=${34 * k}>${signed(view.value)}</text>
    ${dots.map((x) => svg`<circle class="dot" cx=${x} cy=${high * 0.78} r=${5 * k}></circle>`)}</g>`;
}

/**
 * The pages won, newest first, as many as fit.
 * @param {number[]} won @param {number} columns @param {number} rows
 */
function pages(won, columns, rows, wide = 29, high = 24) {
  const room = columns * rows, newest = won.toReversed();
  const shown = newest.length > room ? newest.slice(0, room - 1) : newest;
  const at = (/** @type {number} */ i) => `translate(${(i % columns) * wide} ${Math.floor(i / columns) * high})`;
  return svg`${shown.map((value, i) => svg`<g class=${value < 0 ? "chip burnt" : "chip"} transform=${at(i)}>
      <rect width=${wide - 3} height=${high - 3} rx="3"></rect>
      <text x=${(wide - 3) / 2} y=${high * 0.68} font-size=${high * 0.6}>${signed(value)}</text></g>`)}
    ${shown.length < won.length ? svg`<text class="rest" transform=${at(shown.length)} x=${wide / 2}
      y=${high * 0.68} font-size=${high * 0.6}>…</text>` : nothing}`;
}

/** The text under a monk: who was in it, once all know. @param {View} view @param {Ui} ui @param {number} monk */
const known = (view, ui, monk) => (view.inside.length ? slip(view.inside[monk], ui) : "");

/** A button to hold, to see again what this seat saw in a monk. @param {View} view @param {Ui} ui @param {number} monk @param {number} k */
function latch(view, ui, monk, k) {
  if (!hasSeen(view, monk) || view.inside.length) return nothing;
  const on = held(view, ui) === monk;
  return svg`<g class=${classMap({ latch: true, on })} data-monk=${MONKS[monk]} role="button" tabindex="0"
    aria-pressed=${on}
    aria-label=${on ? insideWords(view, ui, monk) : ui.say("cloak-hold", { monk: MONKS[monk] })}>
    <circle class="touch" r=${14 * k}></circle><circle class="lid" r=${12.5 * k}></circle>
    <g transform="scale(${k})"><path class="eye" d="M-8 0Q0-8 8 0Q0 8-8 0z"></path>
      <circle class="pupil" r="2.6"></circle></g></g>`;
}

/** @param {View} view @param {Ui} ui @param {number} monk */
const rowClasses = (view, ui, monk) =>
  classMap({
    row: true,
    hand: view.mover === monk,
    faded: ui.marked !== null && !ui.marked.has(MONKS[monk]),
  });

/** A monk's card beside the map. @param {View} view @param {Ui} ui @param {number} monk @param {number} wide @param {number} high */
function row(view, ui, monk, wide, high) {
  const who = known(view, ui, monk), seekers = lookers(view, ui, monk, 16), won = view.pages[monk];
  const columns = Math.max(7, Math.min(9, won.length));
  return svg`<g class=${rowClasses(view, ui, monk)}
    role="img" aria-label=${rowWords(view, ui, monk)}>
    ${paper(wide, high)}
    <g transform="translate(27 ${high / 2 + 4}) scale(.95)"><use href="#msm-monk-${monk}"></use></g>
    <g transform="translate(56 9)">${who ? pages(won, columns, 1, 203 / columns) : pages(won, 5, 2)}</g>
    ${who ? svg`<text class="insider" x="56" y=${high - 13}
      font-size=${fitting(who, wide - 130, 16)}>${who}</text>` : nothing}
    ${seekers && !who ? svg`<text class="seekers" x="56" y=${high - 9}
      font-size=${fitting(seekers, wide - 116, 12.5)}>${seekers}</text>` : nothing}
    <text class="total" x=${wide - 12} y=${high - 17}>${signed(view.totals[monk])}</text></g>
    ${group(wide - 24, 22, latch(view, ui, monk, 1))}`;
}

/** A monk's card below the map. @param {View} view @param {Ui} ui @param {number} monk @param {number} wide @param {number} high */
function column(view, ui, monk, wide, high) {
  const who = known(view, ui, monk), middle = wide / 2;
  return svg`<g class=${rowClasses(view, ui, monk)}
    role="img" aria-label=${rowWords(view, ui, monk)}>
    ${paper(wide, high)}
    <g transform="translate(28 52) scale(1.2)"><use href="#msm-monk-${monk}"></use></g>
    <text class="total" x=${wide - 9} y="52">${signed(view.totals[monk])}</text>
    <g transform="translate(${middle - 48} 82)">${pages(view.pages[monk], 3, who ? 2 : 3, 33, 29)}</g>
    ${who ? svg`<text class="insider mid" x=${middle} y=${high - 10}
      font-size=${fitting(who, wide - 10, 18)}>${who}</text>` : nothing}</g>
    ${group(wide - 20, high - 22, latch(view, ui, monk, 1.65))}`;
}

/** @param {View} view @param {Ui} ui */
export function panel(view, ui) {
  const { wide, high } = layout(ui.portrait), left = cardsLeft(view, ui), noted = locationsSoFar(view, ui);
  if (ui.portrait) {
    const each = (wide - 12) / 6;
    return svg`<g class="panel-cards">
      ${group(6, 8, locationCard(view, 390, 96, 1.55), view.bound ? "card bound" : "card")}
      ${group(404, 8, pageCard(view, ui, 130, 96, 1.5), view.bound ? "card bound" : "card")}
      <text class="left" x=${wide - 10} y="48" font-size=${fitting(left, wide - 554, 20)}>${left}</text>
      ${noted ? svg`<text class="noted" x="10" y="126" font-size=${fitting(noted, wide - 20, 19)}>${noted}</text>` : nothing}
      ${MONKS.map((_, monk) => group(6 + each * monk, high - 190, column(view, ui, monk, each - 5, 184)))}</g>`;
  }
  const x = wide - 272;
  return svg`<g class="panel-cards">
    ${group(x, 10, locationCard(view, 176, 86, 1), view.bound ? "card bound" : "card")}
    ${group(x + 182, 10, pageCard(view, ui, 84, 86, 1), view.bound ? "card bound" : "card")}
    ${MONKS.map((_, monk) => group(x, 106 + 92 * monk, row(view, ui, monk, 266, 86)))}
    <text class="left" x=${wide - 8} y=${high - 15} font-size="14">${left}</text>
    ${noted ? svg`<text class="noted" x="10" y=${high - 8} font-size="14">${noted}</text>` : nothing}</g>`;
}
