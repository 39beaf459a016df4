/**
 * A new table: who sits there, and with which options. The form is drawn from the game's options.
 * @import { GameCard, Option, Value } from "../lib/types.js"
 */

import { ask, games, me, nonce, sentenceOf } from "../lib/api.js";
import { html, live, nothing, render, repeat } from "../lib/lit.js";
import { icon, levelName, ready, ruleLink, valueOf } from "../table/parts.js";
import { Words, everybody, say } from "../lib/words.js";

/** @typedef {{kind: "me" | "friend" | "bot" | "here", level: string, name: string}} Chair */

const KINDS = /** @type {const} */ (["friend", "bot", "here"]);
const app = /** @type {HTMLElement} */ (document.getElementById("app"));
const key = decodeURIComponent(location.pathname.split("/")[2] ?? "");
/** @type {GameCard | undefined} */
let game;
let problem = "", busy = false, isPublic = false, flashes = false, seconds = 4, myName = "", assist = "pencil", hints = false;
/** @type {Record<string, Value>} */
const chosen = {};
/** @type {Chair[]} */
let chairs = [];

/** @param {string} level @returns {Chair} */
const bot = (level) => ({ kind: "bot", level, name: "" });

/** Fetch the game for the present number of seats: its options depend on it. */
async function fetchGame() {
  const all = await games(chairs.length || undefined);
  game = all.find((card) => card.key === key);
  for (const name of Object.keys(chosen)) {
    const option = game?.options.find((found) => found.name === name);
    if (!option || (option.values.length && !option.values.includes(chosen[name]))) delete chosen[name];
  }
}

/** @param {Chair[]} next */
async function seat(next) {
  chairs = next;
  draw();
  await fetchGame();
  draw();
}

/** @type {Record<Chair["kind"], string>} */
const ICONS = { me: "user", friend: "link", bot: "bot", here: "monitor" };

/** @param {Chair} chair @param {number} at */
function chairRow(chair, at) {
  if (!game) return nothing;
  const change = (/** @type {Partial<Chair>} */ part) => {
    chairs[at] = { ...chair, ...part };
    draw();
  };
  const removable = chair.kind !== "me" && chairs.length > Math.min(...game.seats);
  return html`<li class=${chair.kind}><span class="number">${at + 1}</span>
    <span class="chair">${icon(ICONS[chair.kind])}</span>
    ${chair.kind === "me" ? myself() : kindChooser(chair, at, change)}
    ${chair.kind === "bot" ? levelChooser(game, chair, at, change) : nothing}
    ${chair.kind === "here" ? html`
      <input class="level" maxlength="24" placeholder=${say("new-name")} aria-label=${say("new-name-of-seat", { number: at + 1 })}
        .value=${live(chair.name)} @input=${(/** @type {Event} */ e) => change({ name: valueOf(e) })}>` : nothing}
    ${removable ? html`
      <button type="button" class="square plain" aria-label=${say("new-remove-seat", { number: at + 1 })}
        @click=${() => seat(chairs.filter((_, i) => i !== at))}>${icon("trash-2")}</button>` : html`
      <span class="gap"></span>`}</li>`;
}

const myself = () =>
  html`<b class="myself">${myName || say("new-you")}${myName ? html`<small>${say("new-that-is-you")}</small>` : nothing}</b>`;

/** @param {Chair} chair @param {number} at @param {(part: Partial<Chair>) => void} change */
const kindChooser = (chair, at, change) => html`<label><span class="sr">${say("new-seat", { number: at + 1 })}</span>
  <select @change=${(/** @type {Event} */ e) => change({ kind: /** @type {Chair["kind"]} */ (valueOf(e)) })}>
    ${KINDS.map((kind) => html`
      <option value=${kind} ?selected=${chair.kind === kind}>${say(`new-kind-${kind}`)}</option>`)}</select></label>`;

/**
 * @param {GameCard} card @param {Chair} chair @param {number} at
 * @param {(part: Partial<Chair>) => void} change
 */
const levelChooser = (card, chair, at, change) => html`
  <label><span class="sr">${say("new-strength-of-seat", { number: at + 1 })}</span>
  <select class="level" @change=${(/** @type {Event} */ e) => change({ level: valueOf(e) })}>
    ${card.levels.map((level) => html`
      <option value=${level} ?selected=${chair.level === level}>${levelName(level)}</option>`)}</select></label>
  <p class="level-words">${everybody.has(`new-level-${chair.level}`) ? say(`new-level-${chair.level}`) : ""}</p>`;

/** @param {Option} option */
function field(option) {
  const now = chosen[option.name] ?? option.default, id = `option-${option.name}`, changed = now !== option.default;
  return html`<div class="field ${changed ? "changed" : ""}" lang=${game?.language || nothing}>
    <label for=${id}>${option.label} ${changedSign(changed)}</label>
    ${option.values.length ? choice(option, now, id) : amount(option, now, id)}
    <p id="${id}-help" class="help">${option.help} ${ruleLink(key, option.rule)}</p></div>`;
}

/** @param {boolean} changed */
const changedSign = (changed) => changed ? html`<small>${say("new-changed")}</small>` : nothing;

/** @param {Option} option @param {Value} value */
function choose(option, value) {
  chosen[option.name] = value;
  draw();
}

