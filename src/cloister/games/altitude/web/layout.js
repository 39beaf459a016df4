/**
 * The layout: one mountain large on the stage, the others small above it, the table below.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 * @import { Blocked, Spot } from "./pieces.js"
 */

import { BASE, cardAt, EMPTY, KEEPING, OVER, pieceAt, spotOf, target } from "./pieces.js";

/** The size of a card, and the height of a floor. As in shapes.py. */
export const WIDE = 72, HIGH = 52, PITCH = 37;

/**
 * @typedef {{x: number, y: number, w: number, h: number}} Box
 * @typedef {{seat: number, box: Box, s: number, middle: number, ground: number, small: boolean}} Site
 *   a mountain: `s` is its scale, `middle` the middle of its base in places, `ground` its base line
 * @typedef {{piece: string, x: number, y: number, s: number}} Lying  the upper left corner of a card
 * @typedef {{wide: number, high: number, stage: Site, strip: Site[], others: number[],
 *   hand: Lying[], drawn: Lying, take: Lying, pile: Lying, discard: Lying}} Layout
 */

const LANDSCAPE = { wide: 960, high: 664 }, PORTRAIT = { wide: 400, high: 630 };

/** The seat whose mountain is large. @param {View} view @param {Ui} ui */
export function onStage(view, ui) {
  const wanted = ui.kept.stage ?? ui.seat ?? 0;
  return wanted < view.mountains.length ? wanted : 0;
}

/** All seats but the one on the stage, clockwise from the viewer's own. @param {View} view @param {Ui} ui */
export function others(view, ui) {
  const count = view.mountains.length, stage = onStage(view, ui);
  const order = Array.from({ length: count }, (_, at) => ((ui.seat ?? 0) + at) % count);
  return order.filter((seat) => seat !== stage);
}

/** The one other mountain that a phone shows: the chosen one or the last changed. @param {View} view @param {Ui} ui */
export function profile(view, ui) {
  const list = others(view, ui);
  const marked = [...ui.marked?.keys() ?? []].map((piece) => spotOf(piece)?.owner);
  const last = ui.trail.map((piece) => spotOf(piece)?.owner);
  return list.find((seat) => marked.includes(seat)) ?? list.find((seat) => seat === ui.kept.profile) ??
    list.find((seat) => last.includes(seat)) ?? list[0];
}

/** The scale at which a mountain and its free places fit. @param {View} view @param {number} seat */
function site(view, seat, /** @type {Box} */ box, /** @type {number} */ most, small = false) {
  const { left, rows, floors } = view.mountains[seat], span = rows[0]?.length ?? 1;
  const beside = view.phase === OVER ? 1 : span < BASE ? 2 : 0;
  const columns = Math.max(span + beside, 6);
  const s = Math.min(most, box.w / (WIDE * columns), box.h / (PITCH * (floors + 1) + HIGH - PITCH));
  const middle = rows.length ? left + (span - 1) / 2 : 0;
  return { seat, box, s, middle, ground: box.y + box.h, small };
}

/** @param {Site} site @param {Spot} spot @returns {Lying} */
export function lie(site, spot) {
  const { s, box, middle, ground } = site, row = spot.floor - 1;
  return {
    piece: pieceAt(spot),
    x: box.x + box.w / 2 + (spot.place - middle - 0.5 + row / 2) * WIDE * s,
    y: ground - HIGH * s - PITCH * s * row,
    s,
  };
}

/** @param {View} view @param {Ui} ui @returns {Layout} */
export function layout(view, ui) {
  return ui.portrait ? upright(view, ui) : across(view, ui);
}

/** The box of a small mountain; more than three make two rows. @returns {Box} */
function shelf(/** @type {number} */ at, /** @type {number} */ count) {
  const { wide } = LANDSCAPE, room = 312;
  const row = count > 3 && at >= Math.ceil(count / 2) ? 1 : 0;
  const first = row ? Math.ceil(count / 2) : 0;
  const abreast = count > 3 && !row ? Math.ceil(count / 2) : count - first;
  const x = (wide - room * abreast) / 2 + room * (at - first) + 8;
  return { x, y: count > 3 ? 6 + 108 * row : 16, w: room - 16, h: count > 3 ? 76 : 150 };
}

/** @param {View} view @param {Ui} ui @returns {Layout} */
function across(view, ui) {
  const list = others(view, ui), { wide, high } = LANDSCAPE;
  const strip = list.map((seat, at) => site(view, seat, shelf(at, list.length), 0.5, true));
  const top = list.length > 3 ? 228 : list.length ? 212 : 56;
  const stage = site(view, onStage(view, ui), { x: 70, y: top, w: wide - 140, h: 502 - top }, 1.15);
  const keeping = view.phase === KEEPING && view.hand.length > 4;
  const count = Math.max(4, view.hand.length);
  const hand = view.hand.map((/** @type {number} */ _, /** @type {number} */ at) =>
    keeping
      ? { piece: `h${at}`, x: 50 + 145 * at, y: 320, s: 1.8 }
      : { piece: `h${at}`, x: 344 + 98 * at, y: 570, s: 1.25 }
  );
  return {
    ...LANDSCAPE,
    stage,
    strip,
    others: list,
    hand,
    drawn: { piece: "drawn", x: 186, y: 548, s: 1.75 },
    take: { piece: "hand", x: 344 + 98 * count, y: 570, s: 1.25 },
    pile: { piece: "pile", x: 28, y: high - 112, s: 1.7 },
    discard: { piece: "discard", x: wide - 110, y: 570, s: 1.25 },
  };
}

