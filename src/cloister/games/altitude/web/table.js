/**
 * In front of the mountains: the pile as a glacier, the drawn card, the hand, the discards.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 * @import { Layout, Lying } from "./layout.js"
 */

import { classMap, nothing, svg } from "/static/lib/lit.js";
import { ACTING, handCard, HAND, KEEPING, named, OVER, SAINT_BERNARD, wordOf } from "./pieces.js";
import { face, fit, outline, reach } from "./faces.js";
import { HIGH, WIDE } from "./layout.js";

/** @param {Lying} lying */
export const put = ({ x, y, s }) => `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${s.toFixed(3)})`;

/**
 * The indices of the hand cards to put back; kept across updates while others choose.
 * @param {View} view @param {Ui} ui @returns {number[]}
 */
export const givenBack = (view, ui) => ui.kept.back?.hand === view.hand.join() ? ui.kept.back.cards : [];

/**
 * A piece of the table.
 * @param {Ui} ui @param {Lying} lying @param {string} label @param {unknown} inside
 * @param {Record<string, boolean>} more classes
 */
function piece(ui, lying, label, inside, more = {}) {
  const name = lying.piece;
  const classes = {
    thing: true,
    lit: ui.acts && (ui.byPiece.has(name) || !!more.lit),
    looked: name === ui.hovered,
    chosen: name === ui.selected,
    shaken: name === ui.shaken,
    ...more,
  };
  return svg`<g class=${classMap(classes)} data-piece=${name} transform=${put(lying)} role="button"
    tabindex=${name === ui.focus ? 0 : -1} aria-label=${label}><g class="in">${reach(lying.s)}${inside}
    <use href="#alt-edge" class="edge"></use></g></g>`;
}

/** The pile as a melting glacier, with the number of cards left. */
function glacier(/** @type {View} */ view, /** @type {Ui} */ ui, /** @type {Layout} */ { pile }) {
  const most = view.pile + view.discards.length + view.mountains.flatMap((/** @type {any} */ m) =>
    m.rows.flat().filter(Boolean)).length + 1;
  const share = view.pile ? 0.35 + 0.65 * Math.sqrt(view.pile / most) : 0;
  const name = ui.say("board-pile-name");
  return svg`<g class="pile" data-piece="pile" transform=${put(pile)} role="img"
    aria-label=${ui.say("board-pile", { pile: view.pile })}>
    <g class="in"><g transform="translate(${(36 * (1 - share)).toFixed(2)} ${(HIGH * (1 - share)).toFixed(2)})
      scale(${share.toFixed(3)})"><use href="#alt-glacier"></use></g></g>
    <text class="count" x="36" y=${view.pile ? 44 : 40}>${view.pile}</text>
    <text class="under" x="36" y="62" font-size=${fit(name, 132 / pile.s, 13 / pile.s)}>${name}</text></g>`;
}

/** @param {View} view @param {Ui} ui @param {Layout} at */
function drawn(view, ui, at) {
  const { x, y, s } = at.drawn, middle = x + (WIDE * s) / 2, foot = y + HIGH * s + 15;
  const mine = view.drawn !== 0, taken = view.phase >= HAND && mine;
  const words = taken ? ui.say("board-stays") : mine ? ui.say("board-drawn") : "";
  const label = mine ? ui.say("board-drawn-card", named(view, view.drawn)) : ui.say("board-no-drawn-card");
  return svg`<g class=${classMap({ drawn: true, mine, taken })}>
    ${mine
      ? piece(ui, at.drawn, label, face(view, view.drawn, at.drawn.s))
      : svg`<g data-piece="drawn" transform=${put(at.drawn)} role="img" aria-label=${label}><g class="in">
        ${outline("nothing-yet")}</g></g>`}
    <text class="under" x=${middle.toFixed(1)} y=${foot.toFixed(1)}
      font-size=${fit(words, WIDE * s + 30, 13)}>${words}</text>
    ${pips(view, ui, middle, y - 13)}</g>`;
}

/** In a double turn: two pips, the current draw lit. */
export function pips(
  /** @type {View} */ view,
  /** @type {Ui} */ ui,
  /** @type {number} */ x,
  /** @type {number} */ y,
  scale = 1,
) {
  if (view.draws < 2 || view.phase === OVER || view.phase === KEEPING) return nothing;
  return svg`<g class="pips" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})">
    <title>${ui.say("board-draw", { draw: view.draw })}</title>
    ${[1, 2].map((draw) => svg`<circle cx=${draw === 1 ? -10 : 10} r="6.5"
      class=${draw < view.draw ? "done" : draw === view.draw ? "now" : "later"}></circle>`)}</g>`;
}

