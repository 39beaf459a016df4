/**
 * The log, which says in words what happened, and the chat.
 * @import { Remark, Step } from "../lib/types.js"
 * @import { Play } from "./play.js"
 * @import { State } from "./state.js"
 */

import { html, nothing, repeat } from "../lib/lit.js";
import { remarkWords } from "./advice.js";
import { locale, say } from "../lib/words.js";
import { foreign, nameOf, tell, you } from "./state.js";

/** @param {State} t @param {Step & {undo?: boolean}} step */
export function stepWords(t, step) {
  const name = (/** @type {number} */ seat) => nameOf(t, seat);
  if (step.undo) return tell(t, "log-undo", { seat: step.by });
  return step.events.map((event) => t.board?.retell?.(event, t.view) ?? event).map((event) => t.words?.event(event, name, you(t)) ?? event.name).join(" ");
}

/** @param {State} t */
export function lastMove(t) {
  const last = t.log.findLast((step) => step.events.length);
  return last ? stepWords(t, last) : "";
}

/** @type {WeakMap<Element, number>} how wide a row was when its end was last shown */
const followed = new WeakMap();

/** Scroll to the newest lines, unless the reader has scrolled up, and to the end of rows that have grown. @param {Element} page */
export function followLists(page) {
  for (const row of page.querySelectorAll("[data-follow]")) {
    if (followed.get(row) === row.scrollWidth) continue;
    followed.set(row, row.scrollWidth);
    row.scrollLeft = row.scrollWidth;
  }
  for (const list of page.querySelectorAll("ol.log, ol.lines")) {
    if (!list.clientHeight) continue;
    const room = list.scrollHeight - list.clientHeight;
    if (!list.hasAttribute("data-read") || room - list.scrollTop < 160) list.scrollTop = room;
    list.setAttribute("data-read", "");
  }
}

/** @param {State} t */
export function logList(t) {
  const steps = t.log.filter((step) => step.events.length || /** @type {any} */ (step).undo);
  const lines = [...steps.map(stepLine(t)), ...t.remarks.map(remarkLine(t))].sort((a, b) => a.v - b.v);
  if (!lines.length) return html`<p class="empty">${say("log-empty")}</p>`;
  return html`<ol class="log" tabindex="0" aria-label=${say("log-label")}>
    ${repeat(lines, (line) => line.key, (line) => html`
      <li class=${line.kind}><span class="v">${line.kind === "remark" ? "" : line.v}</span>
        <span lang=${line.lang}>${line.text}</span></li>`)}
  </ol>`;
}

/** @param {State} t */
const stepLine = (t) => (/** @type {Step} */ step) => ({
  key: `${step.v}`,
  v: step.v,
  kind: step.by === you(t) ? "own" : "",
  text: stepWords(t, step),
  lang: /** @type {any} */ (step).undo ? nothing : foreign(t),
});

/** @param {State} t */
const remarkLine = (t) => (/** @type {Remark} */ remark) => ({
  key: `remark-${remark.n}`,
  v: remark.v,
  kind: "remark",
  text: remarkWords(t, remark),
  lang: nothing,
});

/** @param {number} at seconds or milliseconds since 1970 */
const clock = (at) =>
  new Date(at > 1e12 ? at : at * 1000).toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" });

/** @param {State} t @param {Play} play */
export function chatRoom(t, play) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const input = /** @type {HTMLInputElement} */ (form.elements.namedItem("text"));
    play.chat(input.value);
    input.value = "";
  };
  return html`<div class="chat">
    <ol class="lines" tabindex="0" aria-label=${say("panel-chat")}>
      ${t.chat.length ? nothing : html`<li class="empty">${say("chat-empty")}</li>`}
      ${t.chat.map((line) => html`<li>
        <b>${line.from || nameOf(t, line.seat ?? 0)}</b> <time>${clock(line.at)}</time>
        <p dir="auto">${line.text}</p></li>`)}
    </ol>
    <form @submit=${submit}>
      <input name="text" maxlength="500" autocomplete="off" aria-label=${say("chat-message")}
        placeholder=${say("chat-placeholder")}>
      <button class="square" aria-label=${say("chat-send")}><svg class="icon" aria-hidden="true"><use
        href="/static/icons/ui.svg#send"></use></svg></button>
    </form></div>`;
}
