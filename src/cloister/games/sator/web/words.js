/**
 * The pit in words: for buttons, for ears, for the end.
 * @import { ScorePart, Ui, Zone } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 */

import { bridgeAt, bridgeName, cardWord, DISCARD, EFFECTS, faceOf, FREE, isLaying, isPlacing, JOLLY, LEAD, MAIN, MIHI, MOVES, nameOf, NIHIL, OVER, SHAPES, TYPES } from "./pieces.js";
import { chips } from "./chain.js";
import { canMove, chosenMeans, heldBridge, lookedGhost, means, turning } from "./plan.js";
import { loadWords } from "./draw.js";

/** What the prayers do, in a few words; their effects are priced as the rules say. @type {Record<string, string>} */
const DOES = {
  nihil: "lead rivals", clara: "gargoyle", neque: "jump", mihi: "small motions", omnia: "slide far",
  quin: "lay anew", animi: "walk now", victoria: "remove",
};
/** What an effect of a prayer gives; `n` is how much. @type {Record<string, (n: number, at: number) => string>} */
const GIVES = {
  nihil: (n, at) => `${["One rival", "Two rivals", "All rivals"][at]}, ${n} squares`,
  neque: (n) => `Jump over ${n > 1 ? "up to " : ""}${n}`,
  omnia: (n) => `Slide by ${n}`,
  quin: (n) => n === 1 ? "One bridge" : `${n} bridges`,
  victoria: (n) => n === 1 ? "One bridge" : `${n} bridges`,
};
/** @type {Record<string, string>} */
const PLAIN = {
  end: "End the turn", "swap draw": "Swap (1)", "swap search": "Search (2)", "free bridge": "Free action with a bridge", "from im": "Incertus Movet",
  "from lf": "Liber Fidei", enough: "Enough",
};

/** @param {number} face */
export function cardTitle(face) {
  if (face < MOVES) return "ROTAS";
  if (face < JOLLY) return "MOVES";
  return cardWord(face).toUpperCase();
}

/** @param {number} face @param {boolean} [brief] without the title */
export function cardWords(face, brief = false) {
  const rest = face < MOVES ? SHAPES[face] : face < JOLLY ? TYPES[face - MOVES] : face === JOLLY ? "any bridge" : DOES[cardWord(face)];
  return brief ? rest : `${cardTitle(face)}, ${rest}`;
}

/** A chip of the turn. @param {string[]} moves @param {View} view @param {Ui} ui */
export function chipWords(moves, view, ui) {
  const [first, ...rest] = moves, [verb, one] = first.split(" ");
  if (verb === "walk") return `Walk ${moves.length} to ${moves.at(-1)?.slice(5)}`;
  if (verb === "swap") return one === "draw" ? "Swap" : "Search";
  if (verb === "pray") return `Prayer against ${Number(one) === ui.seat ? "your own" : `${ui.name(Number(one))}'s`} gargoyle`;
  const bridges = rest.filter((move) => move.startsWith("bridge")).map((move) => move.slice(7));
  const did = rest.some((move) => /^turn \w+ /.test(move)) ? " turned" : rest.some((move) => move.startsWith("slide to")) ? " slid" : "";
  const what = bridges.length ? `: ${bridges.join(", ")}${did}` : "";
  if (verb === "free") return one === "bridge" ? `Free${what || " action"}` : `Free step to ${one}`;
  const last = rest.at(-1) ?? "";
  return `${cardTitle(faceOf(first.slice(5)))}${what || (/^(walk|jump|gargoyle|lead)/.test(last) ? `: ${label(last, view, ui).toLowerCase()}` : "")}`;
}

