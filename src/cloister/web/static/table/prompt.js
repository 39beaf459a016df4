/**
 * The bar at the bottom: what to do now, the moves as buttons, Confirm, Undo, Help.
 * @import { Play } from "./play.js"
 * @import { State } from "./state.js"
 */

import { html, nothing } from "../lib/lit.js";
import { language, say } from "../lib/words.js";
import { askButton, adviceCard } from "./advice.js";
import { hasSheet } from "./sheet-tab.js";
import { rematch } from "./end.js";
import { HERE, around, icon, openDialog, ruleLink } from "./parts.js";
import { canTakeBack, foreign, isMyTurn, mySeat, mySeats, nameOf, namesOf, tell } from "./state.js";

/** Who has won. @param {State} t */
function result(t) {
  const { winners = [], scores = [] } = t.view?.outcome ?? {}, mine = mySeats(t);
  if (!winners.length) return say("now-over");
  if (t.seats.length === 1) return say("now-over-alone", { points: scores[0] });
  const own = winners.length === 1 && mine.length === 1 && mine[0] === winners[0];
  return own ? say("now-you-won") : say("now-won", namesOf(t, winners));
}

/** Whether the sentence is the game's: it asks for a decision. @param {State} t */
const isAsked = (t) => t.stage === "playing" && !t.pending && isMyTurn(t) && mySeats(t).length === 1;

/** What to do now, in one sentence. @param {State} t */
export function headline(t) {
  if (t.pending) return say(`now-confirm-to-${t.pending.ends}`);
  if (t.stage === "waiting") return say("now-waiting");
  if (t.stage === "over") return result(t);
  if (isMyTurn(t)) {
    const prompt = t.words && t.view ? tell(t, t.view.prompt) : "";
    return mySeats(t).length > 1 ? say("now-asked", { name: nameOf(t, mySeat(t) ?? 0), prompt }) : prompt;
  }
  const seats = t.view?.to_act ?? [], key = t.thinking.length ? "now-thinking" : "now-deciding";
  const deciding = seats.length ? say(key, namesOf(t, seats)) : "";
  return mySeat(t) === null && mySeats(t).length === 0 ? `${say("now-watching")} ${deciding}` : deciding;
}

/** After the end: buttons for a rematch, the score and the replay. @param {State} t @param {Play} play @param {() => void} toggleDrawer */
function afterwards(t, play, toggleDrawer) {
  return html`${mySeats(t).length ? html`<button class="primary" @click=${() => rematch(t, play)}>
      ${icon("refresh-cw")} ${say("now-play-again")}</button>` : nothing}
    <button class="opens-drawer" @click=${toggleDrawer}>${say("now-score")}</button>
    <a class="button wide-only" href="/replay/${t.id}">${icon("play")} ${say("now-replay")}</a>`;
}

/** @param {State} t @param {Play} play */
function choices(t, play) {
  const { board, view } = t;
  if (!board || !view || !isMyTurn(t)) return nothing;
  const ui = play.ui(), own = board.tray(view, ui);
  if (own !== null) return own;
  const held = t.selected ? ui.byPiece.get(t.selected) ?? [] : [];
  const free = t.moves.filter((move) => board.pieceOf(move, view) === null || isStep(move, ui));
  const shown = held.length > 1 ? held : free;
  return shown.slice(0, 12).map((move) => html`
    <button class="choice" ?disabled=${!ui.acts} @click=${() => play.move(move)}>
      ${board.label(move, view, ui)}</button>`);
}

/** While there are few moves, a move of one word is a button too, even if a piece can be touched for it. */
const isStep = (/** @type {string} */ move, /** @type {import("../board/board-api.js").Ui} */ ui) =>
  !move.includes(" ") && ui.moves.length < 12;

