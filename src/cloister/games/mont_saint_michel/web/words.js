/**
 * The mount in words: for buttons, screen readers and the final score. Sentences are in words/<language>/.
 * @import { Ui, Zone } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 */

import { gameList } from "/static/lib/words.js";
import { considered, legOf, preview } from "./legs.js";
import { MONKS, NOBODY, PLACE, standing, TOP, VILLAGE, ways, WORDS } from "./map.js";
import { slip, toggle } from "./peek.js";

const EBB = 1, FLOOD = 2, LOOKING = 1;

/** @param {number} value */
export const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

/** Joins the remarks that are not empty. @param {string[]} remarks */
const inARow = (remarks) => remarks.filter(Boolean).join(", ");

/** The printed name of a place. @param {View} view @param {number} place @returns {string} */
const nameAt = (view, place) => view.chart.names[place];

/** The name of a place on the map. @param {View} view @param {Ui} ui @param {number} place */
export const calledAt = (view, ui, place) => ui.say("place-called", { place: WORDS[place], called: nameAt(view, place) });

/** A name in one line or two. @param {string} name @returns {string[]} */
export function broken(name) {
  const words = name.split(" "), cut = words.length > 2 ? 2 : 1;
  return name.length < 14 ? [name] : [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
}

/** "black and red". @param {Ui} ui @param {number[]} monks */
const colours = (ui, monks) => gameList(monks.map((monk) => ui.say("monk-colour", { monk: MONKS[monk] })));

/**
 * The seats that have looked into a monk; this is public (MSM-A23).
 * @param {View} view @param {Ui} ui @param {number} monk @param {number} [room] in letters
 */
export function lookers(view, ui, monk, room = Infinity) {
  /** @type {number[]} */
  const looks = view.looked.filter((/** @type {[number, number]} */ [, into]) => into === monk)
    .map((/** @type {[number, number]} */ [seat]) => seat);
  const seats = [...new Set(looks)];
  if (!seats.length) return "";
  const names = gameList(seats.map((seat) => ui.say("player", { seat })));
  return names.length > room ? ui.say("board-seen-by-many", { count: seats.length }) : ui.say("board-seen-by", { names });
}

/** @param {View} view @param {Ui} ui @param {number} monk */
export function monkWords(view, ui, monk) {
  const place = view.places[monk];
  return inARow([
    ui.say("board-monk", { monk: MONKS[monk], place: WORDS[place], called: nameAt(view, place) }),
    monk === view.mover ? ui.say("board-moving") : "",
    monk === view.pushed ? ui.say("board-in-the-way") : "",
  ]);
}

/** What a monk has won, and which seats know who it is. @param {View} view @param {Ui} ui @param {number} monk */
function record(view, ui, monk) {
  const won = view.pages[monk].map(signed), who = view.inside[monk];
  return inARow([
    ui.say("board-total", { worth: signed(view.totals[monk]) }),
    ui.say("board-pages", { count: won.length, pages: won.join(" ") }),
    lookers(view, ui, monk),
    who === undefined ? "" : ui.say("board-inside", { slip: slip(who, ui) }),
  ]);
}

/** @param {View} view @param {Ui} ui @param {number} monk */
export const rowWords = (view, ui, monk) =>
  inARow([ui.say("board-monk-title", { monk: MONKS[monk] }), record(view, ui, monk)]);

/** @param {View} view @param {Ui} ui @param {number} place */
export function placeWords(view, ui, place) {
  const here = [...MONKS.keys()].filter((monk) => view.places[monk] === place && monk !== view.pushed);
  const isOpen = place === view.location && place > 0;
  return inARow([
    ui.say("board-place", { place: WORDS[place], called: nameAt(view, place) }),
    isOpen && view.page < 0 ? ui.say("board-open") : "",
    isOpen && view.page >= 0 ? ui.say("board-open-page", { worth: signed(view.value) }) : "",
    here.length ? ui.say("board-here", { count: here.length, monks: colours(ui, here) }) : "",
  ]);
}

/** The monk that a move is about. @param {string} verb @param {string} what @param {View} view */
function subject(verb, what, view) {
  if (verb === "give") return MONKS[standing(view, view.location)] ?? "";
  return verb === "push" ? MONKS[view.pushed] ?? "" : what;
}

/** @param {string} move @param {View} view @param {Ui} ui */
export function label(move, view, ui) {
  const [verb, what = ""] = move.split(" "), to = verb === "up" ? WORDS[TOP] : what;
  return ui.say(`label-${verb}`, {
    monk: subject(verb, what, view),
    to,
    called: nameAt(view, PLACE.get(to) ?? VILLAGE),
    worth: signed(view.value),
  });
}

/** What is at stake. @param {View} view @param {Ui} ui */
function stakes(view, ui) {
  if (view.phase === LOOKING) return [ui.say("board-stake-identity")];
  if (view.page < 0) return [ui.say("board-stake-none")];
  const page = ui.say("board-stake-page", {
    worth: signed(view.value),
    dots: view.dots,
    place: WORDS[view.location],
    called: nameAt(view, view.location),
  });
  return view.bound ? [page, ui.say("board-stake-bound")] : [page];
}

/** @param {View} view @param {Ui} ui */
export const cardsLeft = (view, ui) =>
  ui.say("cards-left", {
    count: view.layers.reduce((/** @type {number} */ sum, /** @type {number} */ n) => sum + n, 0),
  });

/** The order of the locations, if the table keeps it (MSM-A29). @param {View} view @param {Ui} ui */
export function locationsSoFar(view, ui) {
  const locations = view.order.filter(Boolean).join(" ");
  return ui.options.note_locations && locations ? ui.say("board-locations", { locations }) : "";
}

/** Where a seat has looked. @param {View} view @param {number} seat @returns {number[]} */
export const looksOf = (view, seat) =>
  view.looked.filter((/** @type {[number, number]} */ [looker]) => looker === seat)
    .map((/** @type {[number, number]} */ [, monk]) => monk);

/** A seat's tide cards and where it has looked. @param {View} view @param {Ui} ui @param {number} seat */
export function holdingWords(view, ui, seat) {
  const looks = looksOf(view, seat), into = looks.filter((monk) => monk < MONKS.length);
  const declined = looks.length - into.length;
  return inARow([
    ui.say("tide-cards", { cards: view.tides[seat] }),
    into.length ? ui.say("board-looked", { monks: colours(ui, into) }) : "",
    declined ? ui.say("board-declined", { count: declined }) : "",
    looks.length ? "" : ui.say("board-no-look"),
  ]);
}

/** @param {View} view @param {Ui} ui @returns {Zone[]} */
export function describe(view, ui) {
  const moves = (/** @type {string} */ piece) => (ui.acts ? ui.byPiece.get(piece) ?? [] : []);
  const table = [...stakes(view, ui), cardsLeft(view, ui), locationsSoFar(view, ui)].filter(Boolean);
  return [
    { title: ui.say("board-zone-stake"), items: table.map((text) => ({ text, moves: [] })) },
    {
      title: ui.say("board-zone-monks"),
      items: MONKS.map((colour, monk) => ({
        piece: colour,
        text: inARow([monkWords(view, ui, monk), record(view, ui, monk)]),
        moves: moves(colour),
        toggle: toggle(view, ui, monk),
      })),
    },
    {
      title: ui.say("board-zone-places"),
      items: WORDS.map((word, place) => ({
        piece: word,
        text: inARow([placeWords(view, ui, place), ...waysFrom(view, ui, place)]),
        moves: standing(view, place) === NOBODY ? moves(word) : [],
      })),
    },
    {
      title: ui.say("board-zone-players"),
      items: view.tides.map((/** @type {number} */ _, /** @type {number} */ seat) => ({
        text: ui.say("board-player-has", { seat, has: holdingWords(view, ui, seat) }),
        moves: [],
      })),
    },
  ];
}

/** @param {View} view @param {Ui} ui @param {number} place */
function waysFrom(view, ui, place) {
  const named = (/** @type {number[]} */ places) => gameList(places.map((to) => ui.say("board-way", { place: WORDS[to] })));
  const sea = view.chart.sea.filter((/** @type {number[]} */ line) => line.includes(place))
    .map((/** @type {[number, number]} */ [a, b]) => (a === place ? b : a));
  return [
    ui.say("board-paths", { places: named(ways(view, place)) }),
    sea.length ? ui.say("board-sea-lines", { places: named(sea) }) : "",
  ];
}

/** What the preview says. @param {View} view @param {Ui} ui */
export function hint(view, ui) {
  const move = considered(ui), seen = preview(view, ui);
  if (!move) return idle(view, ui);
  const leg = legOf(move, view), words = [label(move, view, ui)];
  for (const { monk, to } of seen?.legs.slice(1) ?? []) {
    if (monk === leg?.monk) continue;
    words.push(ui.say("hint-goes", { monk: MONKS[monk], to: WORDS[to], called: nameAt(view, to) }));
  }
  if (seen?.fan.length) words.push(ui.say("hint-push", { monk: MONKS[seen.fan[0].monk] }));
  if (seen && seen.wins !== NOBODY) {
    words.push(ui.say("hint-wins", { monk: MONKS[seen.wins], worth: signed(view.value) }));
  }
  return words.join(" · ");
}

/** @param {View} view @param {Ui} ui */
function idle(view, ui) {
  if (!ui.acts) return "";
  const words = [], may = (/** @type {string} */ card) => ui.moves.some((move) => move.startsWith(card));
  if (view.mover !== NOBODY && view.dots_left > 0) words.push(ui.say("hint-dots", { count: view.dots_left }));
  const cards = (may("ebb ") ? EBB : 0) + (may("flood ") ? FLOOD : 0);
  if (cards) words.push(ui.say("hint-tides", { cards }));
  return words.join(" · ");
}
