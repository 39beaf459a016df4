/**
 * The mount in words: for buttons, for ears, for the end.
 * @import { Ui, Zone } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 */

import { considered, legOf, preview } from "./legs.js";
import { LAST, MONKS, NOBODY, PLACE, RAMP, standing, TOP, VILLAGE, ways, WORDS } from "./map.js";
import { slip, toggle } from "./peek.js";

const EBB = 1, FLOOD = 2, LOOKING = 1;

/** @param {number} value */
export const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

/** "8 Tour Basse", "the village". @param {View} view @param {number} place */
export function placeName(view, place) {
  if (place === VILLAGE) return "the village";
  return place === RAMP ? "the ramp" : `${place} ${view.chart.names[place]}`;
}

/** A name in one line or two. @param {string} name @returns {string[]} */
export function broken(name) {
  const words = name.split(" "), cut = words.length > 2 ? 2 : 1;
  return name.length < 14 ? [name] : [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
}

/** "in the village", "on 8 Tour Basse". @param {View} view @param {number} place */
const where = (view, place) => `${place === VILLAGE ? "in" : "on"} ${placeName(view, place)}`;

/** @param {string[]} words */
const listed = (words) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/**
 * Who has looked into a monk; everybody may know (MSM-A23).
 * @param {View} view @param {Ui} ui @param {number} monk @param {number} [room] in letters
 */
export function lookers(view, ui, monk, room = Infinity) {
  const seats = view.looked.filter((/** @type {[number, number]} */ [, into]) => into === monk)
    .map((/** @type {[number, number]} */ [seat]) => (seat === ui.seat ? "you" : ui.name(seat)));
  if (!seats.length) return "";
  const all = listed([...new Set(seats)]), names = all.length > room ? `${seats.length} players` : all;
  return `seen by ${names}`;
}

/** @param {View} view @param {Ui} ui @param {number} monk */
export function monkWords(view, ui, monk) {
  const notes = [];
  if (monk === view.mover) notes.push("being moved");
  if (monk === view.pushed) notes.push("has to be pushed");
  return [`${MONKS[monk]} monk ${where(view, view.places[monk])}`, ...notes].join(", ");
}

/** @param {View} view @param {Ui} ui @param {number} monk */
export function rowWords(view, ui, monk) {
  const won = view.pages[monk].map(signed), who = view.inside[monk];
  return [
    `${MONKS[monk]} monk, ${signed(view.totals[monk])}`,
    won.length ? `pages ${won.join(" ")}` : "no page",
    lookers(view, ui, monk),
    who === undefined ? "" : `inside: ${slip(who, ui)}`,
  ].filter(Boolean).join(", ");
}

/** @param {View} view @param {Ui} ui @param {number} place */
export function placeWords(view, ui, place) {
  const here = MONKS.filter((_, monk) => view.places[monk] === place && monk !== view.pushed);
  const notes = [];
  if (place === view.location && place > 0) {
    notes.push(view.page < 0 ? "open location" : `open location, page ${signed(view.value)}`);
  }
  if (here.length) notes.push(`${listed(here)} here`);
  return [placeName(view, place), ...notes].join(", ");
}

/** @type {Record<string, string>} */
const LABELS = { decline: "Do not look", stop: "Stop here", stay: "Stay here" };

/** @param {string} move @param {View} view @param {Ui} ui */
export function label(move, view, ui) {
  const [verb, what] = move.split(" "), to = placeName(view, PLACE.get(what ?? "") ?? 0);
  if (LABELS[move]) return LABELS[move];
  if (verb === "look") return `Look into the ${what} monk`;
  if (verb === "move") return `Move the ${what} monk`;
  if (verb === "give") {
    return `Give the page to ${MONKS[standing(view, view.location)] ?? "it"} (${signed(view.value)})`;
  }
  if (verb === "up") return `Up the ramp to ${placeName(view, TOP)}`;
  if (verb === "step") return what === "ramp" ? "Step onto the ramp" : `Walk to ${to}`;
  if (verb === "on") return `Walk on to ${to}`;
  if (verb === "push") {
    return `Push ${MONKS[view.pushed]} ${what === "ramp" ? "onto the ramp" : `to ${to}`}`;
  }
  return verb === "ebb" ? `Ebb: cross the sand to ${to}` : `Flood: sail to ${to}`;
}

/** What is at stake. @param {View} view */
function stakes(view) {
  if (view.phase === LOOKING) return "An identity card lies open";
  if (view.page < 0) return "No page is open";
  const dots = view.dots === 1 ? "one dot" : "two dots";
  const bound = view.bound ? "; it has been open too long and has to be won now" : "";
  return `Page ${signed(view.value)} with ${dots} on ${placeName(view, view.location)}${bound}`;
}

/** @param {View} view @param {Ui} ui @param {number} seat */
export function tideWords(view, ui, seat) {
  const cards = [view.tides[seat] & EBB ? "ebb" : "", view.tides[seat] & FLOOD ? "flood" : ""];
  return cards.filter(Boolean).join(" and ") || "no tide card";
}

/** Where a seat has looked. @param {View} view @param {number} seat */
export const looksOf = (view, seat) =>
  view.looked.filter((/** @type {[number, number]} */ [looker]) => looker === seat)
    .map((/** @type {[number, number]} */ [, monk]) => monk);

/** @param {View} view @param {Ui} ui @param {number} seat */
function seatWords(view, ui, seat) {
  const looks = looksOf(view, seat).map((/** @type {number} */ monk) => MONKS[monk] ?? "nowhere");
  const looked = looks.length ? `looked into ${listed(looks)}` : "has not looked yet";
  return `${seat === ui.seat ? "You" : ui.name(seat)}: ${tideWords(view, ui, seat)}, ${looked}`;
}

/** @param {View} view @param {Ui} ui @returns {Zone[]} */
export function describe(view, ui) {
  const moves = (/** @type {string} */ piece) => (ui.acts ? ui.byPiece.get(piece) ?? [] : []);
  const left = view.layers.reduce((/** @type {number} */ sum, /** @type {number} */ n) => sum + n, 0);
  const table = [stakes(view), `${left} cards left in the deck`];
  if (ui.options.note_locations) table.push(`Locations so far: ${view.order.filter(Boolean).join(", ")}`);
  return [
    { title: "At stake", items: table.map((text) => ({ text, moves: [] })) },
    {
      title: "Monks",
      items: MONKS.map((colour, monk) => ({
        piece: colour,
        text: `${rowWords(view, ui, monk)}, ${where(view, view.places[monk])}`,
        moves: moves(colour),
        toggle: toggle(view, ui, monk),
      })),
    },
    {
      title: "Places",
      items: WORDS.map((word, place) => ({
        piece: word,
        text: `${placeWords(view, ui, place)}; ways to ${listed(waysWords(view, place))}`,
        moves: standing(view, place) === NOBODY ? moves(word) : [],
      })),
    },
    {
      title: "Players",
      items: view.tides.map((/** @type {number} */ _, /** @type {number} */ seat) => ({
        text: seatWords(view, ui, seat),
        moves: [],
      })),
    },
  ];
}

/** @param {View} view @param {number} place */
function waysWords(view, place) {
  const sea = view.chart.sea.filter((/** @type {number[]} */ line) => line.includes(place))
    .map((/** @type {[number, number]} */ [a, b]) => `by sea ${a === place ? b : a}`);
  return [...ways(view, place).map((to) => (to === VILLAGE || to === RAMP ? placeName(view, to) : String(to))), ...sea];
}

/** What the preview says. @param {View} view @param {Ui} ui */
export function hint(view, ui) {
  const move = considered(ui), seen = preview(view, ui);
  if (!move) return idle(view, ui);
  const leg = legOf(move, view), words = [label(move, view, ui)];
  for (const pushed of seen?.legs.slice(1) ?? []) {
    if (pushed.monk !== leg?.monk) words.push(`${MONKS[pushed.monk]} goes to ${placeName(view, pushed.to)}`);
  }
  if (seen?.fan.length) words.push(`then you push ${MONKS[seen.fan[0].monk]} on`);
  if (seen && seen.wins !== NOBODY) words.push(`${MONKS[seen.wins]} on the page ${signed(view.value)}`);
  return words.join(" · ");
}

/** @param {View} view @param {Ui} ui */
function idle(view, ui) {
  const words = [];
  if (ui.acts && view.mover !== NOBODY && view.dots_left > 0) {
    words.push(view.dots_left === 1 ? "One dot left" : "Two dots left");
  }
  const cards = ["ebb", "flood"].filter((card) => ui.moves.some((move) => move.startsWith(`${card} `)));
  if (ui.acts && cards.length) words.push(`${listed(cards)} may be played: blue rings`);
  const told = words.join(" · ");
  return told.charAt(0).toUpperCase() + told.slice(1);
}
