/**
 * What would the master do? The button, the answer, and the table's remarks about its seats.
 * @import { Advised, Hint, Remark } from "../lib/types.js"
 * @import { Play } from "./play.js"
 * @import { State } from "./state.js"
 */

import { classMap, html, nothing } from "../lib/lit.js";
import { gameList, locale, say, withMinus } from "../lib/words.js";
import { icon } from "./parts.js";
import { foreign, isAbout, isMyTurn, mayAsk, mySeat, nameOf, tell } from "./state.js";

/** @param {State} t @param {Remark} remark */
export const remarkWords = (t, { seat, code }) => tell(t, `remark-${code}`, { seat });

/** How often a seat has asked for a hint. @param {State} t @param {number} seat */
export const hintsOf = (t, seat) => t.remarks.filter((remark) => remark.seat === seat && remark.code === "hint").length;

/** @param {State} t @param {Remark} remark @param {Play} play */
export function hearRemark(t, remark, play) {
  if (t.remarks.some(({ n }) => n === remark.n)) return;
  t.remarks = [...t.remarks, remark];
  if (remark.code === "hint" && remark.seat === mySeat(t)) return;
  const text = remarkWords(t, remark);
  t.said = text;
  play.toast({ text, rule: "", kind: "note" });
}

/** Take the answer, and have screen readers read it out. @param {State} t @param {Hint} hint @param {Play} play */
export function hearHint(t, hint, play) {
  if (!t.advice || !isAbout(t, hint)) return;
  t.advice = { ...t.advice, told: hint };
  t.said = hint.advice.length
    ? [say("advice-said"), ...hint.advice.map((advised) => spoken(t, play, advised))].join(" ")
    : say("advice-no-answer");
}

const chances = new Intl.NumberFormat(locale, { style: "percent" });
const leads = new Intl.NumberFormat(locale, {
  signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1,
});

/** What a move is worth: the chance to win, or the expected lead. @param {Advised} advised */
const worth = ({ value, chance }) =>
  chance ? chances.format(Math.min(Math.max(value, 0), 1)) : withMinus(leads.format(value));

/** How long the bar of a move is: from 0 to 1, and the same for moves that are shown as worth the same. @param {Advised[]} advice */
const barOf = (advice, /** @type {Advised} */ advised) =>
  advice.find((other) => worth(other) === worth(advised))?.part ?? advised.part;

/** @param {State} t @param {Advised[]} advice */
const unit = (t, advice) =>
  advice[0]?.chance ? say("advice-by-chance") : say("advice-by-lead", { unit: tell(t, "why-unit") });

/** @param {State} t @param {Play} play @param {Advised} advised */
const spoken = (t, play, advised) =>
  say("advice-said-move", { move: labelOf(t, play, advised.move), worth: worth(advised), why: because(t, advised) });

/** The label of a move's button. If several labels are the same, it also says what the move is about. @param {State} t @param {Play} play @param {string} move */
function labelOf(t, play, move) {
  const { board, view } = t, ui = play.ui();
  if (!board || !view) return move;
  const label = board.label(move, view, ui), moves = t.advice?.told?.advice ?? [];
  const alike = moves.filter((other) => board.label(other.move, view, ui) === label).length > 1;
  const about = alike ? offerOf(t, play, move) : "";
  return about ? say("advice-move", { move: label, about }) : label;
}

/** How the table as text describes the item that offers a move. @param {State} t @param {Play} play @param {string} move */
function offerOf({ board, view }, play, move) {
  const zones = board && view ? board.describe(view, play.ui()) : [];
  return zones.flatMap(({ items }) => items).find(({ moves }) => moves.includes(move))?.text ?? "";
}

/** The reasons: what a move makes better, and what it makes worse. @param {State} t @param {Advised} advised */
function because(t, { why, sure }) {
  const reasons = (/** @type {boolean} */ good) =>
    gameList(why.filter(({ args }) => (args.good === "yes") === good).map((event) =>
      t.words?.event(event, (seat) => nameOf(t, seat), mySeat(t)) ?? ""
    ));
  const good = reasons(true), bad = reasons(false);
  const told = [
    good && say(sure ? "advice-for" : "advice-for-average", { reasons: good }),
    bad && say("advice-against", { reasons: bad }),
  ];
  return told.filter(Boolean).join(" ") || say("advice-later");
}

/** @param {State} t @param {Play} play */
export function askButton(t, play) {
  if (!t.snap?.hints || t.stage !== "playing" || mySeat(t) === null) return nothing;
  const open = !!t.advice?.told;
  return html`<button class="tool ask" ?disabled=${!mayAsk(t)} aria-expanded=${open} @click=${() => play.ask()}
    title=${say("advice-ask-key")} aria-label=${say("advice-ask")}>
    ${icon("lightbulb")}<span>${say("advice-hint")}</span></button>`;
}

/** The advice as a card by the prompt, while the board is shown and not the text. @param {State} t @param {Play} play */
export function adviceCard(t, play) {
  if (!t.advice || t.textual || !isMyTurn(t) || (t.touch && t.selected)) return nothing;
  return html`<section class="advice" aria-label=${say("advice-title")}>${adviceList(t, play)}</section>`;
}

/** @param {State} t @param {Play} play */
export function adviceList(t, play) {
  const { advice: asked } = t;
  if (!asked || !isMyTurn(t)) return nothing;
  if (!asked.told) {
    return html`<p class="pondering" role="status">${icon("hourglass")} ${say("advice-thinking")}</p>`;
  }
  const { advice } = asked.told;
  return html`<header><h2>${say("advice-title")} <small>${unit(t, advice)}</small></h2>
      <button class="square plain" aria-label=${say("page-close")} @click=${() => play.ask()}>${icon("x")}</button></header>
    ${advice.length ? html`<ol>${advice.map((advised, i) => item(t, play, advised, i, barOf(advice, advised)))}</ol>` : html`<p>${say("advice-no-answer")}</p>`}`;
}

/** An advised move. Pointing at it highlights it on the board; its button plays it. @param {State} t @param {Play} play
 *  @param {Advised} advised @param {number} i @param {number} bar */
function item(t, play, advised, i, bar) {
  const piece = t.view ? t.board?.pieceOf(advised.move, t.view) ?? null : null;
  const look = () => play.hands.hover(piece), away = () => play.hands.hover(null);
  return html`<li class=${classMap({ best: i === 0 })} @mouseenter=${look} @mouseleave=${away}
    @focusin=${look} @focusout=${away}>
    <button class="small" lang=${foreign(t)} data-move=${advised.move} ?disabled=${t.busy} @click=${() => play.take(advised.move)}>
      ${labelOf(t, play, advised.move)}</button>
    <span class="worth"><svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect class="all" width="100" height="6"></rect>
      <rect class="part" width=${4 + 96 * bar} height="6"></rect></svg><b>${worth(advised)}</b></span>
    <p>${because(t, advised)}</p></li>`;
}
