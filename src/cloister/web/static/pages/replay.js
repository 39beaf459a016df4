/**
 * A game step by step: as one seat saw it or, after the end, with everything open.
 * @import { Mark, SeatInfo, Snap, Step, Story, View } from "../lib/types.js"
 */

import { ask, sentenceOf } from "../lib/api.js";
import { loadBoard } from "../board/board-api.js";
import { animate, capture, finish, isStill } from "../board/lift.js";
import { classMap, html, nothing, render, repeat } from "../lib/lit.js";
import { openSheetAt, sheetPanel } from "./replay-sheets.js";
import { restoreFocus } from "../table/sheet-tab.js";
import { stepWords } from "../table/log.js";
import { icon, ready, valueOf } from "../table/parts.js";
import { seatList } from "../table/seats.js";
import { foreign, makeUi, nameOf, newState, tell } from "../table/state.js";
import { tableAsText } from "../table/as-text.js";
import { isNight, toggleTheme } from "../lib/preferences.js";
import { Words, say } from "../lib/words.js";

const app = /** @type {HTMLElement} */ (document.getElementById("app"));
const id = location.pathname.split("/")[2] ?? "";
const t = newState(id);
/** @typedef {Step & {view: View, undo?: boolean, truth?: Record<string, any>}} Told */
/** @type {Told[]} */
let steps = [];
/** @type {Story[]} */
let stories = [];
const wish = new URLSearchParams(location.search);
let at = 0, eyes = wish.get("seat") ?? "open", problem = "", playing = 0;

const hands = {
  pick: () => {},
  hover: (/** @type {string | null} */ piece) => void piece,
  focus: (/** @type {string} */ piece) => {
    t.focus = piece;
  },
  move: () => {},
  undo: () => {},
  redraw: draw,
  cell: (/** @type {string} */ key) => {
    if (t.cell === key) return;
    t.cell = key;
    draw();
  },
  mark: () => {},
  why: (/** @type {Mark} */ mark) => void go(mark.why),
};
const play = /** @type {import("../table/play.js").Play} */ (/** @type {unknown} */ ({
  ui: () => makeUi(t, hands), redraw: draw, staged: () => null,
}));

/** All steps; a long game comes in several answers. @param {string} seat */
async function fetchAll(seat) {
  const path = `/api/tables/${id}/replay?seat=${encodeURIComponent(seat)}`;
  const told = await ask(path), all = /** @type {Told[]} */ ([...told.steps]);
  for (let { next } = told; next !== null;) {
    const more = await ask(`${path}&from=${next}`);
    all.push(...more.steps);
    next = more.next;
  }
  return { ...told, steps: all };
}

/** @param {string} seat */
async function fetchSteps(seat) {
  try {
    const told = await fetchAll(seat);
    eyes = seat;
    steps = told.steps;
    stories = told.sheets;
    t.seats = told.seats;
    const mine = told.seat === null ? [] : [told.seat];
    t.snap = /** @type {Snap} */ ({ ...told, mine, seat: mine[0] ?? null, t: "snap" });
    t.stage = told.state ?? "over";
    return told;
  } catch (error) {
    if (seat === "open") return fetchSteps("");
    problem = sentenceOf(error);
    draw();
    return null;
  }
}

/** @param {number} next */
async function go(next) {
  const to = Math.max(0, Math.min(steps.length - 1, next));
  if (to === at && t.view) return;
  finish();
  const step = steps[to], before = t.view, root = app.querySelector(".frame");
  const forward = to === at + 1 && before && t.board && !isStill();
  const motions = forward ? t.board?.motions(before, step.view, step.events) ?? [] : [];
  const old = root ? capture(root, motions) : new Map();
  at = to;
  t.view = step.truth && t.board ? t.board.unveil(step.view, step.truth) : step.view;
  t.trail = t.board?.trail(step.events) ?? [];
  t.flash = new Map(step.events.map((event) => t.board?.flash(event, step.view) ?? null).filter((f) => f !== null));
  t.said = stepWords(t, step);
  t.log = steps.slice(0, at + 1);
  openSheetAt(t, stories, step.v);
  draw();
  if (root) await animate(root, motions, old, playing ? 1.5 : 1);
}

function toggle() {
  clearInterval(playing);
  playing = playing ? 0 : setInterval(() => {
    if (at >= steps.length - 1) toggle();
    else void go(at + 1);
  }, 1100);
  draw();
}

/** @param {string} name @param {string} text @param {() => void} act */
const button = (name, text, act, off = false) => html`<button class="square" aria-label=${text}
  title=${text} ?disabled=${off} @click=${act}>${icon(name)}</button>`;

/** A step in words. Of a choice that this view is told nothing about, it says only whose choice it was. @param {Told} step @param {number} i */
const telling = (step, i) => stepWords(t, step) || (i > 0 ? tell(t, "replay-choice", { seat: step.by }) : "");

