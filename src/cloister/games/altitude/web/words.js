/**
 * The massif in words: for buttons, for ears, for the end.
 * @import { ScorePart, Ui, Zone } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 * @import { Blocked, Spot } from "./pieces.js"
 */

import {
  ACTING, ANIMALS_FROM, blockedAt, cardAt, cardOf, cardWords, floorWords, handCard, inQuestion, isAnimal,
  KEEPING, OVER, pieceAt, SAINT_BERNARD, target,
} from "./pieces.js";
import { outlook } from "./preview.js";
import { givenBack, raised } from "./table.js";

/** @param {{floor: number, place: number}} spot */
export const spotWords = ({ floor, place }) => `floor ${floor}, place ${place}`;

/** Which support is too high, and the rule. @param {View} view @param {Ui} ui @param {Blocked} blocked */
function cause(view, ui, [owner, floor, , supports, rule, reason]) {
  const below = supports.map((at) => cardWords(view, cardAt(view, { owner, floor: floor - 1, place: at })));
  const card = cardWords(view, inQuestion(view));
  const held = `${below.join(" and ")} below ${below.length > 1 ? "are" : "is"} not lower than ${card}`;
  return `${reason === "refuse-too-low" && below.length ? held : ui.say(reason)} (${rule})`;
}

/** @param {View} view @param {Ui} ui @param {Blocked} blocked */
export const refusalWords = (view, ui, blocked) =>
  `${spotWords({ floor: blocked[1], place: blocked[2] })} refuses: ${cause(view, ui, blocked)}`;

/** @type {Record<string, string>} */
const PLAIN = { discard: "Discard", take: "Into the hand", stop: "Stop building" };

/** @param {string} move @param {View} view @param {Ui} ui */
export function label(move, view, ui) {
  const [verb, one, two] = move.split(" "), spot = target(move, view);
  if (PLAIN[move]) return PLAIN[move];
  if (verb === "card") return `Play ${cardWords(view, cardOf(one))}`;
  if (verb === "return") return `Give back ${cardWords(view, cardOf(one))} and ${cardWords(view, cardOf(two))}`;
  if (!spot) return move;
  const card = cardWords(view, inQuestion(view)), where = spotWords(spot);
  if (verb === "replace") return `Replace ${cardWords(view, cardAt(view, spot))} on ${where} by ${card}`;
  if (verb === "rescue" || inQuestion(view) === SAINT_BERNARD) return `Clear the avalanche on ${where}`;
  if (verb === "send") return `${capital(card)} onto ${ui.name(spot.owner)}, ${where}`;
  return `Build ${card} on ${where}`;
}

/** What the preview says. @param {View} view @param {Ui} ui */
export function hint(view, ui) {
  if (view.phase === KEEPING) return `${givenBack(view, ui).length} of 2 chosen to go back`;
  const refused = ui.acts && !ui.selected && (blockedAt(view, ui.hovered) ?? blockedAt(view, ui.local.refused ?? null));
  if (refused) return capital(cause(view, ui, refused));
  const up = raised(view, ui);
  if (up) {
    const played = cardWords(view, handCard(up, view));
    return `${capital(cardWords(view, view.drawn))} stays in the hand, ${played} is played`;
  }
  const found = outlook(view, ui);
  if (!found) return turnWords(view) || wayWords(view, ui);
  const { floors, animals, opens } = found;
  const high = floorWords(floors[1]);
  const words = [floors[0] === floors[1] ? `stays at ${high}` : `${floors[0]} → ${high}`];
  if (animals[0] !== animals[1]) words.push(`${animals[0]} → ${animals[1]} scoring animals`);
  if (opens.length) words.push(`opens ${opens.length} place${opens.length > 1 ? "s" : ""}`);
  return capital(words.join(" · "));
}

/** @param {View} view */
const turnWords = (view) => view.draws > 1 ? `Double turn: draw ${view.draw} of 2` : "";

