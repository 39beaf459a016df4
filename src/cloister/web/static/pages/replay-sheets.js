/**
 * After the end: how the deduction sheets grew, and so what each player believed at which step.
 * @import { Story, View } from "../lib/types.js"
 * @import { Play } from "../table/play.js"
 * @import { State } from "../table/state.js"
 */

import { html, nothing } from "../lib/lit.js";
import { walk } from "../table/sheet-tab.js";
import { withMarks } from "../table/state.js";
import { say } from "../lib/words.js";

/** The sheet of the seat that is shown, as it was at a step. @param {State} t @param {Story[]} stories @param {number} v */
export function openSheetAt(t, stories, v) {
  const story = stories.find(({ seat }) => seat === t.snap?.seat);
  t.fresh = v;
  t.sheet = story ? { marks: marksAt(story, v), kept: [], undo: false } : null;
}

/** @param {Story} story @param {number} v */
const marksAt = (story, v) =>
  story.written.filter((change) => change.v <= v)
    .reduce((marks, { v: at, why, marks: put }) => withMarks(marks, { seat: story.seat, marks: put, why, at }), {});

/** The first step at which what the seat had seen was enough to know the answer. */
function couldHaveKnown(
  /** @type {State} */ t,
  /** @type {Play} */ play,
  /** @type {{v: number, view: View}[]} */ steps,
  /** @type {(v: number) => void} */ go,
) {
  const { certain } = t.board ?? {}, ui = play.ui();
  if (!certain) return nothing;
  const found = steps.find(({ view }) => certain(view, ui));
  if (!found) return html`<p class="fine">${say("replay-never-certain")}</p>`;
  return html`<p class="fine"><span>${say("replay-certain-from", { step: found.v })}</span>
    <button class="small" @click=${() => go(found.v)}>${say("replay-go-there")}</button></p>`;
}

/**
 * @param {State} t @param {Play} play @param {Story[]} stories @param {{v: number, view: View}[]} steps
 * @param {(v: number) => void} go to that step
 */
export function sheetPanel(t, play, stories, steps, go) {
  if (t.snap?.seat === null) return html`<p class="empty">${say("replay-choose-eyes")}</p>`;
  const story = stories.find(({ seat }) => seat === t.snap?.seat);
  if (!t.board?.sheet || !t.view || !story) return nothing;
  return html`<div class="tab-body deduction" @keydown=${walk}>${t.board.sheet(t.view, play.ui())}
    ${couldHaveKnown(t, play, steps, go)}
    <h2>${say("replay-written")}</h2>
    ${story.written.length ? nothing : html`<p class="fine">${say("replay-nothing-written")}</p>`}
    <ol class="moments">${momentsOf(story).map(([v, count]) => html`<li>
      <button class="small" aria-current=${v === t.fresh ? "step" : nothing} @click=${() => go(v)}>
        <span>${say("replay-step-number", { step: v })}</span><small>${say("replay-marks", { count })}</small></button></li>`)}</ol></div>`;
}

/** The steps at which marks were written, and how many. @param {Story} story */
function momentsOf(story) {
  /** @type {Map<number, number>} */
  const found = new Map();
  for (const { v, marks } of story.written) found.set(v, (found.get(v) ?? 0) + Object.keys(marks).length);
  return [...found];
}