/** @param {View} view @param {Ui} ui @param {Layout} at */
function hand(view, ui, at) {
  const keeping = view.phase === KEEPING;
  return at.hand.map((lying, i) => {
    const card = view.hand[i], twin = `h${view.hand.indexOf(card)}`;
    const back = keeping && givenBack(view, ui).includes(i);
    const playable = ui.byPiece.has(twin) || (view.phase === ACTING && ui.byPiece.has("hand"));
    const picked = raised(view, ui) === lying.piece || (view.picked === card && view.hand.indexOf(card) === i);
    const points = view.phase === OVER && card === SAINT_BERNARD;
    const key = back ? "board-hand-back" : picked ? "board-hand-played" : "board-hand-card";
    const inside = svg`${face(view, card, lying.s)}${back ? backMark(ui) : nothing}
      ${points ? mark("+1", lying.s) : nothing}`;
    return piece(ui, lying, ui.say(key, named(view, card)), inside, {
      card: true,
      lit: ui.acts && (keeping || playable),
      picked,
      back,
      idle: view.phase === HAND && !playable,
      faded: ui.marked !== null && !ui.marked.has(lying.piece),
    });
  });
}

/** The mark on a card that is put back. @param {Ui} ui */
function backMark(ui) {
  const word = ui.say("board-back-mark");
  return svg`<g class="back-mark"><rect x="6" y="17" width="60" height="18" rx="9"></rect>
    <text x="36" y="30.5" font-size=${fit(word, 54, 14)}>${word}</text></g>`;
}

/** Points on a card. @param {string} text @param {number} s the scale of the card */
export const mark = (text, s) =>
  svg`<g class="mark" transform="translate(${WIDE - 6} 6) scale(${Math.max(1, 0.66 / s).toFixed(2)})">
    <circle r="13"></circle><text y="5">${text}</text></g>`;

/** The drawn card's slot if a hand card is played instead. @param {View} view @param {Ui} ui @param {Layout} at */
function takeSlot(view, ui, at) {
  if (!ui.acts || !ui.byPiece.has("hand")) return nothing;
  const word = ui.say("board-to-hand");
  return piece(ui, at.take, ui.say("board-take", named(view, view.drawn)),
    svg`${outline("own")}<use href="#alt-plus" class="sign own" transform="translate(36 20)"></use>
      <text class="inner" x="36" y="45" font-size=${fit(word, 66, 13)}>${word}</text>`);
}

/** @param {View} view @param {Ui} ui @param {Layout} at */
function discards(view, ui, at) {
  const count = view.discards.length, top = view.discards.at(-1) ?? 0;
  const label = ui.say("board-discards", { count, ...named(view, top) });
  const { x, y, s } = at.discard, middle = x + (WIDE * s) / 2;
  const words = ui.say("board-discard-count", { count }), room = 2 * (at.wide - middle) - 8;
  return svg`${piece(ui, at.discard, label, count ? face(view, top, s) : outline("nothing-yet"))}
    <text class="under" x=${middle.toFixed(1)} y=${(y + HIGH * s + 14).toFixed(1)}
      font-size=${fit(words, room, 13)}>${words}</text>`;
}

/** @param {View} view @param {Ui} ui @param {Layout} at */
export function table(view, ui, at) {
  const keeping = view.phase === KEEPING;
  return svg`<g class="table">
    ${view.phase === OVER ? nothing : glacier(view, ui, at)}
    ${keeping || view.phase === OVER ? nothing : drawn(view, ui, at)}
    ${hand(view, ui, at)} ${takeSlot(view, ui, at)}
    ${keeping ? nothing : discards(view, ui, at)}</g>`;
}

/**
 * The hand card to be played instead of the drawn one.
 * @param {View} view @param {Ui} ui @returns {string | null}
 */
export const raised = (view, ui) => view.phase === ACTING ? ui.local.raised ?? null : null;

/** Choose or unchoose a card to put back. @param {View} view @param {Ui} ui @param {number} index */
export function toggleBack(view, ui, index) {
  const now = givenBack(view, ui);
  const cards = now.includes(index) ? now.filter((i) => i !== index) : [...now, index].slice(-2);
  ui.kept.back = { hand: view.hand.join(), cards };
}

/** The move that the two chosen cards make. @param {View} view @param {Ui} ui */
export function returning(view, ui) {
  const cards = givenBack(view, ui).map((i) => handCard(`h${i}`, view)).sort((a, b) => a - b);
  const move = `return ${cards.map(wordOf).join(" ")}`;
  return ui.moves.includes(move) ? move : null;
}