/** @param {State} t @param {Play} play */
function toast(t, play) {
  if (!t.toast) return nothing;
  const close = () => {
    t.toast = null;
    play.redraw();
  };
  return html`<div class="toast ${t.toast.kind}" role="alert"><p>${t.toast.text}
    ${t.toast.rule ? html`<span class="why">${around(say("now-see-rule", { rule: HERE }), ruleLink(t.snap?.game ?? "", t.toast.rule))}</span>` : nothing}
    ${t.toast.link ? html`<a href=${t.toast.link[0]}>${t.toast.link[1]}</a>` : nothing}</p>
    <button class="square plain" aria-label=${say("page-close")} @click=${close}>${icon("x")}</button></div>`;
}

/** On a small screen: open or close the sheet. Advice would cover it. @param {State} t @param {Play} play */
function openSheet(t, play) {
  t.drawer = !(t.drawer && t.tab === "sheet");
  if (t.drawer) t.advice = null;
  t.tab = "sheet";
  play.redraw();
}

/** @param {State} t @param {Play} play @param {() => void} toggleDrawer */
export function promptBar(t, play, toggleDrawer) {
  const staged = play.staged(), { board, view } = t;
  const asked = board && view && isMyTurn(t) && !t.pending, told = asked ? board.hint(view, play.ui()) : "";
  const hint = told || (asked ? drafted(t) : "");
  const rule = board && view && isMyTurn(t) ? board.rule(view) : "";
  return html`<section class="prompt ${isMyTurn(t) ? "mine" : ""}" aria-label=${say("now-label")}>
    ${toast(t, play)} ${adviceCard(t, play)}
    <div class="what">
      <p class="headline" id="headline"><span lang=${isAsked(t) ? foreign(t) : nothing}>${headline(t)}</span> ${ruleLink(t.snap?.game ?? "", rule)}</p>
      ${hint ? html`<p class="hint" lang=${told ? foreign(t) : nothing}>${hint}</p>` : nothing}
    </div>
    <div class="actions">
      <div class="choices" lang=${t.stage === "over" ? nothing : foreign(t)}>${t.stage === "over" ? afterwards(t, play, toggleDrawer) : choices(t, play)}
        ${staged && board && view ? html`<button class="primary confirm" lang=${t.selected ? nothing : language} @click=${() => play.confirm()}
          ?disabled=${t.busy}>${icon("check")} ${confirmWords(t, play, staged)}</button>` : confirmDraft(t, play)}
      </div>
      <div class="tools">
        ${askButton(t, play)}
        <button class="tool" @click=${() => play.undo()} ?disabled=${!canTakeBack(t) && !t.selected}
          title=${say("now-take-back-key")} aria-label=${say("now-take-back")}>${icon("undo-2")}<span>${say("now-undo")}</span></button>
        <button class="tool" @click=${() => openDialog("help")} title=${say("now-help-key")}
          aria-label=${say("now-help")}>${icon("circle-question-mark")}<span>${say("now-help")}</span></button>
        ${hasSheet(t) ? html`<button class="tool opens-drawer" @click=${() => openSheet(t, play)}
          aria-expanded=${t.drawer && t.tab === "sheet"} aria-label=${say("panel-sheet")}>
          ${icon("pencil")}<span>${say("panel-sheet")}</span></button>` : nothing}
        <button class="tool opens-drawer" @click=${toggleDrawer} aria-expanded=${t.drawer}
          aria-label=${t.unread ? say("page-drawer-unread", { count: t.unread }) : say("page-drawer")}>
          ${icon("scroll-text")}<span>${say("panel-log")}</span>${t.unread ? html`<b class="badge">${t.unread}</b>` : nothing}</button>
      </div>
    </div></section>`;
}

/** @param {State} t */
const drafted = (t) => t.draft.length ? say("now-draft") : "";

/** @param {State} t @param {Play} play */
function confirmDraft(t, play) {
  if (!t.draft.length && !t.pending) return nothing;
  return html`<button class=${t.pending ? "primary confirm" : "settle"} lang=${language} @click=${() => play.confirm()} ?disabled=${t.busy}
    title=${say("now-confirm-hint")}>${icon("check")} ${say("now-confirm")}</button>`;
}

/** @param {State} t @param {Play} play @param {string} staged */
function confirmWords(t, play, staged) {
  if (!t.selected || !t.board || !t.view) return say("now-confirm");
  return t.board.label(staged, t.view, play.ui());
}