/** One of several values. @param {Option} option @param {Value} now @param {string} id */
function choice(option, now, id) {
  const change = (/** @type {Event} */ event) =>
    choose(option, option.values[/** @type {HTMLSelectElement} */ (event.target).selectedIndex]);
  return html`<select id=${id} aria-describedby="${id}-help" ?disabled=${option.values.length < 2}
    @change=${change}>${option.values.map((value, i) => html`
      <option ?selected=${value === now}>${option.labels[i]}</option>`)}</select>`;
}

/** A number between bounds. @param {Option} option @param {Value} now @param {string} id */
const amount = (option, now, id) => html`<input id=${id} type="number" aria-describedby="${id}-help"
  min=${option.least ?? nothing} max=${option.most ?? nothing} .value=${String(now)}
  @change=${(/** @type {Event} */ e) => choose(option, Number(valueOf(e)))}>`;

/** @param {SubmitEvent} event */
async function open(event) {
  event.preventDefault();
  busy = true;
  draw();
  const seats = chairs.map(({ kind, level, name }) => ({
    kind,
    ...(kind === "bot" ? { level } : {}),
    ...(kind === "here" && name.trim() ? { name: name.trim() } : {}),
  }));
  try {
    const made = await ask("/api/tables", {
      game: key, seats, options: chosen, nonce: nonce(), show_seconds: seconds, public: isPublic,
      ...(game?.sheet ? { assist } : {}),
      hints,
    });
    location.href = `/t/${made.table}`;
  } catch (error) {
    problem = sentenceOf(error);
    busy = false;
    draw();
  }
}

function draw() {
  ready(app);
  if (!game) {
    render(html`<h1>${say("new-no-game")}</h1><p>${problem || say("new-no-game-text")}</p>
      <p><a class="button" href="/">${say("nav-to-tables")}</a></p>`, app);
    return;
  }
  const most = Math.max(...game.seats), changed = Object.keys(chosen).length;
  render(html`<form class="new-table" @submit=${open}>
    <p class="eyebrow">${say("new-eyebrow")}</p><h1>${game.title}</h1>
    <fieldset><legend>${say("new-who-plays")}</legend>
      <ol class="chairs">${repeat(chairs, (_, at) => at, chairRow)}</ol>
      ${chairs.length < most ? html`
        <button type="button" class="add" @click=${() => seat([...chairs, bot("apprentice")])}>
          ${icon("plus")} ${say("new-another-seat")}</button>` : nothing}
    </fieldset>
    <details class="house"><summary><span>${say("new-house-rules")}</span>
      <small>${changed ? say("new-changed-count", { count: changed }) : say("new-as-in-the-box")}</small></summary>
      <div class="fields">${game.options.map(field)}${game.sheet ? assistance() : nothing}
        ${flashes ? lookingTime() : nothing}</div></details>
    <label class="tick"><input type="checkbox" ?checked=${isPublic} @change=${togglePublic}>
      <span>${say("new-public")}</span></label>
    <label class="tick"><input type="checkbox" ?checked=${hints} @change=${toggleHints}>
      <span>${say("new-hints")}
        <small>${say("new-hints-help")}</small></span></label>
    ${problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing}
    <div class="row"><button class="primary large" ?disabled=${busy}>${say("new-open")}</button>
      <a class="quiet" href="/rules/${key}">${say("new-rules")}</a></div></form>`, app);
}

/** @param {Event} event */
function togglePublic(event) {
  isPublic = /** @type {HTMLInputElement} */ (event.target).checked;
}

/** @param {Event} event */
function toggleHints(event) {
  hints = /** @type {HTMLInputElement} */ (event.target).checked;
}

const ASSISTS = ["paper", "pencil", "inspector"];

/** How much the deduction sheets help. */
function assistance() {
  const change = (/** @type {Event} */ event) => {
    assist = valueOf(event);
    draw();
  };
  const changed = assist !== "pencil";
  return html`<div class="field ${changed ? "changed" : ""}"><label for="assist">${say("new-sheets")} ${changedSign(changed)}</label>
    <select id="assist" aria-describedby="assist-help" @change=${change}>${ASSISTS.map((value) => html`
      <option value=${value} ?selected=${value === assist}>${say(`new-assist-${value}`)}</option>`)}</select>
    <p id="assist-help" class="help">${say(`new-assist-does-${assist}`)} ${say("new-sheets-help")}</p></div>`;
}

/** How long a tile is shown before it is covered again. */
function lookingTime() {
  const change = (/** @type {Event} */ event) => {
    seconds = Number(valueOf(event));
    draw();
  };
  return html`<div class="field"><label for="show">${say("new-looking")}</label>
    <span class="slider"><input id="show" type="range" min="1" max="10" .value=${String(seconds)}
      aria-describedby="show-help" @input=${change}><output for="show">${say("new-looking-seconds", { seconds })}</output></span>
    <p id="show-help" class="help">${say("new-looking-help")}</p></div>`;
}

try {
  await fetchGame();
  myName = (await me()).name;
  flashes = (await Words.of(key)).flashes;
  const level = game?.levels.includes("apprentice") ? "apprentice" : game?.levels[0] ?? "";
  const count = game?.seats.includes(3) ? 3 : game?.seats[0] ?? 2;
  await seat([{ kind: "me", level, name: "" }, { kind: "friend", level, name: "" },
    ...Array.from({ length: Math.max(0, count - 2) }, () => bot(level))]);
} catch (error) {
  problem = sentenceOf(error);
  draw();
}
