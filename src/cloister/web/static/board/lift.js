/**
 * Motion: pieces travel and turn over in the lift layer, above everything else. The picture underneath
 * is already the new one, so a motion can be cut short at any time.
 * @import { Motion } from "./board-api.js"
 */

import { prefer, preference } from "../lib/preferences.js";

const MOVE = 450, FLIP = 280;
/** Speed factors, by the name that is stored in this browser. @type {Record<string, number>} */
const SPEEDS = { normal: 1, fast: 2, none: Infinity, slow: 0.5 };
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {Set<Animation>} */
const running = new Set();
/** @type {Set<Element>} */
const clones = new Set();

/** The name of the chosen speed, which all motion here uses. */
export const speedName = () => (preference("speed") ?? "") in SPEEDS ? preference("speed") ?? "" : "normal";

/** Change to the next speed: normal, fast, none, slow, then normal again. */
export function changeSpeed() {
  const names = Object.keys(SPEEDS);
  prefer("speed", names[(names.indexOf(speedName()) + 1) % names.length]);
}

/** How long something takes at the chosen speed. @param {number} ms */
export const paced = (ms) => ms / SPEEDS[speedName()];

export const isStill = () => calm.matches || document.hidden || speedName() === "none";

/** End all motion now. */
export function finish() {
  for (const animation of running) animation.finish();
  for (const clone of clones) clone.remove();
  clones.clear();
}

/** @param {Element} root @param {string} piece */
const find = (root, piece) => root.querySelector(`[data-piece="${CSS.escape(piece)}"]`);

/** Copies of the pieces as they look before the change. @param {Element} root @param {Motion[]} motions */
export function capture(root, motions) {
  /** @type {Map<string, Element>} */
  const before = new Map();
  if (isStill()) return before;
  for (const { at } of motions.filter(({ kind }) => kind === "flip" || kind === "shift")) {
    const element = find(root, at);
    if (element) before.set(at, copy(element));
  }
  return before;
}

/** @param {Element} element */
function copy(element) {
  const clone = /** @type {Element} */ (element.cloneNode(true));
  clone.removeAttribute("data-piece");
  clone.removeAttribute("tabindex");
  clone.setAttribute("aria-hidden", "true");
  clone.classList.remove("lit", "looked", "shaken");
  clone.classList.add("lifted");
  return clone;
}

/**
 * Show the change. @param {Element} root @param {Motion[]} motions @param {Map<string, Element>} before
 * @param {number} speed
 */
export async function animate(root, motions, before, speed = 1) {
  const layer = root.querySelector("[data-lift]");
  if (!layer || isStill()) return;
  await Promise.all(motions.flatMap((motion) => {
    if (motion.kind === "flip") {
      return [flip(root, layer, motion.at, before.get(motion.at), FLIP / speed)];
    }
    if (motion.kind === "shift") {
      return [shift(root, layer, motion.at, before.get(motion.at), MOVE / speed)];
    }
    if (motion.kind === "move") return [travel(root, layer, motion.at, motion.to, MOVE / speed)];
    return [
      travel(root, layer, motion.at, motion.with, MOVE / speed),
      travel(root, layer, motion.with, motion.at, MOVE / speed),
    ];
  }));
}

/** @param {Element} element @param {Keyframe[]} frames @param {number} duration */
async function run(element, frames, duration) {
  const animation = element.animate(frames, { duration: paced(duration), easing: "cubic-bezier(.3,.9,.3,1)" });
  running.add(animation);
  await animation.finished.catch(() => null);
  running.delete(animation);
}

/**
 * @param {Element} root @param {Element} layer @param {string} at @param {Element | undefined} old
 * @param {number} duration
 */
async function flip(root, layer, at, old, duration) {
  const now = find(root, at);
  if (!now || !old) return;
  layer.append(old);
  clones.add(old);
  now.classList.add("away");
  const narrow = { transform: "scaleX(.02)" }, wide = { transform: "scaleX(1)" };
  await run(old.querySelector(".in") ?? old, [wide, narrow], duration / 2);
  old.remove();
  clones.delete(old);
  now.classList.remove("away");
  await run(now.querySelector(".in") ?? now, [narrow, wide], duration / 2);
}

/** An element's transform, such as "translate(1 2) rotate(90)", in the notation of CSS. @param {Element} element */
const place = (element) =>
  (element.getAttribute("transform") ?? "").replace(
    /translate\(([-\d.]+)[ ,]([-\d.]+)\)/,
    "translate($1px, $2px)",
  ).replace(/rotate\(([-\d.]+)\)/, "rotate($1deg)");

/** The transform `start`, turned by whole circles until it is nearest to `end`. @param {string} start @param {string} end */
function shortWay(start, end) {
  const angle = (/** @type {string} */ text) => Number(/rotate\(([-\d.]+)deg/.exec(text)?.[1] ?? 0);
  const more = 360 * Math.round((angle(end) - angle(start)) / 360);
  return start.replace(/rotate\([-\d.]+deg/, `rotate(${angle(start) + more}deg`);
}

/** Move a piece from where it was to where it is. */
async function shift(
  /** @type {Element} */ root,
  /** @type {Element} */ layer,
  /** @type {string} */ at,
  /** @type {Element | undefined} */ old,
  /** @type {number} */ duration,
) {
  const end = find(root, at);
  if (!end || !old || place(old) === place(end)) return;
  await fly(layer, end, shortWay(place(old), place(end)), duration);
}

/** Move what is now at `to` there from `from`. */
async function travel(
  /** @type {Element} */ root,
  /** @type {Element} */ layer,
  /** @type {string} */ from,
  /** @type {string} */ to,
  /** @type {number} */ duration,
) {
  const start = find(root, from), end = find(root, to);
  if (start && end) await fly(layer, end, place(start), duration);
}

/** Move a copy of the piece `end` from `start` to where the piece is. */
async function fly(
  /** @type {Element} */ layer,
  /** @type {Element} */ end,
  /** @type {string} */ start,
  /** @type {number} */ duration,
) {
  const clone = copy(end);
  layer.append(clone);
  clones.add(clone);
  end.classList.add("away");
  await run(clone, [{ transform: start }, { transform: place(end) }], duration);
  clone.remove();
  clones.delete(clone);
  end.classList.remove("away");
}
