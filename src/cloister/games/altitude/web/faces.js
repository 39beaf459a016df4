/**
 * Single cards as SVG, around their upper left corner.
 * @import { View } from "/static/lib/types.js"
 */

import { nothing, svg } from "/static/lib/lit.js";
import { AVALANCHE, beast, CABLE_CAR, EMPTY, isAnimal, SAINT_BERNARD } from "./pieces.js";
import { HIGH, WIDE } from "./layout.js";

/** Below this scale a card shows one large number instead of two small ones. */
export const COMPACT = 0.62;
/** Below this scale it shows only the number. */
const TINY = 0.3;
/** The rock of hand cards, which have no floor yet. */
const LOOSE = 3;
/** From this floor on, the rock is so light that shapes on it are dark. */
const PALE = 5;

/** @param {View} view @param {number} card @param {number} s the scale */
export function face(view, card, s, floor = LOOSE, torn = 0) {
  const compact = s < COMPACT;
  if (card === EMPTY) return nothing;
  if (card === AVALANCHE) return svg`<use href="#alt-avalanche"></use>`;
  const band = svg`<use href="#alt-band-${Math.min(10, floor)}-${torn % 3}"></use>`;
  if (card === SAINT_BERNARD) return svg`${band}<use href="#alt-dog"></use>`;
  if (card === CABLE_CAR) return svg`${band}<use href="#alt-cable"></use>${compact ? nothing : tags("0")}`;
  const animal = isAnimal(card), value = String(card >> 1);
  const ink = floor < PALE ? "pale" : "dark";
  if (!compact) {
    return svg`${band}${animal ? silhouette(view, card, ink, 22, 9, 0.62) : nothing}${tags(value)}`;
  }
  if (s < TINY && !animal) return svg`${band}${tag(value, 36, 17, 56, 33, 32)}`;
  return svg`${band}${animal ? silhouette(view, card, ink, 1, 15, 0.66) : nothing}
    ${tag(value, animal ? 48 : 36, 20, 40, 29, 25)}`;
}

/** @param {View} view @param {number} card @param {string} ink */
const silhouette = (
  view,
  card,
  ink,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ scale,
) => svg`<use class="beast ${ink}" href="#alt-${beast(view, card)}"
  transform="translate(${x} ${y}) scale(${scale})"></use>`;

/** The value in both lower corners, which are never covered. @param {string} text */
const tags = (text) => svg`${tag(text, 15, 30, 25, 19, 17)}${tag(text, 57, 30, 25, 19, 17)}`;

/** A number on paper, so that it is legible on every kind of rock. */
function tag(
  /** @type {string} */ text,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ wide,
  /** @type {number} */ high,
  /** @type {number} */ size,
) {
  return svg`<g class="tag"><rect x=${x - wide / 2} y=${y} width=${wide} height=${high} rx="4"></rect>
    <text x=${x} y=${y + high / 2 + size * 0.36} font-size=${size}>${text}</text></g>`;
}

/** A font size at which a text fits its room. @param {string} text @param {number} room @param {number} size */
export const fit = (text, room, size) => Math.min(size, room / (0.6 * text.length || 1)).toFixed(1);

/** A round mark in the upper part of a card. @param {string} kind */
export const badge = (kind, x = WIDE / 2, y = 14) =>
  svg`<g class="badge-mark ${kind}" transform="translate(${x} ${y})"><circle r="11"></circle>
    <use href="#alt-${kind}"></use></g>`;

/** A free place: its outline and what a card would do there. @param {string} kind */
export const outline = (kind, mark = "") =>
  svg`<use href="#alt-edge" class="outline ${kind}"></use>
    ${mark ? svg`<use href="#alt-${mark}" class="sign ${kind}"
      transform="translate(${WIDE / 2} ${HIGH / 2}) scale(1.3)"></use>` : nothing}`;

/** Room for a finger, however small the card is. @param {number} s */
export function reach(s, least = 27) {
  const wide = Math.max(WIDE, least / s), high = Math.max(HIGH, least / s);
  return svg`<rect class="reach" x=${(WIDE - wide) / 2} y=${(HIGH - high) / 2} width=${wide}
    height=${high}></rect>`;
}