function controls() {
  const last = Math.max(0, steps.length - 1), isLast = at >= last;
  const slide = (/** @type {Event} */ event) => void go(Number(valueOf(event)));
  return html`<section class="prompt replay" aria-label=${say("replay-label")}>
    <div class="what"><p class="headline">${telling(steps[at], at) || say("replay-beginning")}</p></div>
    <div class="actions">
      <div class="choices">
        ${button("skip-back", say("replay-first"), () => void go(0), at === 0)}
        ${button("chevron-left", say("replay-back"), () => void go(at - 1), at === 0)}
        ${button(playing ? "pause" : "play", say(playing ? "replay-pause" : "replay-play"), toggle)}
        ${button("chevron-right", say("replay-forward"), () => void go(at + 1), isLast)}
        ${button("skip-forward", say("replay-last"), () => void go(last), isLast)}
      </div>
      <label class="slide"><span class="sr">${say("replay-step")}</span>
        <input type="range" min="0" max=${last} .value=${String(at)} @input=${slide}></label>
      <span class="at">${say("replay-at", { at, last })}</span>
      <div class="tools"><button class="tool opens-drawer" aria-expanded=${t.drawer} aria-label=${say("replay-steps")}
        @click=${() => ((t.drawer = !t.drawer), draw())}>${icon("scroll-text")}<span>${say("replay-steps")}</span></button></div>
    </div></section>`;
}

function eyesChooser() {
  const change = async (/** @type {Event} */ event) => {
    const kept = at;
    t.view = null;
    if (await fetchSteps(valueOf(event))) await go(kept);
  };
  if (t.stage !== "over") return nothing;
  return html`<label class="eyes">${say("replay-seen-by")} <select @change=${change}>
    <option value="open" ?selected=${eyes === "open"}>${say("replay-all-open")}</option>
    ${t.seats.map(({ seat }) => html`
      <option value=${seat} ?selected=${eyes === String(seat)}>${nameOf(t, seat)}</option>`)}
  </select></label>`;
}

const themeWords = () => say(isNight() ? "theme-light" : "theme-dark");

function bar() {
  return html`<header class="bar">
    <a class="wordmark" href="/" title=${say("nav-to-all-tables")}><svg aria-hidden="true" viewBox="0 0 32 32"><use
      href="/static/icons/brand.svg#arch"></use></svg><span>Cloister</span></a>
    <h1>${t.snap?.title} <small>${say("replay-eyebrow")}</small></h1>
    <div class="tools">
      <button class="tool" aria-pressed=${t.textual} title=${say("bar-text")} aria-label=${say("bar-text")}
        @click=${() => ((t.textual = !t.textual), draw())}>${icon("text")}<span>${say("bar-text")}</span></button>
      <button class="tool" title=${themeWords()} aria-label=${themeWords()}
        @click=${() => (toggleTheme(), draw())}>${icon(isNight() ? "sun" : "moon")}</button>
    </div></header>`;
}

/** The list of steps; each is a button that leads there. */
function stepList() {
  return html`<ol class="log" tabindex="0" aria-label=${say("replay-steps")}>
    ${repeat(steps, (step) => step.v, (step, i) => html`<li class=${i === at ? "now" : ""}>
      <button class="jump" aria-current=${i === at ? "step" : nothing} @click=${() => void go(i)}>
        <span class="v">${step.v}</span><span>${telling(step, i) || say("replay-deal")}</span></button></li>`)}
  </ol>`;
}

/** The switch between the steps and the deduction sheet. */
function tabs() {
  const tab = (/** @type {"log" | "sheet"} */ key, /** @type {string} */ text) => html`
    <button aria-pressed=${t.tab === key} @click=${() => ((t.tab = key), draw())}>${text}</button>`;
  return html`<div class="switch">${tab("log", say("replay-steps"))}${tab("sheet", say("replay-sheet"))}</div>`;
}

function board() {
  if (!t.view || !t.board) return nothing;
  return t.textual ? tableAsText(t, play) : t.board.draw(t.view, play.ui());
}

function draw() {
  paint();
  if (restoreFocus(app, t)) paint();
}

function paint() {
  ready(app);
  if (problem) {
    return render(html`<main id="main" class="lobby" tabindex="-1"><div class="card">
      <h1>${say("replay-none")}</h1><p role="alert">${problem}</p>
      <p><a class="button" href="/">${say("nav-to-tables")}</a></p></div></main>`, app);
  }
  render(html`${bar()}
    <main id="main" class="board-room" tabindex="-1" aria-label=${say("page-board")}>
      <div class="frame" lang=${foreign(t)}>${board()}</div></main>
    <aside class="rail" aria-label=${say("replay-rail")}>${seatList(t, play)}
      <div class=${classMap({ drawer: true, open: t.drawer })}>
        <div>${eyesChooser()}${stories.length && t.board?.sheet ? tabs() : nothing}</div>
        <div class="panel">${t.tab === "sheet"
          ? sheetPanel(t, play, stories, steps, (v) => void go(v))
          : stepList()}</div>
        <p class="row"><a class="button" href="/t/${id}">${icon("arrow-left")} ${say("replay-to-table")}</a>
        ${t.stage === "over" ? html`<a class="button" href="/api/tables/${id}/record"
          download="${t.snap?.game}.game">${icon("download")} ${say("replay-record")}</a>` : nothing}</p>
      </div></aside>
    ${controls()}<div class="sr" aria-live="polite">${t.said}</div>`, app);
  app.querySelector("li.now")?.scrollIntoView({ block: "nearest" });
}

addEventListener("keydown", (event) => {
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: steps.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  void go(to);
});

const told = await fetchSteps(eyes);
if (told) {
  [t.board, t.words] = await Promise.all([loadBoard(told.game), Words.of(told.game)]);
  document.title = say("replay-title", { game: told.title });
  await go(Number(wish.get("at")) || 0);
  new ResizeObserver(([{ contentRect: { width, height } }]) => {
    t.portrait = height > width * 1.02;
    draw();
  }).observe(/** @type {Element} */ (app.querySelector(".frame")));
}
