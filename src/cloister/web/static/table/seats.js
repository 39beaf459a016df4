/**
 * Who sits at the table, what they hold, and what the host may do about it.
 * @import { SeatInfo } from "../lib/types.js"
 * @import { Play } from "./play.js"
 * @import { State } from "./state.js"
 */

import { ask, sentenceOf } from "../lib/api.js";
import { classMap, html, nothing } from "../lib/lit.js";
import { HINTS, hintsOf, remarkWords } from "./advice.js";
import { icon, openDialog } from "./parts.js";
import { mySeat, mySeats } from "./state.js";

/** @param {State} t @param {SeatInfo} seat */
function presence(t, seat) {
  if (seat.kind === "open") return "waiting for somebody";
  if (seat.kind === "bot") return seat.away ? `a bot stands in (${seat.level})` : `bot, ${seat.level}`;
  return seat.here ? "here" : "away";
}

const DOTS = html`<span class="thinking" aria-hidden="true"><em>thinks</em><i></i><i></i><i></i></span>`;

/** Hints asked for, and a bot that was replaced. @param {State} t @param {number} seat */
function signs(t, seat) {
  const hints = hintsOf(t, seat), last = t.remarks.findLast((remark) => remark.seat === seat && remark.code !== "hint");
  return html`${hints ? html`<span class="sign-of" title="Hints asked for: ${hints}">${icon("lightbulb")}${hints}</span>` : nothing}
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
        <b class="name" title=${seat.name || "free"}>${seat.name || "Free seat"}</b>
        ${mine && mySeats(t).length === 1 ? html`<em class="you">you</em>` : nothing}
        ${winners.includes(seat.seat) ? icon("crown") : nothing}
        ${signs(t, seat.seat)}
        ${t.thinking.includes(seat.seat) ? DOTS : nothing}
        <span class="sr">${presence(t, seat)}${
          t.thinking.includes(seat.seat) ? ", is thinking" : acts ? ", has to decide" : ""}${hintsOf(t, seat.seat)
          ? `, hints asked for: ${hintsOf(t, seat.seat)}` : ""}</span></span>
      ${t.view && t.board ? t.board.standing(seat.seat, t.view, ui) : nothing}</li>`;
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

/** What may be done about a seat. @param {State} t @param {Play} play @param {SeatInfo} seat */
export function seatControls(t, play, seat) {
  const isHost = !!t.snap?.host, change = (/** @type {unknown} */ body) => host(t, play, "seat", body);
  const mine = mySeats(t).includes(seat.seat);
  if (t.stage === "over") return nothing;
  return html`<span class="controls">
    ${isHost && seat.kind === "open" ? html`
      <button class="small" @click=${() => invite(t, play, seat.seat)}>${icon("link")} Invite</button>` : nothing}
    ${isHost && seat.kind !== "bot" && !mine && !seat.here ? html`
      <button class="small" @click=${() => change({ seat: seat.seat, kind: "bot", level: "apprentice" })}>
        ${icon("bot")} ${seat.kind === "open" ? "Seat a bot" : "Let a bot play"}</button>` : nothing}
    ${seat.away && !mySeats(t).length ? html`
      <button class="small" @click=${() => change({ seat: seat.seat, kind: "back" })}>
        ${icon("user")} Come back</button>` : nothing}
  </span>`;
}

/** The tab "Table": seats with their controls, what was agreed, the commitment. */
export function tablePanel(/** @type {State} */ t, /** @type {Play} */ play) {
  return html`<div class="tab-body">
    <h2>Seats</h2>
    <ul class="people">${t.seats.map((seat) => html`<li>
      <span><b>${seat.name || "Free seat"}</b><small>${presence(t, seat)}</small></span>
      ${seatControls(t, play, seat)}</li>`)}</ul>
    ${options(t)}
    ${t.snap?.hints ? html`<p class="fine">${HINTS}</p>` : nothing}
    <h2>The deal</h2>
    <p class="fine">It was fixed before anybody sat down. Its seal, to be opened at the end:</p>
    <p class="hash" tabindex="0">${t.snap?.commitment}</p>
    <p class="fine">Anybody who has the address of this page may watch.</p>
  </div>`;
}

/** @param {State} t */
function options(t) {
  const set = Object.entries(t.snap?.options ?? {});
  if (!set.length) return nothing;
  const say = (/** @type {string} */ id) => t.words?.has(id) ? t.words.say(id) : "";
  return html`<h2>Agreed</h2><dl class="agreed">${set.map(([name, value]) => html`
    <div><dt>${say(`option-${name}`) || name.replaceAll("_", " ")}</dt>
      <dd>${say(`option-${name}-${value}`) || String(value)}</dd></div>`)}
    ${t.words?.flashes ? html`<div><dt>Foreign tiles are shown for</dt>
      <dd>${t.snap?.show_seconds} seconds</dd></div>` : nothing}</dl>`;
}
