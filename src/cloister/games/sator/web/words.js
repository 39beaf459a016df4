/**
 * The pit in words: for buttons, screen readers and the final score.
 * @import { ScorePart, Ui, Zone } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 */

import { gameList } from "/static/lib/words.js";
import { bridgeArgs, bridgeAt, bridgeOf, cardArgs, cardWord, DISCARD, EFFECTS, faceOf, FREE, isLaying, isPlacing, LEAD, MAIN, MIHI, nameOf, NIHIL, OVER, PICK, SHAPES, squareOf } from "./pieces.js";
import { chips } from "./chain.js";
import { bridgeWords } from "./draw.js";
import { placeWords } from "./ghosts.js";
import { canMove, chosenMeans, heldBridge, lookedGhost, means, turning } from "./plan.js";

/** Moves without a target. */
const PLAIN = ["end", "swap draw", "swap search", "free bridge", "from im", "from lf", "enough"];

/** The text of a chip. @param {string[]} moves @param {Ui} ui */
export function chipWords(moves, ui) {
  const [first, ...rest] = moves, [verb, one] = first.split(" ");
  if (verb === "walk") return ui.say("board-step-walk", { steps: moves.length, square: moves.at(-1)?.slice(5) ?? "" });
  if (verb === "swap") return ui.say(one === "draw" ? "board-step-swap" : "board-step-search");
  if (verb === "pray") return ui.say("board-step-pray", { seat: Number(one) });
  if (verb === "free" && one !== "bridge") return ui.say("board-step-free-square", { square: one });
  const bridges = gameList(rest.filter((move) => move.startsWith("bridge")).map((move) => ui.say("bridge-name", bridgeArgs(bridgeOf(move.slice(7))))));
  const did = rest.some((move) => /^turn \w+ /.test(move)) ? "turned" : rest.some((move) => move.startsWith("slide to")) ? "slid" : "chosen";
  if (verb === "free") return bridges ? ui.say("board-step-free-bridge", { bridges, did }) : ui.say("board-step-free");
  const card = cardArgs(faceOf(first.slice(5)));
  return bridges ? ui.say("board-step-card-bridge", { ...card, bridges, did }) : prayerChip(card, rest.at(-1) ?? "", ui);
}

/** The chip of a card that moves no bridge, with its last move. @param {{card: string}} card @param {string} last @param {Ui} ui */
function prayerChip(card, last, ui) {
  const [verb, one, two] = last.split(" ");
  if (verb === "lead") return ui.say("board-step-card-lead", { ...card, seat: Number(one), square: two });
  return ["walk", "jump", "gargoyle"].includes(verb) ? ui.say(`board-step-card-${verb}`, { ...card, square: one }) : ui.say("board-step-card", card);
}

/** @param {string} move @param {View} view @param {Ui} ui */
export function label(move, view, ui) {
  const [verb, one, two] = move.split(" "), rest = move.slice(verb.length + 1), effect = EFFECTS.indexOf(move);
  if (PLAIN.includes(move)) return ui.say(`move-${move.replace(" ", "-")}`);
  if (effect >= 0) return ui.say("move-effect", { effect: move.replaceAll(" ", "-"), price: view.prices[effect] });
  switch (verb) {
    case "effect": return prayerEffect(view, ui, Number(one));
    case "play": return ui.local.ghost ? ui.say("move-planned") : ui.say("move-play", cardArgs(faceOf(rest)));
    case "discard": return ui.say("move-discard", cardArgs(faceOf(rest)));
    case "take": return ui.say("move-take", cardArgs(faceOf(rest)));
    case "lay": return ui.say("move-lay", bridgeArgs(bridgeOf(rest)));
    case "bridge": return ui.say("move-bridge", bridgeArgs(bridgeOf(rest)));
    case "pick": return ui.say("move-pick", { shape: one });
    case "facing": return ui.say("move-facing", { facing: Number(one) });
    case "turn": return ui.say("move-turn", { square: one, angle: two });
    case "slide": return ui.say("move-slide", { square: two });
    case "lead": return ui.say("move-lead", { seat: Number(one), square: two });
    case "pray": return ui.say("move-pray", { seat: Number(one) });
  }
  return ui.say(`move-${verb}`, { square: one });
}

