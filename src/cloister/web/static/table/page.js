/**
 * The page of a table: bar, board, prompt, rail. Nothing here keeps state.
 * @import { Play } from "./play.js"
 * @import { State } from "./state.js"
 */

import { changeSpeed, speedName } from "../board/lift.js";
import { classMap, html, nothing } from "../lib/lit.js";
import { isLoud, toggleSound } from "../lib/sound.js";
import { isNight, toggleTheme } from "../lib/preferences.js";
import { awayStrip } from "./away.js";
import { deductionSheet, hasSheet } from "./sheet-tab.js";
import { resultPanel } from "./end.js";
import { curtain, curtainFor, helpDialog, inviteDialog, lobby } from "./lobby.js";
import { chatRoom, logList } from "./log.js";
import { icon } from "./parts.js";
import { promptBar } from "./prompt.js";
import { seatList, tablePanel } from "./seats.js";
import { tableAsText } from "./as-text.js";

/** @param {State} t */
function connection(t) {
  const { state, reason } = t.status;
  const text = state === "live" ? "Connected" : state === "connecting" ? "Connecting …" : "Reconnecting …";
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
  const text = toggle(() => (t.textual = !t.textual));
  const tools = html`
    <button class="tool" aria-pressed=${t.textual} @click=${text} title="Table as text">
      ${icon("text")}<span>Table as text</span></button>
    <a class="tool" href="/rules/${t.snap?.game ?? ""}" target="_blank" rel="noopener" title="Rules">
      ${icon("book-open")}<span>Rules</span></a>
    <button class="tool" aria-pressed=${isLoud()} @click=${toggle(toggleSound)} title="Sound">
      ${icon(isLoud() ? "volume-2" : "volume-x")}<span>Sound</span></button>
    <button class="tool" @click=${toggle(changeSpeed)} title="How fast pieces move">
      ${icon("fast-forward")}<span>Motion: ${speedName()}</span></button>
    <button class="tool" @click=${toggle(toggleTheme)} title=${isNight() ? "Light theme" : "Dark theme"}>
      ${icon(isNight() ? "sun" : "moon")}<span>${isNight() ? "Light theme" : "Dark theme"}</span></button>`;
  return html`<header class="bar">
    <a class="wordmark" href="/" title="To all tables"><svg aria-hidden="true" viewBox="0 0 32 32"><use
      href="/static/icons/brand.svg#arch"></use></svg><span>Cloister</span></a>
    <h1>${t.snap?.title ?? ""}</h1>
    ${connection(t)}
    <div class="tools wide">${tools}</div>
    <details class="more"><summary class="square plain" aria-label="More">${icon("ellipsis-vertical")}</summary>
      <div class="menu">${tools}</div></details>
  </header>`;
}

/** @param {State} t @param {Play} play */
function room(t, play) {
  if (!t.snap) return html`<p class="loading">Sitting down …</p>`;
  if (t.stage === "waiting" || !t.view) return lobby(t, play);
  if (!t.board) return html`<p class="loading">Laying out the board …</p>`;
  return t.textual ? tableAsText(t, play) : t.board.draw(t.view, play.ui());
}

/** @type {[State["tab"], string][]} */
const TABS = [["result", "Result"], ["sheet", "Sheet"], ["log", "Log"], ["chat", "Chat"], ["table", "Table"]];

/** @param {State} t @param {Play} play */
function drawer(t, play) {
  const there = { result: t.stage === "over", sheet: hasSheet(t), log: true, chat: true, table: true };
  const tabs = TABS.filter(([key]) => there[key]);
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
    const at = tabs.findIndex(([key]) => key === t.tab);
    choose(tabs[(at + step + tabs.length) % tabs.length][0]);
    requestAnimationFrame(() => document.getElementById(`tab-${t.tab}`)?.focus());
  };
  return html`<div class=${classMap({ drawer: true, open: t.drawer, tall: t.tall })}>
    <div class="tabs"><div role="tablist" aria-label="Log, chat and table" @keydown=${arrow}>
      ${tabs.map(([key, title]) => html`<button role="tab" id="tab-${key}" aria-controls="panel"
        aria-selected=${t.tab === key} tabindex=${t.tab === key ? 0 : -1}
        @click=${() => choose(key)}>${title}${key === "chat" && t.unread
          ? html` <b class="badge">${t.unread}</b>`
          : nothing}</button>`)}</div>
      <button class="square plain grip size" aria-label=${t.tall ? "Smaller" : "Larger"}
        @click=${() => ((t.tall = !t.tall), play.redraw())}>${icon(t.tall ? "chevron-down" : "chevron-up")}</button>
      <button class="square plain grip" aria-label="Close"
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
    if (t.drawer && t.tab === "chat") t.unread = 0;
    play.redraw();
  };
  if (curtainFor(t) !== null) return html`<main id="main" tabindex="-1">${curtain(t, play)}</main>`;
  return html`
    ${bar(t, play)}
    <main id="main" class="board-room" tabindex="-1" aria-label="Board">
      ${awayStrip(t, play)}
      <div class="frame">${room(t, play)}</div>
    </main>
    <aside class="rail" aria-label="Seats, log and chat">
      ${seatList(t, play)}
      ${drawer(t, play)}
    </aside>
    ${promptBar(t, play, toggleDrawer)}
    <div class="sr" aria-live="polite" id="said">${t.said}</div>
    ${helpDialog(t, play)} ${inviteDialog(t, play)}`;
}
