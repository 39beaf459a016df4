/**
 * What a move would do, before it is made: for display only, the server has the rules.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 * @import { Spot } from "./pieces.js"
 * @import { Site } from "./layout.js"
 */

import { nothing, svg } from "/static/lib/lit.js";
import {
  ANIMALS_FROM, AVALANCHE, BASE, cardAt, EMPTY, inQuestion, isAnimal, SAINT_BERNARD, target,
} from "./pieces.js";
import { COMPACT, face, outline } from "./faces.js";
import { lie, WIDE } from "./layout.js";

/** The move of the piece selected or hovered, if it has exactly one, with a place. @param {View} view @param {Ui} ui */
export function considered(view, ui) {
  const piece = ui.selected ?? ui.hovered, moves = piece ? ui.byPiece.get(piece) ?? [] : [];
  const spot = ui.acts && moves.length === 1 ? target(moves[0], view) : null;
  return spot ? { move: moves[0], spot } : null;
}

/** @typedef {{floors: [number, number], animals: [number, number], opens: {spot: Spot, over: number}[]}} Changes */

/** What the previewed move changes in the mountain. @param {View} view @param {Ui} ui @returns {Changes | null} */
export function previewedChanges(view, ui) {
  const looked = considered(view, ui);
  if (!looked) return null;
  const { spot } = looked, peak = view.mountains[spot.owner];
  const lifts = inQuestion(view) === SAINT_BERNARD, old = cardAt(view, spot);
  const alone = peak.rows[spot.floor - 1]?.filter((/** @type {number} */ card) => card).length === 1;
  const floors = lifts && alone && spot.floor === peak.floors
    ? peak.floors - 1
    : Math.max(peak.floors, spot.floor);
  const scores = (/** @type {number} */ card) => card && isAnimal(card) && spot.floor >= ANIMALS_FROM ? 1 : 0;
  const animals = peak.animals - scores(old) + (lifts ? 0 : scores(inQuestion(view)));
  return {
    floors: [peak.floors, floors],
    animals: [peak.animals, animals],
    opens: lifts ? [] : opened(view, spot, inQuestion(view)),
  };
}

/** The places that a new card opens beside or above it, and what they require. */
function opened(/** @type {View} */ view, /** @type {Spot} */ spot, /** @type {number} */ card) {
  const { owner, floor, place } = spot;
  const at = (/** @type {number} */ p) => p === place ? card : cardAt(view, { owner, floor, place: p });
  const above = [place - 1, place].filter((p) =>
    at(p) !== EMPTY && at(p + 1) !== EMPTY && cardAt(view, { owner, floor: floor + 1, place: p }) === EMPTY
  ).map((p) => ({ spot: { owner, floor: floor + 1, place: p }, over: Math.max(at(p) >> 1, at(p + 1) >> 1) }));
  const { left, rows } = view.mountains[owner], base = rows[0] ?? [];
  const right = left + base.length - 1, isFirst = !base.length;
  const span = isFirst ? 1 : Math.max(right, place) - Math.min(left, place) + 1;
  if (floor > 1 || span >= BASE || cardAt(view, spot) !== EMPTY) return above;
  const beside = isFirst ? [place - 1, place + 1] : place < left ? [place - 1] : place > right ? [place + 1] : [];
  return [...above, ...beside.map((p) => ({ spot: { owner, floor: 1, place: p }, over: -1 }))];
}

/** The card as a ghost in its new place, and the places that it would open. */
export function ghost(/** @type {View} */ view, /** @type {Ui} */ ui, /** @type {Site} */ site) {
  const looked = considered(view, ui), found = previewedChanges(view, ui);
  if (!looked || !found || looked.spot.owner !== site.seat) return nothing;
  const { x, y, s } = lie(site, looked.spot), compact = s < COMPACT;
  const card = inQuestion(view), lifts = card === SAINT_BERNARD;
  return svg`<g class="ghost">
    ${found.opens.map(({ spot, over }) => {
      const to = lie(site, spot);
      return svg`<g transform="translate(${to.x.toFixed(1)} ${to.y.toFixed(1)}) scale(${s.toFixed(3)})">
        ${outline("opens")}<text class="asks" x=${WIDE / 2} y="33"
          font-size=${compact ? 24 : 17}>${asks(over)}</text></g>`;
    })}
    <g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${s.toFixed(3)})">
      <g class="pale">${lifts ? nothing : face(view, card, s, looked.spot.floor, looked.spot.place & 1)}</g>
      <use href="#alt-edge" class="dashed"></use></g>
    ${tally(ui, site, x + (WIDE * s) / 2, Math.min(y, ...found.opens.map(({ spot }) => lie(site, spot).y)), found)}</g>`;
}

/** What a place requires. @param {number} over */
function asks(over) {
  if (over < 0) return "+";
  return over >= AVALANCHE >> 1 ? "0" : `> ${over}`;
}

/** The floors before and after, above the ghost. */
function tally(
  /** @type {Ui} */ ui,
  /** @type {Site} */ site,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {Changes} */ { floors, animals },
) {
  const words = [
    floors[0] === floors[1]
      ? ui.say("board-floors", { floors: floors[1] })
      : ui.say("board-hint-floors", { was: floors[0], floors: floors[1] }),
    ...(animals[0] === animals[1] ? [] : [ui.say("board-preview-animals", { was: animals[0], animals: animals[1] })]),
  ].join(" · ");
  const wide = 18 + 7.4 * words.length, up = floors[1] > floors[0] || animals[1] > animals[0];
  const left = Math.max(site.box.x, Math.min(site.box.x + site.box.w - wide, x - wide / 2));
  return svg`<g class="pill ${up ? "up" : ""}" transform="translate(${left.toFixed(1)} ${Math.max(2, y - 28).toFixed(1)})">
    <rect width=${wide.toFixed(1)} height="24" rx="12"></rect>
    <text x=${(wide / 2).toFixed(1)} y="16.6">${words}</text></g>`;
}
