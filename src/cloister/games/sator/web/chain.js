/**
 * The turn as a chain of chips. Each chip is one step: all moves of one card, one walk or one free action.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 */

/** @typedef {"last" | "from" | "after" | "pending"} How  which moves are taken back: this step, this and all later ones, those after its card, the pending one
 * @typedef {{from: number, moves: string[], back: number, how: How, tried: boolean}} Chip  `back`: how many moves are taken back from here; 0
 *   if everybody has already seen them */

/** The move that waits for Confirm. @type {Chip} */
export const PENDING = { from: 0, moves: [], back: 0, how: "pending", tried: true };

/** The steps of the turn. Moves that are only tried can be taken back; of the others, those after the last card, discard or draw. @param {View} view @param {Ui} ui @returns {Chip[]} */
export function chips(view, ui) {
  const all = steps(view), length = view.chain.length, made = length - ui.drafted;
  const seen = view.chain.slice(0, made).findLastIndex((/** @type {string} */ move) => /^(play|discard|from|take) /.test(move));
  return all.map(({ from, moves }, at) => {
    const back = from + moves.length > seen + 1 ? length - Math.max(from, seen + 1) : 0;
    const /** @type {How} */ how = from <= seen ? "after" : at < all.length - 1 ? "from" : "last";
    return { from, moves, back, how, tried: from >= made };
  });
}

/** @param {View} view */
function steps(view) {
  /** @type {{from: number, moves: string[]}[]} */
  const found = [];
  for (const [at, move] of view.chain.entries()) {
    const last = found.at(-1), begins = /^(play|free|walk|swap|pray) ?/.test(move);
    const goesOn = move.startsWith("walk") && last?.moves[0].startsWith("walk");
    if (begins && !goesOn && !(last?.moves[0] === "play animi" && move.startsWith("walk") && view.step < 3)) found.push({ from: at, moves: [move] });
    else if (move !== "end") last?.moves.push(move);
  }
  return found;
}
