/**
 * Before the game: taking a seat by invitation, waiting for the others; and the curtain between
 * two people at one screen.
 * @import { SeatInfo } from "../lib/types.js"
 * @import { Play } from "./play.js"
 * @import { State } from "./state.js"
 */

import { ask, me, nonce, rename, sentenceOf } from "../lib/api.js";
import { html, nothing, render } from "../lib/lit.js";
import { closeOutside, copy, icon, qr, ready, ruleLink } from "./parts.js";
import { HINTS } from "./advice.js";
import { hasSheet } from "./sheet-tab.js";
import { seatControls } from "./seats.js";
import { mySeats, nameOf } from "./state.js";

const CHAIRS = { person: "user", bot: "bot", open: "hourglass" };

/** @param {State} t @param {SeatInfo} seat */
function whoIs(t, seat) {
  if (seat.kind === "bot") return `bot, ${seat.level}`;
  if (seat.kind === "open") return "waiting for a friend";
  return mySeats(t).includes(seat.seat) ? "you" : "a friend";
}

/** Some seats are still free. @param {State} t @param {Play} play */
export function lobby(t, play) {
  return html`<div class="lobby"><div class="card">
    <p class="eyebrow">${t.snap?.title}</p>
    <h1>The table is set</h1>
    <p>As soon as the last seat is taken, the game is dealt.</p>
    <ol class="people">${t.seats.map((seat) => html`<li class=${seat.kind}>
      <span class="chair">${icon(CHAIRS[seat.kind])}</span>
      <span><b>${seat.name || "Free seat"}</b><small>${whoIs(t, seat)}</small></span>
      ${seatControls(t, play, seat)}</li>`)}</ol>
    ${t.snap?.hints ? html`<p class="fine">${HINTS}</p>` : nothing}
    ${t.snap?.host ? nothing : html`<p class="fine">The host invites the others.</p>`}
  </div></div>`;
}

/** @param {State} t @param {Play} play */
export function inviteDialog(t, play) {
  const made = t.invite;
  const copied = async (/** @type {Event} */ event) => {
    const button = /** @type {HTMLElement} */ (event.currentTarget);
    if (made && await copy(made.link)) button.classList.add("done");
  };
  return html`<dialog id="invite" aria-labelledby="invite-title" @click=${closeOutside}>
    <form method="dialog" class="close"><button class="square plain" aria-label="Close">${icon("x")}</button></form>
    <h2 id="invite-title">Invite a friend</h2>
    ${made ? html`<p>This link is for seat ${made.seat + 1} and works once.</p>
      ${qr(made.qr)}
      <p class="link"><input readonly aria-label="Link" .value=${made.link}
        @focus=${(/** @type {Event} */ e) => /** @type {HTMLInputElement} */ (e.target).select()}>
        <button class="primary copy" @click=${copied}>${icon("copy")}<span>Copy</span></button></p>
      <p class="fine">A new link for this seat makes this one useless.</p>` : nothing}
    </dialog>`;
}

/** @param {State} t @param {Play} play */
export function helpDialog(t, play) {
  const rule = t.board && t.view ? t.board.rule(t.view) : "", game = t.snap?.game ?? "";
  const keys = [
    ["Arrows, A D W E Z X", "walk over the board"],
    ["Enter", "pick it, or confirm"],
    ["Ctrl Z", "take back, until something new was seen"],
    ...(t.board?.keys ?? []),
    ...(t.snap?.hints ? [["H", "what would the master do?"]] : []),
    ["L", "say the last move"],
    ["T", "say whose turn it is"],
    ["Esc", "let go"],
    ...(hasSheet(t) ? [["On the sheet", "arrows walk; Enter goes on to the next sign; X, O, Delete; Ctrl Z"]] : []),
  ];
  return html`<dialog id="help" aria-labelledby="help-title" @click=${closeOutside}>
    <form method="dialog" class="close"><button class="square plain" aria-label="Close">${icon("x")}</button></form>
    <h2 id="help-title">Help</h2>
    <p>${rule ? html`What you decide now is rule ${ruleLink(game, rule)}. ` : nothing}
      <a href="/rules/${game}" target="_blank" rel="noopener">All the rules</a></p>
    ${t.snap?.drafts ? html`<p>Steps with a dashed border are only tried: nobody else sees them, and each can be taken back. Confirm makes them.</p>` : nothing}
    <ul class="legend">
      <li><i class="sample lit"></i> you may touch it</li>
      <li><i class="sample chosen"></i> in your hand, or selected</li>
      <li><i class="sample last"></i> the last move</li>
      ${t.board?.legend?.() ?? nothing}
    </ul>
    <dl class="keys">${keys.map(([key, what]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${what}</dd></div>`)}</dl>
    </dialog>`;
}

/** The screen is covered until the next person sits in front of it. @param {State} t @param {Play} play */
export function curtain(t, play) {
  const next = curtainFor(t);
  if (next === null) return nothing;
  return html`<div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
    <div class="card"><p class="eyebrow">Everybody else looks away</p>
      <h1 id="curtain-title">${nameOf(t, next)}, it is your turn</h1>
      <button class="primary large" @click=${() => play.curtain(next)}>I am ${nameOf(t, next)}</button>
    </div></div>`;
}

/** The seat for which the curtain has to be opened. @param {State} t @returns {number | null} */
export function curtainFor(t) {
  if (!t.snap?.private || mySeats(t).length < 2 || t.stage !== "playing") return null;
  const due = t.view?.to_act.filter((seat) => mySeats(t).includes(seat)) ?? [];
  return due.length && !due.includes(t.snap.seat ?? -1) ? due[0] : null;
}

/** In a game without secrets the screen just follows the turn. @param {State} t @returns {number | null} */
export function seatToFollow(t) {
  if (t.snap?.private || mySeats(t).length < 2 || t.stage !== "playing") return null;
  const due = t.view?.to_act.filter((seat) => mySeats(t).includes(seat)) ?? [];
  return due.length && !due.includes(t.snap?.seat ?? -1) ? due[0] : null;
}

/**
 * Somebody came with an invitation: ask for a name, then take the seat.
 * @param {HTMLElement} root @param {string} table @param {string} token
 * @returns {Promise<void>} when seated, or watching
 */
export async function join(root, table, token) {
  const { name } = await me().catch(() => ({ name: "" }));
  return new Promise((done) => {
    const sit = async (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const form = /** @type {HTMLFormElement} */ (event.target);
      const wanted = /** @type {HTMLInputElement} */ (form.elements.namedItem("name")).value.trim();
      try {
        if (wanted && wanted !== name) await rename(wanted);
        await ask(`/api/tables/${table}/join`, { token, nonce: nonce() });
        history.replaceState(null, "", location.pathname);
        done();
      } catch (error) {
        show(sentenceOf(error));
      }
    };
    const watch = () => {
      history.replaceState(null, "", location.pathname);
      done();
    };
    const show = (/** @type {string} */ problem) => render(html`
      <main id="main" class="lobby" tabindex="-1"><form class="card" @submit=${sit}>
        <p class="eyebrow">You are invited</p><h1>Take your seat</h1>
        <label>Your name <input name="name" maxlength="30" .value=${name} autocomplete="nickname" required></label>
        ${problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing}
        <div class="row"><button class="primary large">Sit down</button>
          <button type="button" @click=${watch}>Only watch</button></div></form></main>`, root);
    ready(root);
    show("");
  });
}
