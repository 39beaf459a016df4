/**
 * The seats: who sits there, what they hold, and the host's controls.
 * @import { SeatInfo } from "../lib/types.js"
 * @import { Play } from "./play.js"
 * @import { State } from "./state.js"
 */

import { ask, sentenceOf } from "../lib/api.js";
import { classMap, html, nothing } from "../lib/lit.js";
import { languageSwitch } from "../lib/languages.js";
import { say } from "../lib/words.js";
import { hintsOf, remarkWords } from "./advice.js";
import { icon, levelName, openDialog } from "./parts.js";
import { foreign, mySeat, mySeats, shownName } from "./state.js";

/** @param {SeatInfo} seat */
function presence(seat) {
  if (seat.kind === "open") return say("seat-waiting");
  if (seat.kind === "bot") return say(seat.away ? "seat-stand-in" : "seat-bot", { level: levelName(seat.level) });
  return say(seat.here ? "seat-here" : "seat-away");
}

/** What the icons and colours of a seat show, in words for screen readers. @param {State} t @param {SeatInfo} seat @param {boolean} acts */
function remarks(t, seat, acts) {
  const thinks = t.thinking.includes(seat.seat), count = hintsOf(t, seat.seat);
  return [
    presence(seat),
    ...(thinks ? [say("seat-is-thinking")] : acts ? [say("seat-has-to-decide")] : []),
    ...(count ? [say("seat-hints", { count })] : []),
  ].join(", ");
}

const dots = () =>
  html`<span class="thinking" aria-hidden="true"><em>${say("seat-thinks")}</em><i></i><i></i><i></i></span>`;

/** Icons: the hints that a seat has asked for, and the last other remark about it. @param {State} t @param {number} seat */
function signs(t, seat) {
  const hints = hintsOf(t, seat), last = t.remarks.findLast((remark) => remark.seat === seat && remark.code !== "hint");
  return html`${hints ? html`<span class="sign-of" title=${say("seat-hints", { count: hints })}>${icon("lightbulb")}${hints}</span>` : nothing}
    ${last ? html`<span class="sign-of" title=${remarkWords(t, last)}>${icon("refresh-cw")}</span>` : nothing}`;
}

/** @param {State} t @param {Play} play */
export function seatList(t, play) {
  const ui = play.ui(), winners = t.view?.outcome?.winners ?? [];
  return html`<ul class="seats" data-count=${t.seats.length}>${t.seats.map((seat) => {
    const acts = t.stage === "playing" && !!t.view?.to_act.includes(seat.seat);
    const mine = mySeats(t).includes(seat.seat);
    const classes = {
      seat: true,
      acts,
      mine,
      looking: mine && mySeats(t).length > 1 && seat.seat === mySeat(t),
      gone: seat.kind === "person" && !seat.here,
      won: winners.includes(seat.seat),
    };
    return html`<li class=${classMap(classes)} aria-current=${acts ? "true" : nothing}>
      <span class="who"><i class="dot ${seat.kind} ${seat.here ? "here" : ""}"></i>
        <b class="name" title=${shownName(t, seat)}>${shownName(t, seat)}</b>
        ${mine && mySeats(t).length === 1 ? html`<em class="you">${say("seat-you")}</em>` : nothing}
        ${winners.includes(seat.seat) ? icon("crown") : nothing}
        ${signs(t, seat.seat)}
        ${t.thinking.includes(seat.seat) ? dots() : nothing}
        <span class="sr">${remarks(t, seat, acts)}</span></span>
      ${t.view && t.board ? html`<span class="of-game" lang=${foreign(t)}>${t.board.standing(seat.seat, t.view, ui)}</span>` : nothing}</li>`;
  })}</ul>`;
}

/** @param {State} t @param {Play} play @param {string} path @param {unknown} body */
async function host(t, play, path, body) {
  try {
    return await ask(`/api/tables/${t.id}/${path}`, body);
  } catch (error) {
    play.toast({ text: sentenceOf(error), rule: "", kind: "refusal" });
    return null;
  }
}

/** @param {State} t @param {Play} play @param {number} seat */
export async function invite(t, play, seat) {
  const made = await host(t, play, "invite", { seat });
  if (!made) return;
  const link = new URL(made.link, location.href).href;
  t.invite = { seat, link, qr: made.qr };
  play.redraw();
  openDialog("invite");
}

/** The buttons that change who sits in a seat. @param {State} t @param {Play} play @param {SeatInfo} seat */
export function seatControls(t, play, seat) {
  const isHost = !!t.snap?.host, change = (/** @type {unknown} */ body) => host(t, play, "seat", body);
  const mine = mySeats(t).includes(seat.seat);
  if (t.stage === "over") return nothing;
  return html`<span class="controls">
    ${isHost && seat.kind === "open" ? html`
      <button class="small" @click=${() => invite(t, play, seat.seat)}>${icon("link")} ${say("seat-invite")}</button>` : nothing}
    ${isHost && seat.kind !== "bot" && !mine && !seat.here ? html`
      <button class="small" @click=${() => change({ seat: seat.seat, kind: "bot", level: "apprentice" })}>
        ${icon("bot")} ${say(seat.kind === "open" ? "seat-put-bot" : "seat-let-bot-play")}</button>` : nothing}
    ${seat.away && !mySeats(t).length ? html`
      <button class="small" @click=${() => change({ seat: seat.seat, kind: "back" })}>
        ${icon("user")} ${say("seat-come-back")}</button>` : nothing}
  </span>`;
}

/** The tab "Table": seats with their controls, the options of this table, the commitment. */
export function tablePanel(/** @type {State} */ t, /** @type {Play} */ play) {
  return html`<div class="tab-body">
    <h2>${say("table-seats")}</h2>
    <ul class="people">${t.seats.map((seat) => html`<li>
      <span><b>${shownName(t, seat)}</b><small>${presence(seat)}</small></span>
      ${seatControls(t, play, seat)}</li>`)}</ul>
    ${options(t)}
    ${t.snap?.hints ? html`<p class="fine">${say("table-hints")}</p>` : nothing}
    <h2>${say("table-deal")}</h2>
    <p class="fine">${say("table-deal-fixed")}</p>
    <p class="hash" data-verbatim tabindex="0">${t.snap?.commitment}</p>
    <p class="fine">${say("table-watchers")}</p>
    ${languageSwitch()}
  </div>`;
}

/** @param {State} t */
function options(t) {
  const set = Object.entries(t.snap?.options ?? {});
  if (!set.length) return nothing;
  const said = (/** @type {string} */ id) => t.words?.has(id) ? t.words.say(id) : "";
  return html`<h2>${say("table-agreed")}</h2><dl class="agreed">${set.map(([name, value]) => html`
    <div><dt>${said(`option-${name}`) || name.replaceAll("_", " ")}</dt>
      <dd>${said(`option-${name}-${value}`) || String(value)}</dd></div>`)}
    ${t.words?.flashes ? html`<div><dt>${say("table-shown-for")}</dt>
      <dd>${say("table-seconds", { count: t.snap?.show_seconds ?? 0 })}</dd></div>` : nothing}</dl>`;
}