/** @param {string} move @param {View} view @param {Ui} ui */
export function label(move, view, ui) {
  const [verb, one, two] = move.split(" "), rest = move.slice(verb.length + 1);
  if (verb === "effect") return prayerEffect(view, Number(one) - 1);
  if (EFFECTS.includes(move)) return `${capital(move)} · ${view.prices[EFFECTS.indexOf(move)]}`;
  if (PLAIN[move]) return PLAIN[move];
  switch (verb) {
    case "play": return ui.local.ghost ? "Do it" : `Play ${cardTitle(faceOf(rest))}${faceOf(rest) < JOLLY ? ` ${one === "rotas" || one === "moves" ? two : ""}` : ""}`;
    case "discard": return `Discard ${cardWords(faceOf(rest))}`;
    case "take": return `Take ${cardWords(faceOf(rest))}`;
    case "lay": return `Lay ${rest}`;
    case "pick": return `Pick ${rest}`;
    case "facing": return `Facing ${Number(one) * 90}°`;
    case "place": return "Lay it here";
    case "bridge": return `Choose ${rest}`;
    case "turn": return `Turn ${two === "half" ? "half round" : two} about ${one}`;
    case "slide": return `Slide to ${two}`;
    case "walk": return `Walk to ${one}`;
    case "free": return `Free step to ${one}`;
    case "jump": return `Jump to ${one}`;
    case "gargoyle": return `Gargoyle on ${one}`;
    case "lead": return `Lead ${ui.name(Number(one))} to ${two}`;
    case "pray": return `Pray against ${ui.name(Number(one))}'s gargoyle`;
  }
  return move;
}

/** @param {View} view @param {number} at */
const prayerEffect = (view, at) => `${GIVES[cardWord(view.card)](view.amounts[at], at)} · ${view.prices[at]}`;

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the preview says. @param {View} view @param {Ui} ui */
export function hint(view, ui) {
  if (!ui.acts) return "";
  const ghost = lookedGhost(view, ui), bridge = heldBridge(view, ui), by = chosenMeans(view, ui);
  if (ghost && view.phase === MAIN && by) {
    const cost = by.card === FREE ? "free action" : `${cardTitle(by.card)} · ${ghost.price} of ${view.points} points`;
    return `${label(ghost.move, view, ui)} · ${cost}`;
  }
  if (view.phase === MAIN && bridge >= 0) return heldWords(view, ui, bridge);
  if (view.phase === MAIN && ui.local.card !== undefined) {
    return ui.local.card < NIHIL ? `${cardWords(ui.local.card)}: touch a bridge` : `${cardWords(ui.local.card)}`;
  }
  if (view.phase === MAIN && ui.local.walk) return ui.local.walk === "walk" ? `Up to ${view.movement} step${view.movement === 1 ? "" : "s"}` : "One step with the free action";
  if (bridge >= 0 && turning(view, ui)) return "R or the dots: another pivot or angle";
  if (isPlacing(view)) return "Touch a dot · R turns the bridge";
  if (view.phase === DISCARD) return `${view.left} more to discard`;
  if ([LEAD, MIHI].includes(view.phase)) return `${view.left} left`;
  return "";
}

/** @param {View} view @param {Ui} ui @param {number} bridge */
function heldWords(view, ui, bridge) {
  if (means(view, ui).length) {
    const extra = view.surcharges[bridge];
    return `${bridgeName(bridge)}${extra ? ` · ${extra} more for the acolyte on it` : ""} · ${turning(view, ui) ? "choose pivot and angle" : "choose where it goes"}`;
  }
  const frozen = view.gargoyles.some((/** @type {number} */ square) => view.bridges[bridge].includes(square));
  if (frozen) return `A gargoyle freezes ${bridgeName(bridge)}`;
  return `Nothing in your hand moves ${bridgeName(bridge)} now`;
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
  const other = { title: "Choices", items: rest.map(([piece, its]) => ({ piece, text: label(its[0], view, ui), moves: its })) };
  return [...zones, other].filter(({ items }) => items.length);
}