/** @param {View} view @param {Ui} ui */
function wayWords(view, ui) {
  if (view.phase !== ACTING) return "";
  return ui.moves.includes("take") ? "Touch a ringed place, or a card of your hand" : "Touch a ringed place";
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {View} view @param {Ui} ui @returns {Zone[]} */
export function describe(view, ui) {
  const moves = (/** @type {string} */ piece) => ui.acts ? ui.byPiece.get(piece) ?? [] : [];
  const hand = /** @type {number[]} */ (view.hand).map((card, i) => ({
    piece: `h${i}`,
    text: cardWords(view, card),
    moves: moves(`h${i}`),
  }));
  const seats = view.mountains.map((/** @type {unknown} */ _, /** @type {number} */ seat) => seat);
  const own = seats.filter((/** @type {number} */ seat) => seat === ui.seat);
  const rest = seats.filter((/** @type {number} */ seat) => seat !== ui.seat);
  return [
    ...(view.drawn ? [{ title: "Drawn", items: [{ piece: "drawn", text: cardWords(view, view.drawn), moves: [] }] }] : []),
    ...(ui.seat === null ? [] : [{ title: "Your hand", items: hand.length ? hand : [{ text: "empty", moves: [] }] }]),
    ...[...own, ...rest].map((seat) => mountainZone(view, ui, seat)),
    { title: "Pile and discards", items: tableItems(view, moves) },
  ];
}

/** @param {View} view @param {(piece: string) => string[]} moves */
function tableItems(view, moves) {
  const cards = view.discards.map((/** @type {number} */ card) => cardWords(view, card));
  return [
    { text: `Pile: ${view.pile} cards`, moves: [] },
    ...(view.draws > 1 && view.phase !== OVER ? [{ text: turnWords(view), moves: [] }] : []),
    { piece: "discard", text: `Discards: ${cards.join(", ") || "none"}`, moves: moves("discard") },
  ];
}

/** One mountain: cards floor by floor from the base, then its free places. */
function mountainZone(/** @type {View} */ view, /** @type {Ui} */ ui, /** @type {number} */ seat) {
  const { left, rows, floors, animals } = view.mountains[seat];
  const moves = (/** @type {Spot} */ spot) => ui.acts ? ui.byPiece.get(pieceAt(spot)) ?? [] : [];
  const cards = /** @type {number[][]} */ (rows).flatMap((row, r) =>
    row.flatMap((card, i) => {
      const spot = { owner: seat, floor: r + 1, place: left + i };
      const text = `${spotWords(spot)}: ${cardWords(view, card)}`;
      return card ? [{ piece: pieceAt(spot), text, moves: moves(spot) }] : [];
    })
  );
  const free = ui.acts ? ui.moves.flatMap((move) => {
    const spot = target(move, view);
    return spot?.owner === seat && !cardAt(view, spot)
      ? [{ piece: pieceAt(spot), text: `${spotWords(spot)}: free`, moves: [move] }]
      : [];
  }) : [];
  const refusing = ui.acts ? /** @type {Blocked[]} */ (view.blocked).filter(([owner]) => owner === seat)
    .map((blocked) => ({ text: refusalWords(view, ui, blocked), moves: /** @type {string[]} */ ([]) })) : [];
  const whose = seat === ui.seat ? "Your mountain" : `${ui.name(seat)}'s mountain`;
  const extra = animals ? `, ${animals} scoring animals` : "";
  const title = `${whose}: ${floorWords(floors)}${extra}, ${view.held[seat]} cards in hand`;
  const items = [...cards, ...free, ...refusing];
  return { title, items: items.length ? items : [{ text: "not begun", moves: [] }] };
}

/** The score floor by floor (ALT-16). @param {View} view @param {Ui} ui @returns {ScorePart[]} */
export function explain(view, ui) {
  return (view.outcome?.scores ?? []).map((total, seat) => {
    const tally = view.tally[seat], { rows, left } = view.mountains[seat];
    const spots = /** @type {number[][]} */ (rows).map((row, r) =>
      row.flatMap((card, i) => card ? [{ spot: { owner: seat, floor: r + 1, place: left + i }, card }] : [])
    );
    const floors = spots.flatMap((row) => row.map(({ spot }, i) => mark(pieceAt(spot), i ? "" : "+1")));
    const animals = spots.flat().filter(({ spot, card }) => spot.floor >= ANIMALS_FROM && isAnimal(card))
      .map(({ spot }) => mark(pieceAt(spot), "+1"));
    const dogs = seat === ui.seat ? handMarks(view, SAINT_BERNARD) : [];
    const line = (/** @type {string} */ key, /** @type {[string, string][]} */ marks, rule = "ALT-16") => ({
      text: ui.say(`tally-${key}`),
      points: tally[key],
      marks: new Map(marks),
      rule,
    });
    return {
      seat,
      total,
      lines: [
        line("floors", floors, "ALT-R22"),
        line("animals", animals, "ALT-R28"),
        line("saint_bernards", dogs, "ALT-R30"),
        line("hand_bonus", []),
      ],
    };
  });
}

/** @param {string} piece @param {string} text @returns {[string, string]} */
const mark = (piece, text) => [piece, text];

/** @param {View} view @param {number} wanted @returns {[string, string][]} */
const handMarks = (view, wanted) =>
  view.hand.flatMap((/** @type {number} */ _, /** @type {number} */ i) =>
    handCard(`h${i}`, view) === wanted ? [mark(`h${i}`, "+1")] : []
  );
