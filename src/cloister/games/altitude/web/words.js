/**
 * The massif in words: for buttons, screen readers and the final score.
 * @import { ScorePart, Ui, Zone } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 * @import { Blocked, Spot } from "./pieces.js"
 */

import {
  ACTING, ANIMALS_FROM, blockedAt, cardAt, cardOf, handCard, inQuestion, isAnimal, KEEPING, named, OVER, pieceAt,
  placed, SAINT_BERNARD, target, things,
} from "./pieces.js";
import { previewedChanges } from "./preview.js";
import { givenBack, raised } from "./table.js";

/** Which support is too high, and the rule. @param {View} view @param {Ui} ui @param {Blocked} blocked */
function cause(view, ui, [owner, floor, , supports, rule, reason]) {
  if (reason !== "refuse-too-low" || !supports.length) return ui.say("board-reason", { why: ui.say(reason), rule });
  const below = supports.map((place) => cardAt(view, { owner, floor: floor - 1, place }));
  const card = named(view, inQuestion(view));
  return ui.say("board-too-low", { ...card, below: things(view, below), count: below.length, rule });
}

/** @param {View} view @param {Ui} ui @param {Blocked} blocked */
export function refusalWords(view, ui, blocked) {
  const [owner, floor, place] = blocked;
  return ui.say("board-refused", { seat: owner, ...placed({ owner, floor, place }), why: cause(view, ui, blocked) });
}

/** @param {string} move @param {View} view @param {Ui} ui */
export function label(move, view, ui) {
  const [verb, ...words] = move.split(" "), spot = target(move, view);
  if (!words.length) return ui.say(`board-move-${verb}`);
  if (verb === "card") return ui.say("board-move-card", named(view, cardOf(words[0])));
  if (verb === "return") return ui.say("board-move-return", { cards: things(view, words.map(cardOf)) });
  if (!spot) return move;
  const where = placed(spot), card = named(view, inQuestion(view));
  if (verb === "replace") {
    return ui.say("board-move-replace", { ...card, ...where, old: things(view, [cardAt(view, spot)]) });
  }
  if (verb === "rescue" || inQuestion(view) === SAINT_BERNARD) return ui.say("board-move-rescue", where);
  if (verb === "send") return ui.say("board-move-send", { ...card, ...where, seat: spot.owner });
  return ui.say("board-move-build", { ...card, ...where });
}

/** What the preview says. @param {View} view @param {Ui} ui */
export function hint(view, ui) {
  if (view.phase === KEEPING) return ui.say("board-hint-back", { count: givenBack(view, ui).length });
  const refused = ui.acts && !ui.selected && (blockedAt(view, ui.hovered) ?? blockedAt(view, ui.local.refused ?? null));
  if (refused) return cause(view, ui, refused);
  const up = raised(view, ui);
  if (up) {
    const drawn = things(view, [view.drawn]), played = things(view, [handCard(up, view)]);
    return ui.say("board-hint-raised", { drawn, played });
  }
  return changes(view, ui) || turnWords(view, ui) || wayWords(view, ui);
}

/** What the previewed move changes, remark by remark. @param {View} view @param {Ui} ui */
function changes(view, ui) {
  const found = previewedChanges(view, ui);
  if (!found) return "";
  const [was, floors] = found.floors, [had, animals] = found.animals, count = found.opens.length;
  return [
    was === floors ? ui.say("board-hint-stays", { floors }) : ui.say("board-hint-floors", { was, floors }),
    ...(had === animals ? [] : [ui.say("board-hint-animals", { was: had, animals })]),
    ...(count ? [ui.say("board-hint-opens", { count })] : []),
  ].join(" · ");
}

/** @param {View} view @param {Ui} ui */
const turnWords = (view, ui) => view.draws > 1 ? ui.say("board-draw", { draw: view.draw }) : "";

/** @param {View} view @param {Ui} ui */
function wayWords(view, ui) {
  if (view.phase !== ACTING) return "";
  return ui.say(ui.moves.includes("take") ? "board-hint-touch-or-hand" : "board-hint-touch");
}

/** @param {View} view @param {Ui} ui @returns {Zone[]} */
export function describe(view, ui) {
  const moves = (/** @type {string} */ piece) => ui.acts ? ui.byPiece.get(piece) ?? [] : [];
  const hand = /** @type {number[]} */ (view.hand).map((card, i) => ({
    piece: `h${i}`,
    text: ui.say("board-card", named(view, card)),
    moves: moves(`h${i}`),
  }));
  const seats = view.mountains.map((/** @type {unknown} */ _, /** @type {number} */ seat) => seat);
  const own = seats.filter((/** @type {number} */ seat) => seat === ui.seat);
  const rest = seats.filter((/** @type {number} */ seat) => seat !== ui.seat);
  return [
    ...(view.drawn ? [{
      title: ui.say("board-zone-drawn"),
      items: [{ piece: "drawn", text: ui.say("board-card", named(view, view.drawn)), moves: [] }],
    }] : []),
    ...(ui.seat === null ? [] : [{
      title: ui.say("board-zone-hand"),
      items: hand.length ? hand : [{ text: ui.say("board-text-empty"), moves: [] }],
    }]),
    ...[...own, ...rest].map((seat) => mountainZone(view, ui, seat)),
    { title: ui.say("board-zone-table"), items: tableItems(view, ui, moves) },
  ];
}

/** @param {View} view @param {Ui} ui @param {(piece: string) => string[]} moves */
function tableItems(view, ui, moves) {
  const cards = things(view, view.discards), count = view.discards.length;
  return [
    { text: ui.say("board-pile", { pile: view.pile }), moves: [] },
    ...(view.draws > 1 && view.phase !== OVER ? [{ text: turnWords(view, ui), moves: [] }] : []),
    { piece: "discard", text: ui.say("board-text-discards", { count, cards }), moves: moves("discard") },
  ];
}

/** One mountain: cards floor by floor from the base, then its free places. */
function mountainZone(/** @type {View} */ view, /** @type {Ui} */ ui, /** @type {number} */ seat) {
  const { left, rows, floors, animals } = view.mountains[seat];
  const moves = (/** @type {Spot} */ spot) => ui.acts ? ui.byPiece.get(pieceAt(spot)) ?? [] : [];
  const cards = /** @type {number[][]} */ (rows).flatMap((row, r) =>
    row.flatMap((card, i) => {
      const spot = { owner: seat, floor: r + 1, place: left + i };
      const text = ui.say("board-text-card", { ...placed(spot), ...named(view, card) });
      return card ? [{ piece: pieceAt(spot), text, moves: moves(spot) }] : [];
    })
  );
  const free = ui.acts ? ui.moves.flatMap((move) => {
    const spot = target(move, view);
    return spot?.owner === seat && !cardAt(view, spot)
      ? [{ piece: pieceAt(spot), text: ui.say("board-text-free", placed(spot)), moves: [move] }]
      : [];
  }) : [];
  const refusing = ui.acts ? /** @type {Blocked[]} */ (view.blocked).filter(([owner]) => owner === seat)
    .map((blocked) => ({ text: refusalWords(view, ui, blocked), moves: /** @type {string[]} */ ([]) })) : [];
  const title = ui.say("board-zone-mountain", { seat, floors, animals, cards: view.held[seat] });
  const items = [...cards, ...free, ...refusing];
  return { title, items: items.length ? items : [{ text: ui.say("board-text-not-begun"), moves: [] }] };
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
