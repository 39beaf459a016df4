/**
 * The arrow keys: they move to the nearest piece in that direction.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 */

/** @type {Record<string, [number, number]>} */
const WAYS = {
  ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
  d: [1, 0], a: [-1, 0], w: [-0.5, -0.9], e: [0.5, -0.9], z: [-0.5, 0.9], x: [0.5, 0.9],
};

/** All pieces that the keys can move to, with their positions on the screen. @returns {{piece: string, x: number, y: number}[]} */
function things() {
  return [...document.querySelectorAll(".frame [data-piece][tabindex], .frame button[data-piece]")].map((element) => {
    const box = element.getBoundingClientRect();
    return { piece: element.getAttribute("data-piece") ?? "", x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

/** @param {string | null} from @param {string} key @param {View} view @param {Ui} ui */
export function walk(from, key, view, ui) {
  const all = things(), here = all.find(({ piece }) => piece === from);
  if (!here) return (all.find(({ piece }) => ui.byPiece.has(piece)) ?? all[0])?.piece ?? `b0`;
  const way = WAYS[key] ?? WAYS[key.toLowerCase()];
  if (!way) return null;
  let best = null, least = Infinity;
  for (const { piece, x, y } of all) {
    const dx = x - here.x, dy = y - here.y, along = dx * way[0] + dy * way[1], aside = Math.abs(dx * way[1] - dy * way[0]);
    if (piece !== from && along > 3 && along + 2.2 * aside < least) [best, least] = [piece, along + 2.2 * aside];
  }
  return best;
}