/** @param {View} view @param {Ui} ui @returns {Zone} */
function turnZone(view, ui) {
  if (isLaying(view) || view.phase === OVER) return { title: "The turn", items: [] };
  const lines = [`${view.points} action points`, `${view.movement} movement points`, view.free ? "the free action is there" : "the free action is used",
    `round ${view.round} of ${view.rounds}`, ...(view.chain.length ? [] : ["this turn: nothing yet"])];
  const told = chips(view, ui).map((chip) => {
    const text = chipWords(chip.moves, view, ui), back = { text: chip.how, flip: () => ui.onUndo(chip.back) };
    return { text: `${chip.tried ? "tried" : "done"}: ${text}`, moves: [], toggle: chip.back && ui.undo ? back : undefined };
  });
  return { title: "The turn", items: [...lines.map((text) => ({ text, moves: [] })), ...told] };
}

/** @param {View} view @param {Ui} ui @param {(piece: string) => string[]} moves @returns {Zone} */
function handZone(view, ui, moves) {
  if (isLaying(view)) return { title: "Your bridges", items: view.own_stock.map((/** @type {number} */ b) => ({ piece: `u${b}`, text: bridgeName(b), moves: moves(`u${b}`) })) };
  return { title: "Your hand", items: view.hand.map((/** @type {number} */ face, /** @type {number} */ i) => ({ piece: `h${i}`, text: cardWords(face), moves: moves(`h${i}`) })) };
}

/** @param {View} view @param {Ui} ui @param {(piece: string) => string[]} moves @returns {Zone} */
function bridgeZone(view, ui, moves) {
  return { title: "Bridges", items: view.bridges.flatMap((/** @type {number[]} */ cells, /** @type {number} */ b) => {
    if (!cells.length) return [];
    const can = ui.acts && view.phase === MAIN && canMove(view, ui, b) ? ", you can move it" : "";
    return [{ piece: `b${b}`, text: [`${bridgeName(b)}: ${cells.map(nameOf).join(" ")}`, ...loadWords(view, ui, b)].join(", ") + can, moves: moves(`b${b}`) }];
  }) };
}

/** @param {View} view @param {Ui} ui @param {(piece: string) => string[]} moves @returns {Zone} */
function peopleZone(view, ui, moves) {
  const spot = (/** @type {number} */ square) => square < 0 ? "" : `${nameOf(square)}${bridgeAt(view, square) < 0 ? " (floating)" : ""}`;
  return { title: "Acolytes, books, gargoyles", items: view.acolytes.flatMap((/** @type {number} */ square, /** @type {number} */ seat) => {
    const books = view.books.slice(4 * seat, 4 * seat + 4).map(spot).filter(Boolean), stone = view.gargoyles[seat];
    return [
      { text: `${ui.name(seat)}, ${view.names[view.colours[seat]]}: acolyte ${square < 0 ? `on the ledge by ${nameOf(view.entries[seat])}` : `on ${nameOf(square)}`}, ${view.taken[seat]} of 4 books; the others on ${books.join(", ") || "no square"}`, moves: [] },
      ...(stone >= 0 ? [{ piece: `y${seat}`, text: `Gargoyle of ${ui.name(seat)} on ${nameOf(stone)}`, moves: moves(`y${seat}`) }] : []),
    ];
  }) };
}

/** Books, and what settles a tie (SAT-38). @param {View} view @param {Ui} ui @returns {ScorePart[]} */
export function explain(view, ui) {
  return (view.outcome?.scores ?? []).map((total, seat) => {
    /** @type {[string, string][]} */
    const left = view.books.flatMap((/** @type {number} */ square, /** @type {number} */ book) => book >> 2 === seat && square >= 0 ? [[`q${book}`, ""]] : []);
    return { seat, total, lines: [
      { text: "Books taken", points: total, marks: new Map(), rule: "SAT-1" },
      { text: `Books left in the pit: ${left.length}`, points: null, marks: new Map(left), rule: "SAT-1" },
      { text: `Prayers used or lost: ${view.rows[seat].length}`, points: null, marks: new Map(), rule: "SAT-A35" },
    ] };
  });
}