/** @param {View} view @param {Ui} ui @param {number} number  counted from 1 */
const prayerEffect = (view, ui, number) =>
  ui.say("move-prayer-effect", { card: cardWord(view.card), number, amount: view.amounts[number - 1], price: view.prices[number - 1] });

/** The text of the preview. @param {View} view @param {Ui} ui */
export function hint(view, ui) {
  if (!ui.acts) return "";
  const ghost = lookedGhost(view, ui), bridge = heldBridge(view, ui), by = chosenMeans(view, ui);
  if (ghost && view.phase === MAIN && by) {
    const cost = by.card === FREE ? ui.say("board-hint-free") : ui.say("board-hint-card", { ...cardArgs(by.card), price: ghost.price ?? 0, points: view.points });
    return `${label(ghost.move, view, ui)} · ${cost}`;
  }
  if (view.phase === MAIN && bridge >= 0) return heldWords(view, ui, bridge);
  if (view.phase === MAIN && ui.local.card !== undefined) {
    return ui.say(ui.local.card < NIHIL ? "board-hint-touch-bridge" : "card-whole", cardArgs(ui.local.card));
  }
  if (view.phase === MAIN && ui.local.walk) return ui.local.walk === "walk" ? ui.say("board-hint-steps", { steps: view.movement }) : ui.say("board-hint-free-step");
  if (bridge >= 0 && turning(view, ui)) return ui.say("board-hint-pivot");
  if (isPlacing(view)) return ui.say("board-hint-place");
  if (view.phase === DISCARD) return ui.say("board-hint-discard", { left: view.left });
  if ([LEAD, MIHI].includes(view.phase)) return ui.say("board-hint-left", { left: view.left });
  return "";
}

/** @param {View} view @param {Ui} ui @param {number} bridge */
function heldWords(view, ui, bridge) {
  if (means(view, ui).length) {
    const extra = view.surcharges[bridge];
    return [ui.say("bridge-title", bridgeArgs(bridge)), ...(extra ? [ui.say("board-hint-surcharge", { extra })] : []),
      ui.say(turning(view, ui) ? "board-hint-choose-turn" : "board-hint-choose-place")].join(" · ");
  }
  const frozen = view.gargoyles.some((/** @type {number} */ square) => view.bridges[bridge].includes(square));
  return ui.say(frozen ? "board-hint-gargoyle" : "board-hint-nothing-moves", bridgeArgs(bridge));
}

/** @param {View} view @param {Ui} ui @returns {Zone[]} */
export function describe(view, ui) {
  const told = new Set();
  const moves = (/** @type {string} */ piece) => {
    told.add(piece);
    return ui.acts ? ui.byPiece.get(piece) ?? [] : [];
  };
  const zones = [turnZone(view, ui), handZone(view, ui, moves), bridgeZone(view, ui, moves), peopleZone(view, ui, moves)];
  const rest = ui.acts ? [...ui.byPiece].filter(([piece]) => !told.has(piece)) : [];
  const other = { title: ui.say("board-zone-choices"), items: rest.map(([piece, its]) => ({ piece, text: choiceWords(piece, view, ui), moves: its })) };
  return [...zones, other].filter(({ items }) => items.length);
}

/** Text for a choice whose button does not say enough. @param {string} piece @param {View} view @param {Ui} ui */
function choiceWords(piece, view, ui) {
  if (piece[0] === "k") return ui.say("card-whole", cardArgs(Number(piece.slice(1))));
  return piece[0] === "o" ? placeWords(view, ui, squareOf(piece.slice(1))) : "";
}

/** @param {View} view @param {Ui} ui @returns {Zone} */
function turnZone(view, ui) {
  const title = ui.say("board-zone-turn");
  if (isLaying(view) || view.phase === OVER) return { title, items: [] };
  const lines = [ui.say("board-turn-points", { points: view.points }), ui.say("board-turn-steps", { steps: view.movement }), ui.say(view.free ? "board-turn-free" : "board-turn-free-used"),
    ui.say("board-pile-round", { round: view.round, rounds: view.rounds }), ...(view.chain.length ? [] : [ui.say("board-turn-empty")])];
  const told = chips(view, ui).map((chip) => {
    const step = chipWords(chip.moves, ui), back = { text: ui.say(`board-undo-${chip.how}`), flip: () => ui.onUndo(chip.back) };
    return { text: ui.say(chip.tried ? "board-turn-tried" : "board-turn-done", { step }), moves: [], toggle: chip.back && ui.undo ? back : undefined };
  });
  return { title, items: [...lines.map((text) => ({ text, moves: [] })), ...told] };
}

