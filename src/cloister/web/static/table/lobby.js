/**
 * Before the game: taking a seat by invitation and waiting for the others. Also the curtain between
 * two people who share a screen, and the dialogs for invitations and help.
 * @import { SeatInfo } from "../lib/types.js"
 * @import { Play } from "./play.js"
 * @import { State } from "./state.js"
 */

import { ask, me, nonce, rename, sentenceOf } from "../lib/api.js";
import { html, nothing, render } from "../lib/lit.js";
import { languageSwitch } from "../lib/languages.js";
import { say } from "../lib/words.js";
import { HERE, around, closeOutside, copy, icon, levelName, qr, ready, ruleLink } from "./parts.js";
import { hasSheet } from "./sheet-tab.js";
import { seatControls } from "./seats.js";
import { foreign, mySeats, nameOf, shownName } from "./state.js";

const CHAIRS = { person: "user", bot: "bot", open: "hourglass" };

/** @param {State} t @param {SeatInfo} seat */
function whoIs(t, seat) {
  if (seat.kind === "bot") return say("seat-bot", { level: levelName(seat.level) });
  if (seat.kind === "open") return say("seat-waiting-friend");
  return say(mySeats(t).includes(seat.seat) ? "seat-you" : "seat-friend");
}

/** The page while some seats are still free. @param {State} t @param {Play} play */
export function lobby(t, play) {
  return html`<div class="lobby"><div class="card">
    <p class="eyebrow">${t.snap?.title}</p>
    <h1>${say("lobby-title")}</h1>
    <p>${say("lobby-text")}</p>
    <ol class="people">${t.seats.map((seat) => html`<li class=${seat.kind}>
      <span class="chair">${icon(CHAIRS[seat.kind])}</span>
      <span><b>${shownName(t, seat)}</b><small>${whoIs(t, seat)}</small></span>
      ${seatControls(t, play, seat)}</li>`)}</ol>
    ${t.snap?.hints ? html`<p class="fine">${say("table-hints")}</p>` : nothing}
    ${t.snap?.host ? nothing : html`<p class="fine">${say("lobby-host-invites")}</p>`}
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
    <form method="dialog" class="close"><button class="square plain" aria-label=${say("page-close")}>${icon("x")}</button></form>
    <h2 id="invite-title">${say("invite-title")}</h2>
    ${made ? html`<p>${say("invite-text", { number: made.seat + 1 })}</p>
      ${qr(made.qr)}
      <p class="link"><input readonly aria-label=${say("invite-link")} .value=${made.link}
        @focus=${(/** @type {Event} */ e) => /** @type {HTMLInputElement} */ (e.target).select()}>
        <button class="primary copy" @click=${copied}>${icon("copy")}<span>${say("invite-copy")}</span><span class="after">${say("invite-copied")}</span></button></p>
      <p class="fine">${say("invite-fine")}</p>` : nothing}
    </dialog>`;
}

/** @param {State} t @param {Play} play */
export function helpDialog(t, play) {
  const rule = t.board && t.view ? t.board.rule(t.view) : "", game = t.snap?.game ?? "";
  const ui = play.ui(), keys = [
    [say("help-keys-walk"), say("help-walk")],
    [say("help-keys-enter"), say("help-enter")],
    [say("help-keys-undo"), say("help-undo")],
    ...(t.board?.keys ?? []).map(([key, what]) => [key, ui.say(what), foreign(t)]),
    ...(t.snap?.hints ? [["H", say("help-hint")]] : []),
    ["L", say("help-say-last")],
    ["T", say("help-say-turn")],
    [say("help-keys-escape"), say("help-escape")],
    ...(hasSheet(t) ? [[say("help-keys-sheet"), say("help-sheet")]] : []),
  ];
  return html`<dialog id="help" aria-labelledby="help-title" @click=${closeOutside}>
    <form method="dialog" class="close"><button class="square plain" aria-label=${say("page-close")}>${icon("x")}</button></form>
    <h2 id="help-title">${say("help-title")}</h2>
    ${rule ? html`<p>${around(say("help-rule", { rule: HERE }), ruleLink(game, rule))}</p>` : nothing}
    <p><a href="/rules/${game}" target="_blank" rel="noopener">${say("help-all-rules")}</a></p>
    ${t.snap?.drafts ? html`<p>${say("help-drafts")}</p>` : nothing}
    <ul class="legend">
      <li><i class="sample lit"></i> ${say("help-lit")}</li>
      <li><i class="sample chosen"></i> ${say("help-chosen")}</li>
      <li><i class="sample last"></i> ${say("help-last")}</li>
      ${t.board?.legend?.(ui) ?? nothing}
    </ul>
    <dl class="keys">${keys.map(([key, what, tongue = nothing]) => html`<div><dt><kbd>${key}</kbd></dt><dd lang=${tongue}>${what}</dd></div>`)}</dl>
    ${languageSwitch()}
    </dialog>`;
}

/** Cover the screen until the next person sits in front of it. @param {State} t @param {Play} play */
export function curtain(t, play) {
  const next = curtainFor(t);
  if (next === null) return nothing;
  return html`<div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
    <div class="card"><p class="eyebrow">${say("curtain-eyebrow")}</p>
      <h1 id="curtain-title">${say("curtain-title", { name: nameOf(t, next) })}</h1>
      <button class="primary large" @click=${() => play.curtain(next)}>${say("curtain-open", { name: nameOf(t, next) })}</button>
    </div></div>`;
}

/** The seat for which the curtain has to be opened. @param {State} t @returns {number | null} */
export function curtainFor(t) {
  if (!t.snap?.private || mySeats(t).length < 2 || t.stage !== "playing") return null;
  const due = t.view?.to_act.filter((seat) => mySeats(t).includes(seat)) ?? [];
  return due.length && !due.includes(t.snap.seat ?? -1) ? due[0] : null;
}

/** The seat to show next: in a game without secrets the screen simply follows the turn. @param {State} t @returns {number | null} */
export function seatToFollow(t) {
  if (t.snap?.private || mySeats(t).length < 2 || t.stage !== "playing") return null;
  const due = t.view?.to_act.filter((seat) => mySeats(t).includes(seat)) ?? [];
  return due.length && !due.includes(t.snap?.seat ?? -1) ? due[0] : null;
}

/**
 * Accept an invitation: ask for a name, then take the seat.
 * @param {HTMLElement} root @param {string} table @param {string} token
 * @returns {Promise<void>} resolved when the person is seated, or only watches
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
        <p class="eyebrow">${say("join-eyebrow")}</p><h1>${say("join-title")}</h1>
        <label>${say("your-name")} <input name="name" maxlength="30" .value=${name} autocomplete="nickname" required></label>
        ${problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing}
        <div class="row"><button class="primary large">${say("join-sit")}</button>
          <button type="button" @click=${watch}>${say("join-watch")}</button></div>
        ${languageSwitch()}</form></main>`, root);
    ready(root);
    show("");
  });
}
