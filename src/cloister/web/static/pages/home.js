/**
 * The home page: games to play at once, my tables, open tables, finished games.
 * @import { GameCard, Me, Summary } from "../lib/types.js"
 */

import { ask, games, me, nonce, rename, sentenceOf } from "../lib/api.js";
import { loadSprite } from "../board/board-api.js";
import { html, nothing, render } from "../lib/lit.js";
import { icon, ready } from "../table/parts.js";

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
const range = (seats) => {
  const [first, last] = [Math.min(...seats), Math.max(...seats)];
  return first === last ? `${first}` : `${first} to ${last}`;
};

/** @param {GameCard} game @param {number} at */
function gameCard(game, at) {
  const [least, most] = game.minutes;
  return html`<article class="game ${at % 2 ? "mirrored" : ""}" aria-labelledby="game-${game.key}">
    <div class="cover" aria-hidden="true">${page.covers.has(game.key)
      ? html`<svg viewBox="-180 -160 360 320"><use href="#${sprite(game.key)}cover" x="-180" y="-160"
          width="360" height="320"></use></svg>`
      : html`<svg viewBox="0 0 32 32"><use href="/static/icons/brand.svg#arch"></use></svg>`}</div>
    <div class="about">
      <p class="eyebrow">${game.makers}</p>
      <h2 id="game-${game.key}">${game.title}</h2>
      <p class="pitch">${game.pitch}</p>
      <ul class="facts"><li>${icon("users")} ${range(game.seats)} players</li>
        <li>${icon("hourglass")} ${least === most ? least : `${least} to ${most}`} minutes</li></ul>
      <div class="row">
        <button class="primary large" @click=${() => playNow(game)}>${icon("play")} Play now against bots</button>
        <a class="button large" href="/new/${game.key}">New table</a>
        <a class="quiet" href="/rules/${game.key}">How it is played</a>
      </div>
    </div></article>`;
}

/** The prefix of a game's pictures. @param {string} key */
const sprite = (key) =>
  document.querySelector(`svg[data-sprite="${key}"] symbol[id$=cover]`)?.id.replace(/cover$/, "") ?? "";

const TURNS = { yours: "Your turn", theirs: "Their turn", over: "Over", waiting: "Waiting" };

/** @param {number} at */
function ago(at) {
  const seconds = Math.max(0, Date.now() / 1000 - (at > 1e12 ? at / 1000 : at));
  const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  for (const [unit, length] of /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([
    ["day", 86400], ["hour", 3600], ["minute", 60],
  ])) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return "just now";
}

/** @param {Summary} table */
function outcomeOf(table) {
  const { outcome, names } = table;
  if (!outcome) return "";
  const winners = outcome.winners.map((seat) => names[seat] || `Seat ${seat + 1}`);
  return `${winners.join(" and ")} won, ${Math.max(...outcome.scores)} points`;
}

/** @param {Summary} table */
function tableRow(table) {
  const over = table.turn === "over";
  return html`<li class=${table.turn}><a href=${over ? `/replay/${table.table}` : `/t/${table.table}`}>
    <span class="turn">${TURNS[table.turn]}</span>
    <span class="title"><b>${table.title}</b>
      <small>${table.names.map((name) => name || "free seat").join(", ")}</small></span>
    <span class="when">${over ? outcomeOf(table) : `${table.moves} moves`}<small>${ago(table.at)}</small></span>
    ${icon(over ? "play" : "arrow-right")}<span class="sr">${over ? "Replay" : "Go to the table"}</span></a></li>`;
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
    return html`<form class="guest" @submit=${named}><label>Your name
      <input name="name" maxlength="30" required .value=${page.me.name} autocomplete="nickname"></label>
      <button class="primary">Keep</button></form>`;
  }
  const { name } = page.me;
  return html`<p class="guest">${name ? html`You sit here as <b>${name}</b>` : "You sit here as a guest"}
    <button class="small" @click=${edit}>${icon("pencil")} ${name ? "Change name" : "Give your name"}</button></p>`;
}

function draw() {
  ready(app);
  const mine = page.me?.tables ?? [], going = mine.filter(({ turn }) => turn !== "over");
  const finished = page.me?.finished ?? [];
  render(html`
    <section class="hero"><h1>Good games <em>come back.</em></h1>
      <p class="lead">Out of print, hard to find, well worth an evening. Play them here with friends by
        a link, or against bots that know no more than you do.</p>
      ${guest()}</section>
    ${page.problem ? html`<p class="problem" role="alert">${page.problem}</p>` : nothing}
    ${shelf("Your tables", going, "mine")}
    <section class="games" aria-label="Games">${page.games.map(gameCard)}</section>
    ${shelf("Tables to watch", page.me?.open ?? [], "open")}
    ${shelf("Finished games", finished, "finished")}`, app);
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