/** @param {View} view @param {Ui} ui @param {(piece: string) => string[]} moves @returns {Zone} */
function handZone(view, ui, moves) {
  if (view.phase === PICK) {
    const shapes = [...new Set(/** @type {number[]} */ (view.spare))].map((at) => SHAPES[at]);
    return { title: ui.say("board-stock-pick"), items: shapes.map((shape) => ({ piece: `u${shape}`, text: ui.say("shape-title", { shape }), moves: moves(`u${shape}`) })) };
  }
  if (isLaying(view)) {
    return { title: ui.say("board-stock-lay"), items: view.own_stock.map((/** @type {number} */ b) =>
      ({ piece: `u${b}`, text: ui.say("bridge-title", bridgeArgs(b)), moves: moves(`u${b}`) })) };
  }
  return { title: ui.say("board-hand"), items: view.hand.map((/** @type {number} */ face, /** @type {number} */ i) =>
    ({ piece: `h${i}`, text: ui.say("card-whole", cardArgs(face)), moves: moves(`h${i}`) })) };
}

/** @param {View} view @param {Ui} ui @param {(piece: string) => string[]} moves @returns {Zone} */
function bridgeZone(view, ui, moves) {
  return { title: ui.say("board-zone-bridges"), items: view.bridges.flatMap((/** @type {number[]} */ cells, /** @type {number} */ b) => {
    if (!cells.length) return [];
    const can = ui.acts && view.phase === MAIN && canMove(view, ui, b) ? [ui.say("board-bridge-can-move")] : [];
    return [{ piece: `b${b}`, text: [...bridgeWords(view, ui, b), ...can].join(", "), moves: moves(`b${b}`) }];
  }) };
}

/** @param {View} view @param {Ui} ui @param {(piece: string) => string[]} moves @returns {Zone} */
function peopleZone(view, ui, moves) {
  return { title: ui.say("board-zone-pieces"), items: view.acolytes.flatMap((/** @type {number} */ at, /** @type {number} */ seat) => {
    const stone = view.gargoyles[seat], books = booksOf(view, ui, seat), colour = view.names[view.colours[seat]];
    const where = at < 0 ? "ledge" : nameOf(at), square = nameOf(view.entries[seat]);
    const lines = [ui.say("board-piece-line", { seat, colour, where, square, taken: view.taken[seat] }), ...(books ? [ui.say("board-piece-books", { squares: books })] : [])];
    return [
      { text: lines.join(" "), moves: [] },
      ...(stone >= 0 ? [{ piece: `y${seat}`, text: ui.say("board-gargoyle-label", { seat, square: nameOf(stone) }), moves: moves(`y${seat}`) }] : []),
    ];
  }) };
}

/** Where the books of a seat lie. @param {View} view @param {Ui} ui @param {number} seat */
const booksOf = (view, ui, seat) => gameList(view.books.slice(4 * seat, 4 * seat + 4).filter((/** @type {number} */ at) => at >= 0).map((/** @type {number} */ at) =>
  bridgeAt(view, at) < 0 ? ui.say("board-book-floating", { square: nameOf(at) }) : nameOf(at)));

/** The score of each seat: books, and the prayers that settle a tie (SAT-38). @param {View} view @param {Ui} ui @returns {ScorePart[]} */
export function explain(view, ui) {
  return (view.outcome?.scores ?? []).map((total, seat) => {
    /** @type {[string, string][]} */
    const left = view.books.flatMap((/** @type {number} */ square, /** @type {number} */ book) => book >> 2 === seat && square >= 0 ? [[`q${book}`, ""]] : []);
    return { seat, total, lines: [
      { text: ui.say("board-score-taken"), points: total, marks: new Map(), rule: "SAT-1" },
      { text: ui.say("board-score-left", { count: left.length }), points: null, marks: new Map(left), rule: "SAT-1" },
      { text: ui.say("board-score-prayers", { count: view.rows[seat].length }), points: null, marks: new Map(), rule: "SAT-A35" },
    ] };
  });
}
