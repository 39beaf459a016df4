/**
 * The bar at the bottom: what to do now, the moves as buttons, Confirm, Undo, Help.
 * @import { Play } from "./play.js"
 * @import { State } from "./state.js"
 */

import { html, nothing } from "../lib/lit.js";
import { askButton, adviceCard } from "./advice.js";
import { hasSheet } from "./sheet-tab.js";
import { rematch } from "./end.js";
import { icon, openDialog, ruleLink } from "./parts.js";
import { canTakeBack, isMyTurn, mySeat, mySeats, nameOf } from "./state.js";

/** @param {State} t */
const winnersOf = (t) => (t.view?.outcome?.winners ?? []).map((seat) => nameOf(t, seat));

/** Why a draft ends. @type {Record<string, string>} */
const ENDS = { news: "see what comes", turn: "pass the turn on", over: "end the game" };

/** What to do now, in one sentence. @param {State} t */
export function headline(t) {
  if (t.pending) return `Confirm to ${ENDS[t.pending.ends]}. After that nothing can be taken back.`;
  if (t.stage === "waiting") return "Waiting for the others to sit down.";
  if (t.stage === "over") {
    const names = winnersOf(t);
    if (!names.length) return "The game is over.";
    if (t.seats.length === 1) return `The game is over: ${t.view?.outcome?.scores[0]} points.`;
    const own = names.length === 1 && mySeats(t).includes(t.view?.outcome?.winners[0] ?? -1) &&
      mySeats(t).length === 1;
    return own ? "You have won!" : `${names.join(" and ")} ${names.length > 1 ? "share the victory" : "has won"}.`;
  }
  if (isMyTurn(t)) {
    const who = mySeats(t).length > 1 ? `${nameOf(t, mySeat(t) ?? 0)}: ` : "";
    return who + (t.words?.say(t.view?.prompt ?? "") ?? "");
  }
  const names = (t.view?.to_act ?? []).map((seat) => nameOf(t, seat)).join(" and ");
  const deciding = names ? `${names} ${t.thinking.length ? "is thinking" : "decides"} …` : "";
  return mySeat(t) === null && mySeats(t).length === 0 ? `You are watching. ${deciding}` : deciding;
}

/** After the end: once more, or why it came so. @param {State} t @param {Play} play @param {() => void} toggleDrawer */
function afterwards(t, play, toggleDrawer) {
  return html`${mySeats(t).length ? html`<button class="primary" @click=${() => rematch(t, play)}>
      ${icon("refresh-cw")} Play again</button>` : nothing}
    <button class="opens-drawer" @click=${toggleDrawer}>The score</button>
    <a class="button wide-only" href="/replay/${t.id}">${icon("play")} Replay</a>`;
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

/** A move without a target of its own is a button too, even if it can be made by touching a piece. */
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
    ${t.toast.rule ? html`<span class="why">See ${ruleLink(t.snap?.game ?? "", t.toast.rule)}</span>` : nothing}
    ${t.toast.link ? html`<a href=${t.toast.link[0]}>${t.toast.link[1]}</a>` : nothing}</p>
    <button class="square plain" aria-label="Close" @click=${close}>${icon("x")}</button></div>`;
}

/** On a small screen: the sheet, or away with it. @param {State} t @param {Play} play */
function openSheet(t, play) {
  t.drawer = !(t.drawer && t.tab === "sheet");
  t.tab = "sheet";
  play.redraw();
}

/** @param {State} t @param {Play} play @param {() => void} toggleDrawer */
export function promptBar(t, play, toggleDrawer) {
  const staged = play.staged(), { board, view } = t;
  const hint = board && view && isMyTurn(t) && !t.pending ? board.hint(view, play.ui()) || drafted(t) : "";
  const rule = board && view && isMyTurn(t) ? board.rule(view) : "";
  return html`<section class="prompt ${isMyTurn(t) ? "mine" : ""}" aria-label="What to do now">
    ${toast(t, play)} ${adviceCard(t, play)}
    <div class="what">
      <p class="headline" id="headline">${headline(t)} ${ruleLink(t.snap?.game ?? "", rule)}</p>
      ${hint ? html`<p class="hint">${hint}</p>` : nothing}
    </div>
    <div class="actions">
      <div class="choices">${t.stage === "over" ? afterwards(t, play, toggleDrawer) : choices(t, play)}
        ${staged && board && view ? html`<button class="primary confirm" @click=${() => play.confirm()}
          ?disabled=${t.busy}>${icon("check")} ${confirmWords(t, play, staged)}</button>` : confirmDraft(t, play)}
      </div>
      <div class="tools">
        ${askButton(t, play)}
        <button class="tool" @click=${() => play.undo()} ?disabled=${!canTakeBack(t) && !t.selected}
          title="Take back (Ctrl-Z)" aria-label="Take back">${icon("undo-2")}<span>Undo</span></button>
        <button class="tool" @click=${() => openDialog("help")} title="Help (?)"
          aria-label="Help">${icon("circle-question-mark")}<span>Help</span></button>
        ${hasSheet(t) ? html`<button class="tool opens-drawer" @click=${() => openSheet(t, play)}
          aria-expanded=${t.drawer && t.tab === "sheet"} aria-label="Sheet">
          ${icon("pencil")}<span>Sheet</span></button>` : nothing}
        <button class="tool opens-drawer" @click=${toggleDrawer} aria-expanded=${t.drawer}
          aria-label=${t.unread ? `Log, chat and table, ${t.unread} new messages` : "Log, chat and table"}>
          ${icon("scroll-text")}<span>Log</span>${t.unread ? html`<b class="badge">${t.unread}</b>` : nothing}</button>
      </div>
    </div></section>`;
}

/** @param {State} t */
const drafted = (t) => t.draft.length ? "Only you see this turn so far: Confirm shows it to all." : "";

/** @param {State} t @param {Play} play */
function confirmDraft(t, play) {
  if (!t.draft.length && !t.pending) return nothing;
  return html`<button class=${t.pending ? "primary confirm" : "settle"} @click=${() => play.confirm()} ?disabled=${t.busy}
    title="Make what you have tried, for all to see (Enter)">${icon("check")} Confirm</button>`;
}

/** @param {State} t @param {Play} play @param {string} staged */
function confirmWords(t, play, staged) {
  if (!t.selected || !t.board || !t.view) return "Confirm";
  return t.board.label(staged, t.view, play.ui());
}
