/**
 * After the end: who has won and why, line by line; the opened seal; the check of the deal in the browser.
 * @import { ScoreLine } from "../board/board-api.js"
 * @import { Play } from "./play.js"
 * @import { State } from "./state.js"
 */

import { ask, nonce, sentenceOf } from "../lib/api.js";
import { classMap, html, nothing } from "../lib/lit.js";
// @ts-types="../lib/verifier.d.ts"
import { verify } from "../lib/verifier.js";
import { say, withMinus } from "../lib/words.js";
import { icon, ruleLink } from "./parts.js";
import { foreign, nameOf, tell } from "./state.js";

/** @param {State} t @param {Play} play @param {ScoreLine} line */
function scoreLine(t, play, line) {
  const show = (/** @type {ScoreLine["marks"] | null} */ marks) => {
    t.marked = marks;
    play.redraw();
  };
  const toggle = () => show(t.marked === line.marks || same(t.marked, line.marks) ? null : line.marks);
  return html`<li><button class=${classMap({ score: true, shown: same(t.marked, line.marks) })}
      @click=${toggle} aria-pressed=${same(t.marked, line.marks)}>
      <span lang=${foreign(t)}>${line.text}</span><b>${line.points === null ? "" : withMinus(line.points)}</b></button>
    ${ruleLink(t.snap?.game ?? "", line.rule ?? "")}</li>`;
}

/** @param {Map<string, string> | null} one @param {Map<string, string>} two */
const same = (one, two) =>
  one !== null && one.size === two.size && [...two].every(([key, value]) => one.get(key) === value);

/** @param {State} t @param {Play} play */
export function resultPanel(t, play) {
  if (!t.board || !t.view || !t.end) return html`<p class="empty">${say("result-goes-on")}</p>`;
  const parts = t.board.explain(t.view, play.ui()).toSorted((a, b) => b.total - a.total);
  const winners = t.end.outcome.winners;
  return html`<div class="tab-body result">
    <p class="words" lang=${foreign(t)}>${tell(t, `end-${t.end.outcome.reason}`)}</p>
    <p class="fine">${say("result-touch")}</p>
    <ol class="ranking">${parts.map((part) => html`<li class=${winners.includes(part.seat) ? "won" : ""}>
      <h2>${winners.includes(part.seat) ? icon("crown") : nothing}<span>${nameOf(t, part.seat)}</span>
        <b>${withMinus(part.total)}</b></h2>
      <ul>${part.lines.map((line) => scoreLine(t, play, line))}</ul>
      ${couldHaveKnown(t, part.seat)}</li>`)}</ol>
    <div class="row">
      <a class="button" href="/replay/${t.id}">${icon("play")} ${say("now-replay")}</a>
      <a class="button" href="/api/tables/${t.id}/record" download="${t.snap?.game}-${t.id.slice(0, 8)}.game">
        ${icon("download")} ${say("result-record")}</a>
    </div>
    <h2>${say("result-honest")}</h2>
    <dl class="seal">
      <div><dt>${say("result-seal")}</dt>
        <dd class="hash" data-verbatim tabindex="0">${t.end.commitment}</dd></div>
      <div><dt>${say("result-seed")}</dt><dd class="hash" data-verbatim tabindex="0">${t.end.seed}</dd></div></dl>
    <p class="row"><button @click=${() => check(t, play)} ?disabled=${t.check.state === "busy"}>
      ${icon("shield-check")} ${say("result-check")}</button>
      <a href="/static/lib/verifier.js" target="_blank" rel="noopener">${say("result-code")}</a></p>
    ${t.check.text ? html`<p class="verdict ${t.check.state}" role="status">
      ${icon(t.check.state === "good" ? "shield-check" : "shield-alert")} ${t.check.text}</p>` : nothing}
  </div>`;
}

/** In a game of deduction: from which step on a seat could have known the answer. @param {State} t @param {number} seat */
function couldHaveKnown(t, seat) {
  const certain = t.deductions?.certain ?? [];
  if (seat >= certain.length) return nothing;
  const step = certain[seat];
  if (step === null) return html`<p class="fine known">${say("result-never-known")}</p>`;
  return html`<p class="fine known"><span>${say("result-could-have-known")}</span>
    <a href="/replay/${t.id}?seat=${seat}&at=${step}">${say("result-after-step", { step })}</a></p>`;
}

/** Open a new table with the same people and the same options. @param {State} t @param {Play} play */
export async function rematch(t, play) {
  try {
    const { table } = await ask(`/api/tables/${t.id}/rematch`, { nonce: nonce() });
    location.href = `/t/${table}`;
  } catch (error) {
    play.toast({ text: sentenceOf(error), rule: "", kind: "refusal" });
  }
}

/** Fetch the record and prove it here, with code that shares nothing with the server. */
async function check(/** @type {State} */ t, /** @type {Play} */ play) {
  t.check = { state: "busy", text: say("result-checking") };
  play.redraw();
  try {
    const answer = await fetch(`/api/tables/${t.id}/record`);
    if (!answer.ok) throw new Error(say("result-check-no-record"));
    const text = await answer.text();
    const { ok, problems } = verify(text);
    const header = JSON.parse(text.split("\n")[0]);
    const sealed = header.commitment === t.snap?.commitment;
    if (!ok) console.warn(problems.join("; "));
    if (!sealed) t.check = { state: "bad", text: say("result-check-other-seal") };
    else if (ok) t.check = { state: "good", text: say("result-check-good") };
    else t.check = { state: "bad", text: say("result-check-bad", { count: problems.length }) };
  } catch (error) {
    t.check = { state: "bad", text: sentenceOf(error) };
  }
  play.redraw();
}
