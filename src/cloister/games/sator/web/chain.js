/**
 * The turn as a chain of chips: what belongs to one card, one walk, one free action is one step.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 */

/** @typedef {"last" | "from" | "after" | "pending"} How  what taking back does: this step, all from it, what follows its card, what waits
 * @typedef {{from: number, moves: string[], back: number, how: How, tried: boolean}} Chip  `back`: how many moves one takes back from here; none
 *   if all have seen what was shown last */

/** What waits for Confirm. @type {Chip} */
export const PENDING = { from: 0, moves: [], back: 0, how: "pending", tried: true };

/** What is only tried can be taken back; of the rest no card, discard or draw, as all have seen it. @param {View} view @param {Ui} ui @returns {Chip[]} */
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
