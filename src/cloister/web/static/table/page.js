/**
 * The page of a table: bar, board, prompt, rail. Nothing here keeps state.
 * @import { Play } from "./play.js"
 * @import { State } from "./state.js"
 */

import { changeSpeed, speedName } from "../board/lift.js";
import { classMap, html, nothing } from "../lib/lit.js";
import { isLoud, toggleSound } from "../lib/sound.js";
import { isNight, toggleTheme } from "../lib/preferences.js";
import { say } from "../lib/words.js";
import { awayStrip } from "./away.js";
import { deductionSheet, hasSheet } from "./sheet-tab.js";
import { resultPanel } from "./end.js";
import { curtain, curtainFor, helpDialog, inviteDialog, lobby } from "./lobby.js";
import { chatRoom, logList } from "./log.js";
import { icon } from "./parts.js";
import { promptBar } from "./prompt.js";
import { seatList, tablePanel } from "./seats.js";
import { foreign } from "./state.js";
import { tableAsText } from "./as-text.js";

/** @param {State} t */
function connection(t) {
  const { state, reason: why } = t.status, text = say(`net-state-${state}`), reason = why && say(`net-lost-${why}`);
  return html`<span class="chip ${state}" role="status" title=${reason || text}>
    ${icon(state === "lost" ? "wifi-off" : "wifi")}
    <span><b>${text}</b>${state === "lost" && reason ? html`<small>${reason}</small>` : nothing}</span></span>`;
}

/** @param {State} t @param {Play} play */
function bar(t, play) {
  const toggle = (/** @type {() => void} */ change) => () => {
    document.querySelector("details.more[open]")?.removeAttribute("open");
    change();
    play.redraw();
  };
  const text = toggle(() => (t.textual = !t.textual)), theme = say(isNight() ? "theme-light" : "theme-dark");
  const tools = html`
    <button class="tool" aria-pressed=${t.textual} @click=${text} title=${say("bar-text")}>
      ${icon("text")}<span>${say("bar-text")}</span></button>
    <a class="tool" href="/rules/${t.snap?.game ?? ""}" target="_blank" rel="noopener" title=${say("bar-rules")}>
      ${icon("book-open")}<span>${say("bar-rules")}</span></a>
    <button class="tool" aria-pressed=${isLoud()} @click=${toggle(toggleSound)} title=${say("bar-sound")}>
      ${icon(isLoud() ? "volume-2" : "volume-x")}<span>${say("bar-sound")}</span></button>
    <button class="tool" @click=${toggle(changeSpeed)} title=${say("bar-motion-hint")}>
      ${icon("fast-forward")}<span>${say(`bar-motion-${speedName()}`)}</span></button>
    <button class="tool" @click=${toggle(toggleTheme)} title=${theme}>
      ${icon(isNight() ? "sun" : "moon")}<span>${theme}</span></button>`;
  return html`<header class="bar">
    <a class="wordmark" href="/" title=${say("nav-to-all-tables")}><svg aria-hidden="true" viewBox="0 0 32 32"><use
      href="/static/icons/brand.svg#arch"></use></svg><span>Cloister</span></a>
    <h1>${t.snap?.title ?? ""}</h1>
    ${connection(t)}
    <div class="tools wide">${tools}</div>
    <details class="more"><summary class="square plain" aria-label=${say("bar-more")}>${icon("ellipsis-vertical")}</summary>
      <div class="menu">${tools}</div></details>
  </header>`;
}

/** @param {State} t @param {Play} play */
function room(t, play) {
  if (!t.snap) return html`<p class="loading">${say("lobby-loading")}</p>`;
  if (t.stage === "waiting" || !t.view) return lobby(t, play);
  if (!t.board) return html`<p class="loading">${say("lobby-board-loading")}</p>`;
  return t.textual ? tableAsText(t, play) : t.board.draw(t.view, play.ui());
}

/** @type {State["tab"][]} */
const TABS = ["result", "sheet", "log", "chat", "table"];

/** @param {State} t @param {Play} play */
function drawer(t, play) {
  const there = { result: t.stage === "over", sheet: hasSheet(t), log: true, chat: true, table: true };
  const tabs = TABS.filter((key) => there[key]);
  if (!there[t.tab]) t.tab = "log";
  const choose = (/** @type {State["tab"]} */ tab) => {
    t.tab = tab;
    t.marked = null;
    if (tab === "chat") t.unread = 0;
    play.redraw();
  };
  const arrow = (/** @type {KeyboardEvent} */ event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = tabs.indexOf(t.tab);
    choose(tabs[(at + step + tabs.length) % tabs.length]);
    requestAnimationFrame(() => document.getElementById(`tab-${t.tab}`)?.focus());
  };
  return html`<div class=${classMap({ drawer: true, open: t.drawer, tall: t.tall })}>
    <div class="tabs"><div role="tablist" aria-label=${say("page-drawer")} @keydown=${arrow}>
      ${tabs.map((key) => html`<button role="tab" id="tab-${key}" aria-controls="panel"
        aria-selected=${t.tab === key} tabindex=${t.tab === key ? 0 : -1}
        @click=${() => choose(key)}>${say(`panel-${key}`)}${key === "chat" && t.unread
          ? html` <b class="badge">${t.unread}</b>`
          : nothing}</button>`)}</div>
      <button class="square plain grip size" aria-label=${say(t.tall ? "page-smaller" : "page-larger")}
        @click=${() => ((t.tall = !t.tall), play.redraw())}>${icon(t.tall ? "chevron-down" : "chevron-up")}</button>
      <button class="square plain grip" aria-label=${say("page-close")}
        @click=${() => ((t.drawer = false), play.redraw())}>${icon("x")}</button>
    </div>
    <div class="panel" role="tabpanel" id="panel" aria-labelledby="tab-${t.tab}">
      ${t.tab === "log" ? logList(t) : nothing}
      ${t.tab === "sheet" ? deductionSheet(t, play) : nothing}
      ${t.tab === "chat" ? chatRoom(t, play) : nothing}
      ${t.tab === "table" ? tablePanel(t, play) : nothing}
      ${t.tab === "result" ? resultPanel(t, play) : nothing}
    </div></div>`;
}

/** @param {State} t @param {Play} play */
export function page(t, play) {
  const toggleDrawer = () => {
    t.drawer = !t.drawer;
    if (t.drawer) t.advice = null;
    if (t.drawer && t.tab === "chat") t.unread = 0;
    play.redraw();
  };
  if (curtainFor(t) !== null) return html`<main id="main" tabindex="-1">${curtain(t, play)}</main>`;
  return html`
    ${bar(t, play)}
    <main id="main" class="board-room" tabindex="-1" aria-label=${say("page-board")}>
      ${awayStrip(t, play)}
      <div class="frame" lang=${t.board && t.view ? foreign(t) : nothing}>${room(t, play)}</div>
    </main>
    <aside class="rail" aria-label=${say("page-rail")}>
      ${seatList(t, play)}
      ${drawer(t, play)}
    </aside>
    ${promptBar(t, play, toggleDrawer)}
    <div class="sr" aria-live="polite" id="said">${t.said}</div>
    ${helpDialog(t, play)} ${inviteDialog(t, play)}`;
}
