/**
 * A new table: who sits there, and what is agreed on. The form is drawn from the game's options.
 * @import { GameCard, Option, Value } from "../lib/types.js"
 */

import { ask, games, me, nonce, sentenceOf } from "../lib/api.js";
import { html, live, nothing, render, repeat } from "../lib/lit.js";
import { icon, ready, ruleLink, valueOf } from "../table/parts.js";
import { Words } from "../lib/words.js";

/** @typedef {{kind: "me" | "friend" | "bot" | "here", level: string, name: string}} Chair */

const KINDS = /** @type {const} */ ([
  ["friend", "A friend, by link or QR code"],
  ["bot", "A bot"],
  ["here", "Somebody else at this screen"],
]);
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

/** The options depend on how many play. */
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
      <input class="level" maxlength="24" placeholder="Name" aria-label="Name on seat ${at + 1}"
        .value=${live(chair.name)} @input=${(/** @type {Event} */ e) => change({ name: valueOf(e) })}>` : nothing}
    ${removable ? html`
      <button type="button" class="square plain" aria-label="Remove seat ${at + 1}"
        @click=${() => seat(chairs.filter((_, i) => i !== at))}>${icon("trash-2")}</button>` : html`
      <span class="gap"></span>`}</li>`;
}

const myself = () =>
  html`<b class="myself">${myName || "You"}${myName ? html`<small>you</small>` : nothing}</b>`;

/** @param {Chair} chair @param {number} at @param {(part: Partial<Chair>) => void} change */
const kindChooser = (chair, at, change) => html`<label><span class="sr">Seat ${at + 1}</span>
  <select @change=${(/** @type {Event} */ e) => change({ kind: /** @type {Chair["kind"]} */ (valueOf(e)) })}>
    ${KINDS.map(([kind, text]) => html`
      <option value=${kind} ?selected=${chair.kind === kind}>${text}</option>`)}</select></label>`;

/**
 * @param {GameCard} card @param {Chair} chair @param {number} at
 * @param {(part: Partial<Chair>) => void} change
 */
const levelChooser = (card, chair, at, change) => html`
  <label><span class="sr">Level of the bot on seat ${at + 1}</span>
  <select class="level" @change=${(/** @type {Event} */ e) => change({ level: valueOf(e) })}>
    ${card.levels.map((level) => html`
      <option value=${level} ?selected=${chair.level === level}>${level}</option>`)}</select></label>
  <p class="level-words">${LEVELS[chair.level] ?? ""}</p>`;

/** @type {Record<string, string>} */
const LEVELS = {
  uniform: "Makes any legal move, without a thought.",
  novice: "Goes by first sight, forgets soon, slips now and then.",
  apprentice: "Looks a step ahead and forgets nothing.",
  master: "Thinks for a second a move; the strongest of them.",
};

/** @param {Option} option */
function field(option) {
  const now = chosen[option.name] ?? option.default, id = `option-${option.name}`;
  return html`<div class="field ${now === option.default ? "" : "changed"}">
    <label for=${id}>${option.label}</label>
    ${option.values.length ? choice(option, now, id) : amount(option, now, id)}
    <p id="${id}-help" class="help">${option.help} ${ruleLink(key, option.rule)}</p></div>`;
}

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
    render(html`<h1>No such game</h1><p>${problem || "There is no game of that name here."}</p>
      <p><a class="button" href="/">To the tables</a></p>`, app);
    return;
  }
  const most = Math.max(...game.seats), changed = Object.keys(chosen).length;
  render(html`<form class="new-table" @submit=${open}>
    <p class="eyebrow">A new table</p><h1>${game.title}</h1>
    <fieldset><legend>Who plays?</legend>
      <ol class="chairs">${repeat(chairs, (_, at) => at, chairRow)}</ol>
      ${chairs.length < most ? html`
        <button type="button" class="add" @click=${() => seat([...chairs, bot("apprentice")])}>
          ${icon("plus")} Another seat</button>` : nothing}
    </fieldset>
    <details class="house"><summary><span>House rules</span>
      <small>${changed ? `${changed} changed` : "as in the box"}</small></summary>
      <div class="fields">${game.options.map(field)}${game.sheet ? assistance() : nothing}
        ${flashes ? lookingTime() : nothing}</div></details>
    <label class="tick"><input type="checkbox" ?checked=${isPublic} @change=${togglePublic}>
      <span>Show this table to others who want to watch</span></label>
    <label class="tick"><input type="checkbox" ?checked=${hints} @change=${toggleHints}>
      <span>Allow hints: whoever has to decide may ask what the master would do
        <small>The others see that somebody asked, not what was answered.</small></span></label>
    ${problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing}
    <div class="row"><button class="primary large" ?disabled=${busy}>Open the table</button>
      <a class="quiet" href="/rules/${key}">The rules</a></div></form>`, app);
}

/** @param {Event} event */
function togglePublic(event) {
  isPublic = /** @type {HTMLInputElement} */ (event.target).checked;
}

/** @param {Event} event */
function toggleHints(event) {
  hints = /** @type {HTMLInputElement} */ (event.target).checked;
}

const ASSISTS = [
  ["paper", "Paper: it only keeps what you write"],
  ["pencil", "Pencil: it adds what follows, and shows contradictions"],
  ["inspector", "Inspector: it also counts the worlds still possible"],
];

/** How much the deduction sheets help. */
function assistance() {
  const change = (/** @type {Event} */ event) => {
    assist = valueOf(event);
    draw();
  };
  return html`<div class="field ${assist === "pencil" ? "" : "changed"}"><label for="assist">Deduction sheets</label>
    <select id="assist" aria-describedby="assist-help" @change=${change}>${ASSISTS.map(([value, text]) => html`
      <option value=${value} ?selected=${value === assist}>${text}</option>`)}</select>
    <p id="assist-help" class="help">The same for everybody. Nobody sees the sheet of another before the end.</p></div>`;
}

/** How long a tile that is covered again stays open. */
function lookingTime() {
  const change = (/** @type {Event} */ event) => {
    seconds = Number(valueOf(event));
    draw();
  };
  return html`<div class="field"><label for="show">Time to look</label>
    <span class="slider"><input id="show" type="range" min="1" max="10" .value=${String(seconds)}
      aria-describedby="show-help" @input=${change}><output for="show">${seconds} s</output></span>
    <p id="show-help" class="help">How long something that is shown for a moment can be seen by
      everybody.</p></div>`;
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
