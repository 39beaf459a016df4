/**
 * What a move would do, before it is made: a ghost, an arrow, the count before and after.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 * @import { Carpet } from "./carpet.js"
 */

import { nothing, svg } from "/static/lib/lit.js";
import { changes, COLOURS, HIDDEN, SERENDIP, swapped, turnedTo } from "./carpet.js";
import { ACROSS, at, CELL, centre, lean, NAMES, RADIUS } from "./cells.js";
import { picture } from "./draw.js";

/** The tile to be moved and the tile hovered or selected, if they can be exchanged now. */
export function considered(/** @type {View} */ view, /** @type {Ui} */ ui) {
  const from = view.picked ?? view.up, target = ui.selected ?? ui.hovered;
  if (!ui.acts || !from || !target || !ui.moves.includes(`with ${target}`)) return null;
  return { from, target };
}

/**
 * What the previewed exchange changes. A Serendip may still be turned: its best rotation is used.
 * @param {View} view @param {Ui} ui
 */
export function previewedChanges(view, ui) {
  const pair = considered(view, ui);
  if (!pair) return [];
  const after = swapped(view, pair.from, pair.target);
  const cell = CELL.get(pair.target) ?? 0;
  if (after.shown[cell] !== SERENDIP || ui.options.rotate_on_move === false) {
    return changes(view, after);
  }
  const ways = [0, 1, 2, 3, 4, 5].map((rotation) =>
    changes(view, turnedTo(after, cell, rotation))
  );
  return ways.reduce((best, way) => (gain(view, ui, way) > gain(view, ui, best) ? way : best));
}

/** What the viewer's seat gains from some changes. */
export function gain(
  /** @type {View} */ view,
  /** @type {Ui} */ ui,
  /** @type {{colour: number, before: number, after: number}[]} */ list,
) {
  return list.filter(({ colour }) => view.owner[colour] === ui.seat)
    .reduce((sum, change) => sum + change.after - change.before, 0);
}

/** The moved tile as a ghost in its new place, with an arrow between the two places. */
export function ghost(/** @type {View} */ view, /** @type {Ui} */ ui) {
  const pair = considered(view, ui);
  if (!pair) return nothing;
  const a = CELL.get(pair.from) ?? 0, b = CELL.get(pair.target) ?? 0;
  const [x1, y1] = centre(a, ui.portrait), [x2, y2] = centre(b, ui.portrait);
  const long = Math.hypot(x2 - x1, y2 - y1) || 1;
  const cut = Math.min(30, long / 3), dx = ((x2 - x1) / long) * cut, dy = ((y2 - y1) / long) * cut;
  const turn = lean(ui.portrait);
  return svg`<g class="ghost">
    <g class="pale" transform=${at(b, ui.portrait)}>
      ${picture(view, view.shown[a], view.turned[a], ui.portrait, false)}</g>
    <g transform="${at(b, ui.portrait)} rotate(${turn})"><use href="#ser-hex" class="dashed"></use></g>
    <path class="arrow" marker-end="url(#ser-arrow)"
      d="M${(x1 + dx).toFixed(1)} ${(y1 + dy).toFixed(1)}L${(x2 - dx).toFixed(1)} ${
    (y2 - dy).toFixed(1)
  }"></path>
  </g>`;
}

/** @param {number} x @param {number} y @param {Ui} ui @param {number} room */
export function inside(x, y, ui, room) {
  const wide = (ui.portrait ? 330 : 386) - room, high = (ui.portrait ? 386 : 332) - room;
  return [Math.max(-wide, Math.min(wide, x)), Math.max(-high, Math.min(high, y))];
}

/** A pill with a colour's mark and a text. */
export function pill(
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ colour,
  /** @type {string} */ text,
  kind = "",
) {
  const wide = 34 + 8.6 * text.length;
  return svg`<g class="pill ${kind}" transform="translate(${(x - wide / 2).toFixed(1)} ${
    y.toFixed(1)
  })"><rect width=${wide.toFixed(1)} height="25" rx="12.5"></rect>
    <use href="#ser-mark-${COLOURS[colour]}" transform="translate(13 12.5)"></use>
    <text x="26" y="17.6">${text}</text></g>`;
}

/** What the preview changes, else the live count at each of the viewer's carpets. */
export function tags(
  /** @type {View} */ view,
  /** @type {Ui} */ ui,
  /** @type {Carpet[]} */ best,
) {
  const list = previewedChanges(view, ui);
  if (list.length) {
    const [x, y] = centre(CELL.get(ui.selected ?? ui.hovered ?? "") ?? 0, ui.portrait);
    const [left, top] = inside(x, y - 48 - 28 * (list.length - 1), ui, 70);
    return list.map(({ colour, before, after }, i) =>
      pill(left, top + 28 * i - 12, colour, `${before} → ${after}`, after > before ? "up" : "down")
    );
  }
  if (ui.marked || ui.local.rotation !== undefined) return nothing;
  return best.filter(({ colour, points }) => view.owner[colour] === ui.seat && points > 1)
    .map((carpet) => {
      const tops = [...carpet.flowers].sort((a, b) =>
        centre(a, ui.portrait)[1] - centre(b, ui.portrait)[1]
      );
      const [x, y] = centre(tops[0], ui.portrait);
      const [left, top] = inside(x, y - RADIUS - 2, ui, 20);
      return pill(left, top - 12, carpet.colour, String(carpet.points), "count");
    });
}

/** Under the magnifying glass: the tile that would come here. */
function moved(/** @type {View} */ view, /** @type {Ui} */ ui) {
  const pair = considered(view, ui), from = pair ? CELL.get(pair.from) ?? 0 : 0;
  if (!pair) return nothing;
  return svg`<g class="pale" transform="scale(1.7)">
    ${picture(view, view.shown[from], view.turned[from], ui.portrait, false)}</g>`;
}

/** On a touch screen: the tile under the finger and its neighbours, large, before Confirm. */
export function lens(/** @type {View} */ view, /** @type {Ui} */ ui) {
  const cell = ui.touch && ui.selected ? CELL.get(ui.selected) : undefined;
  if (cell === undefined) return nothing;
  const [x, y] = centre(cell, ui.portrait);
  const [cx, cy] = inside(x, y + (y > -60 ? -190 : 190), ui, 112);
  const near = [cell, ...ACROSS[cell].filter((other) => other >= 0)];
  return svg`<g class="lens">
    <path class="thread" d="M${x.toFixed(1)} ${y.toFixed(1)}L${cx.toFixed(1)} ${cy.toFixed(1)}"></path>
    <g transform="translate(${cx.toFixed(1)} ${cy.toFixed(1)})">
      <circle r="108" class="glass"></circle>
      <g clip-path="url(#ser-lens)">
        ${near.map((other) => {
          const [ox, oy] = centre(other, ui.portrait);
          return svg`<g transform="translate(${((ox - x) * 1.7).toFixed(1)} ${
            ((oy - y) * 1.7).toFixed(1)
          }) scale(1.7)" class=${other === cell ? "" : "dim"}>
            ${picture(view, view.shown[other], view.turned[other], ui.portrait)}</g>`;
        })}
        ${moved(view, ui)}
      </g>
      <circle r="108" class="brim"></circle>
      <text class="name" y=${view.shown[cell] === HIDDEN && !considered(view, ui) ? 11 : 96}>${NAMES[cell]}</text>
    </g></g>`;
}

