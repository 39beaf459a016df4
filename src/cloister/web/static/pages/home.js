/**
 * The home page: games to play at once, my tables, open tables, finished games.
 * @import { GameCard, Me, Summary } from "../lib/types.js"
 */

import { ask, games, me, nonce, rename, sentenceOf } from "../lib/api.js";
import { loadSprite } from "../board/board-api.js";
import { html, nothing, render } from "../lib/lit.js";
import { HERE, around, icon, ready } from "../table/parts.js";
import { list, locale, say } from "../lib/words.js";

const app = /** @type {HTMLElement} */ (document.getElementById("app"));
/** @type {{me: Me | null, games: GameCard[], covers: Set<string>, problem: string, naming: boolean}} */
const page = { me: null, games: [], covers: new Set(), problem: "", naming: false };

/** @param {GameCard} game */
async function playNow(game) {
  try {
    const { table } = await ask("/api/play-now", { game: game.key, nonce: nonce() });
    location.href = `/t/${table}`;
  } catch (error) {
    page.problem = sentenceOf(error);
    draw();
  }
}

/** @param {number[]} seats */
function players(seats) {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? say("home-players-exactly", { count: least }) : say("home-players", { least, most });
}

/** @param {[number, number]} minutes */
const length = ([least, most]) =>
  least === most ? say("home-minutes-exactly", { count: least }) : say("home-minutes", { least, most });

/** @param {GameCard} game @param {number} at */
function gameCard(game, at) {
  return html`<article class="game ${at % 2 ? "mirrored" : ""}" aria-labelledby="game-${game.key}">
    <div class="cover" aria-hidden="true">${page.covers.has(game.key)
      ? html`<svg viewBox="-180 -160 360 320"><use href="#${sprite(game.key)}cover" x="-180" y="-160"
          width="360" height="320"></use></svg>`
      : html`<svg viewBox="0 0 32 32"><use href="/static/icons/brand.svg#arch"></use></svg>`}</div>
    <div class="about">
      <p class="eyebrow">${game.makers}</p>
      <h2 id="game-${game.key}">${game.title}</h2>
      <p class="pitch" lang=${game.language}>${game.pitch}</p>
      <ul class="facts"><li>${icon("users")} ${players(game.seats)}</li>
        <li>${icon("hourglass")} ${length(game.minutes)}</li></ul>
      <div class="row">
        <button class="primary large" @click=${() => playNow(game)}>${icon("play")} ${say("home-play-now")}</button>
        <a class="button large" href="/new/${game.key}">${say("nav-new-table")}</a>
        <a class="quiet" href="/rules/${game.key}">${say("home-how-played")}</a>
      </div>
    </div></article>`;
}

/** The prefix of a game's pictures. @param {string} key */
const sprite = (key) =>
  document.querySelector(`svg[data-sprite="${key}"] symbol[id$=cover]`)?.id.replace(/cover$/, "") ?? "";

/** @param {number} at */
function ago(at) {
  const seconds = Math.max(0, Date.now() / 1000 - (at > 1e12 ? at / 1000 : at));
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  for (const [unit, length] of /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([
    ["day", 86400], ["hour", 3600], ["minute", 60],
  ])) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return say("home-just-now");
}

/** @param {Summary} table */
function outcomeOf(table) {
  const { outcome } = table;
  if (!outcome) return "";
  const names = list(outcome.winners.map((seat) => table.names[seat] || say("seat-number", { number: seat + 1 })));
  return say("home-won", { names, count: outcome.winners.length, points: Math.max(...outcome.scores) });
}

/** @param {Summary} table */
function tableRow(table) {
  const over = table.turn === "over";
  return html`<li class=${table.turn}><a href=${over ? `/replay/${table.table}` : `/t/${table.table}`}>
    <span class="turn">${say(`home-turn-${table.turn}`)}</span>
    <span class="title"><b>${table.title}</b>
      <small>${table.names.map((name) => name || say("home-free-seat")).join(", ")}</small></span>
    <span class="when">${over ? outcomeOf(table) : say("home-moves", { count: table.moves })}<small>${ago(table.at)}</small></span>
    ${icon(over ? "play" : "arrow-right")}<span class="sr">${say(over ? "home-go-to-replay" : "home-go-to-table")}</span></a></li>`;
}

/** @param {string} title @param {Summary[]} tables @param {string} id */
function shelf(title, tables, id) {
  if (!tables.length) return nothing;
  return html`<section class="shelf" aria-labelledby=${id}><h2 id=${id}>${title}</h2>
    <ul>${tables.map(tableRow)}</ul></section>`;
}

/** @param {SubmitEvent} event */
async function named(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const name = /** @type {HTMLInputElement} */ (form.elements.namedItem("name")).value.trim();
  try {
    const answer = await rename(name);
    if (page.me) page.me.name = answer.name;
    page.naming = false;
    page.problem = "";
  } catch (error) {
    page.problem = sentenceOf(error);
  }
  draw();
}

function guest() {
  const edit = () => {
    page.naming = true;
    draw();
    requestAnimationFrame(() => /** @type {HTMLInputElement | null} */ (app.querySelector("[name=name]"))?.select());
  };
  if (!page.me) return nothing;
  if (page.naming) {
    return html`<form class="guest" @submit=${named}><label>${say("your-name")}
      <input name="name" maxlength="30" required .value=${page.me.name} autocomplete="nickname"></label>
      <button class="primary">${say("home-keep-name")}</button></form>`;
  }
  const { name } = page.me;
  return html`<p class="guest"><span>${name ? around(say("home-seated-as", { name: HERE }), html`<b>${name}</b>`) : say("home-seated-as-guest")}</span>
    <button class="small" @click=${edit}>${icon("pencil")} ${say(name ? "home-change-name" : "home-give-name")}</button></p>`;
}

function draw() {
  ready(app);
  const mine = page.me?.tables ?? [], going = mine.filter(({ turn }) => turn !== "over");
  const finished = page.me?.finished ?? [];
  render(html`
    <section class="hero"><h1>${around(say("home-headline", { stress: HERE }), html`<em>${say("home-headline-stress")}</em>`)}</h1>
      <p class="lead">${say("home-lead")}</p>
      ${guest()}</section>
    ${page.problem ? html`<p class="problem" role="alert">${page.problem}</p>` : nothing}
    ${shelf(say("home-your-tables"), going, "mine")}
    <section class="games" aria-label=${say("home-games")}>${page.games.map(gameCard)}</section>
    ${shelf(say("home-tables-to-watch"), page.me?.open ?? [], "open")}
    ${shelf(say("home-finished-games"), finished, "finished")}`, app);
}

try {
  [page.me, page.games] = await Promise.all([me(), games()]);
} catch (error) {
  page.problem = sentenceOf(error);
}
await Promise.all(page.games.map(async ({ key }) => {
  if (await loadSprite(key)) page.covers.add(key);
}));
draw();
