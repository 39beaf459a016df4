/**
 * "While you were away": what happened meanwhile, shown at double speed on top of the board.
 * @import { Step, View } from "../lib/types.js"
 * @import { Play } from "./play.js"
 * @import { State } from "./state.js"
 */

import { html, nothing } from "../lib/lit.js";
import { say } from "../lib/words.js";
import { stepWords } from "./log.js";
import { icon } from "./parts.js";
import { mySeats } from "./state.js";

const GLANCE = 800;

/** Start to show what happened, unless this person did it all. @param {State} t @param {Step[]} steps @param {Play} play */
export function beginAway(t, steps, play) {
  const worth = steps.filter((step) => step.events.length);
  if (t.away || !worth.some((step) => !mySeats(t).includes(step.by))) return;
  t.away = worth;
  t.awayAt = 0;
  void tell(t, worth, play);
}

/** @param {State} t @param {Step[]} steps @param {Play} play */
async function tell(t, steps, play) {
  for (const [at, step] of steps.entries()) {
    if (t.away !== steps) return;
    t.awayAt = at;
    t.trail = t.board?.trail(step.events) ?? [];
    t.said = stepWords(t, step);
    const view = /** @type {View} */ (t.view);
    const shown = step.events.map((event) => t.board?.flash(event, view) ?? null)
      .filter((found) => found !== null);
    t.flash = new Map(shown);
    play.redraw();
    const long = shown.length ? 500 * (t.snap?.show_seconds ?? 4) : GLANCE;
    await new Promise((done) => setTimeout(done, document.hidden ? 0 : long));
  }
  if (t.away === steps) endAway(t, play);
}

/** @param {State} t @param {Play} play */
export function endAway(t, play) {
  t.away = null;
  t.flash = new Map();
  play.redraw();
}

/** @param {State} t @param {Play} play */
export function awayStrip(t, play) {
  if (!t.away) return nothing;
  return html`<div class="away-strip" role="status">
    <p><b>${say("away-title")}</b> <span>${say("away-at", { at: t.awayAt + 1, count: t.away.length })}</span></p>
    <p class="line">${stepWords(t, t.away[t.awayAt])}</p>
    <progress max=${t.away.length} value=${t.awayAt + 1} aria-label=${say("away-progress")}></progress>
    <button class="small" @click=${() => endAway(t, play)}>${icon("skip-forward")} ${say("away-skip")}</button></div>`;
}