/** @param {View} view @param {Ui} ui @returns {Layout} */
function upright(view, ui) {
  const list = others(view, ui), { wide } = PORTRAIT;
  const tabs = list.length > 1 ? 48 : 8;
  const shown = list.length ? [profile(view, ui)] : [];
  const strip = shown.map((seat) =>
    site(view, seat, { x: 6, y: tabs, w: wide - 12, h: 158 - tabs }, 0.55, true)
  );
  const top = list.length ? 190 : 40;
  const stage = site(view, onStage(view, ui), { x: 4, y: top, w: wide - 8, h: 442 - top }, 1);
  const keeping = view.phase === KEEPING && view.hand.length > 4;
  const count = Math.max(4, view.hand.length);
  const hand = view.hand.map((/** @type {number} */ _, /** @type {number} */ at) =>
    keeping
      ? { piece: `h${at}`, x: 14 + 126 * (at % 3), y: 216 + 110 * Math.floor(at / 3), s: 1.65 }
      : { piece: `h${at}`, x: 6 + 78 * at, y: 568, s: 1.03 }
  );
  return {
    ...PORTRAIT,
    stage,
    strip,
    others: list,
    hand,
    drawn: { piece: "drawn", x: 146, y: 473, s: 1.5 },
    take: { piece: "hand", x: 6 + 78 * count, y: 568, s: 1.03 },
    pile: { piece: "pile", x: 8, y: 480, s: 1.1 },
    discard: { piece: "discard", x: 312, y: 486, s: 1.1 },
  };
}

/** The cards of a mountain, from the base up. @param {View} view @param {Site} site */
export function cardsOf(view, site) {
  const { left, rows } = view.mountains[site.seat];
  return /** @type {number[][]} */ (rows).flatMap((row, r) =>
    row.map((card, i) => {
      const spot = { owner: site.seat, floor: r + 1, place: left + i };
      return { ...lie(site, spot), spot, card };
    }).filter(({ card }) => card !== EMPTY)
  );
}

/** Free places where the card in question may lie. @param {View} view @param {Ui} ui @param {Site} site */
export function slotsOf(view, ui, site) {
  const spots = ui.acts ? ui.moves.map((move) => ({ move, spot: target(move, view) })) : [];
  return spots.flatMap(({ move, spot }) =>
    spot?.owner === site.seat && cardAt(view, spot) === EMPTY
      ? [{ ...lie(site, spot), spot, move }]
      : []
  );
}

/** Free places that refuse the card in question. @param {View} view @param {Ui} ui @param {Site} site */
export function refusersOf(view, ui, site) {
  if (!ui.acts) return [];
  return /** @type {Blocked[]} */ (view.blocked).filter(([owner]) => owner === site.seat)
    .map((blocked) => {
      const [owner, floor, place] = blocked, spot = { owner, floor, place };
      return { ...lie(site, spot), spot, blocked };
    });
}

/** Every piece that the keyboard can reach. @param {View} view @param {Ui} ui @returns {Lying[]} */
export function pieces(view, ui) {
  const { stage, strip, hand, drawn, take, discard } = layout(view, ui);
  const onMountains = [...strip, stage].flatMap((site) => [
    ...cardsOf(view, site),
    ...slotsOf(view, ui, site),
    ...refusersOf(view, ui, site),
  ]);
  const table = view.phase === KEEPING ? hand : [...(view.drawn ? [drawn] : []), ...hand, discard];
  return [...onMountains, ...table, ...(ui.byPiece.has("hand") ? [take] : [])];
}

/** @type {Record<string, [number, number]>} */
const WAYS = {
  ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
  d: [1, 0], a: [-1, 0], w: [-0.5, -0.9], e: [0.5, -0.9], z: [-0.5, 0.9], x: [0.5, 0.9],
};

/** The nearest piece in the direction of a key. @param {string} key @param {View} view @param {Ui} ui */
export function walk(/** @type {string | null} */ from, key, view, ui) {
  const all = pieces(view, ui), here = all.find(({ piece }) => piece === from);
  if (!here) return (all.find(({ piece }) => ui.byPiece.has(piece)) ?? all[0])?.piece ?? null;
  const way = WAYS[key] ?? WAYS[key.toLowerCase()];
  if (!way) return null;
  const [cx, cy] = centre(here);
  let best = null, least = Infinity;
  for (const other of all) {
    const [x, y] = centre(other), dx = x - cx, dy = y - cy;
    const along = dx * way[0] + dy * way[1], aside = Math.abs(dx * way[1] - dy * way[0]);
    const far = along + 2.2 * aside;
    if (other !== here && along > 4 && far < least) [best, least] = [other.piece, far];
  }
  return best;
}

/** @param {Lying} lying @returns {[number, number]} */
export const centre = ({ x, y, s }) => [x + (WIDE * s) / 2, y + (HIGH * s) / 2];
