/**
 * Mountains: their cards, free places, refusing places, and a plate with the owner.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 * @import { Blocked, Spot } from "./pieces.js"
 * @import { Lying, Site } from "./layout.js"
 */

import { classMap, nothing, svg } from "/static/lib/lit.js";
import { ANIMALS_FROM, blockedAt, isAnimal, KEEPING, named, OVER, placed } from "./pieces.js";
import { badge, face, outline, reach } from "./faces.js";
import { cardsOf, HIGH, lie, refusersOf, slotsOf, WIDE } from "./layout.js";
import { ghost } from "./preview.js";
import { mark, pips, put } from "./table.js";
import { refusalWords } from "./words.js";

/** @param {View} view @param {Ui} ui @param {Site} site */
export function mountain(view, ui, site) {
  return svg`<g class=${classMap({ mountain: true, small: site.small, foreign: site.seat !== ui.seat })}>
    ${start(view, ui, site)}
    ${cardsOf(view, site).map((lying) => card(view, ui, site, lying))}
    ${refusersOf(view, ui, site).map((lying) => refuser(view, ui, lying))}
    ${slotsOf(view, ui, site).map((lying) => slot(view, ui, lying))}
    ${culprits(view, ui, site)}
    ${ghost(view, ui, site)}
    ${cardsOf(view, site).map((lying) => sum(ui, lying))}
    ${view.phase === OVER && !ui.marked ? floorPoints(view, site) : nothing}</g>`;
}

/** A mark on the ground below the first card, where places are counted from. */
function start(/** @type {View} */ view, /** @type {Ui} */ ui, /** @type {Site} */ site) {
  if (!view.mountains[site.seat].floors) return nothing;
  const { x, y, s } = lie(site, { owner: site.seat, floor: 1, place: 0 });
  return svg`<path class="start" transform="translate(${(x + (WIDE * s) / 2).toFixed(1)} ${(y + HIGH * s).toFixed(1)})"
    d=${site.small ? "M0 0l4 5h-8z" : "M0 1l6 7h-12z"}><title>${ui.say("board-start")}</title></path>`;
}

/** @param {Ui} ui @param {Lying} lying @param {Record<string, boolean>} more */
const classes = (ui, { piece }, more) =>
  classMap({
    thing: true,
    lit: ui.acts && ui.byPiece.has(piece),
    looked: piece === ui.hovered,
    chosen: piece === ui.selected,
    shaken: piece === ui.shaken,
    last: ui.trail.includes(piece),
    faded: ui.marked !== null && !ui.marked.has(piece),
    ...more,
  });

/** @param {View} view @param {Ui} ui @param {Site} site @param {Lying & {spot: Spot, card: number}} lying */
function card(view, ui, site, lying) {
  const { piece, s, spot, card } = lying, move = ui.acts ? ui.byPiece.get(piece)?.[0] : undefined;
  const scores = view.phase === OVER && isAnimal(card) && spot.floor >= ANIMALS_FROM;
  const replaces = move?.startsWith("replace");
  const key = replaces ? "board-card-replaceable" : move ? "board-card-clearable" : "board-card-at";
  const words = ui.say(key, { seat: spot.owner, ...named(view, card), ...placed(spot) });
  return svg`<g class=${classes(ui, lying, { card: true, scores })} data-piece=${piece} transform=${put(lying)}
    role=${move ? "button" : "img"} tabindex=${piece === ui.focus ? 0 : -1} aria-label=${words}>
    <g class="in">${move ? reach(s) : nothing}
      ${face(view, card, s, spot.floor, Math.abs(spot.place + spot.floor))}
      <use href="#alt-edge" class="edge"></use>
      ${move ? badge(replaces ? "swap" : "help", WIDE / 2, 13) : nothing}</g></g>`;
}

/** What a card scores, while a score is explained. @param {Ui} ui @param {Lying} lying */
function sum(ui, lying) {
  const text = ui.marked?.get(lying.piece);
  return text ? svg`<g transform=${put(lying)}>${mark(text, lying.s)}</g>` : nothing;
}

/** @param {View} view @param {Ui} ui @param {Lying & {spot: Spot, move: string}} lying */
function slot(view, ui, lying) {
  const { piece, s, spot, move } = lying, foreign = move.startsWith("send");
  const words = ui.say("board-free", { seat: spot.owner, ...placed(spot) });
  return svg`<g class=${classes(ui, lying, { slot: true })} data-piece=${piece} transform=${put(lying)}
    role="button" tabindex=${piece === ui.focus ? 0 : -1} aria-label=${words}>
    <g class="in">${reach(s)}${outline(foreign ? "theirs" : "own", foreign ? "fall" : "plus")}</g></g>`;
}

/** @param {View} view @param {Ui} ui @param {Lying & {spot: Spot, blocked: Blocked}} lying */
function refuser(view, ui, lying) {
  const { piece, s, blocked } = lying;
  return svg`<g class=${classes(ui, lying, { refuser: true })} data-piece=${piece} transform=${put(lying)}
    role="button" tabindex=${piece === ui.focus ? 0 : -1} aria-label=${refusalWords(view, ui, blocked)}>
    <g class="in">${reach(s)}${outline("no", "no")}</g></g>`;
}

/** The refusing place that is hovered or was just touched. @param {View} view @param {Ui} ui */
export function refusal(view, ui) {
  if (!ui.acts || ui.selected) return null;
  return blockedAt(view, ui.hovered) ?? blockedAt(view, ui.local.refused ?? null);
}

/** The supports that are too high for the card. @param {View} view @param {Ui} ui @param {Site} site */
function culprits(view, ui, site) {
  const blocked = refusal(view, ui);
  if (!blocked || blocked[0] !== site.seat) return nothing;
  const [owner, floor, , supports] = blocked;
  return supports.map((place) =>
    svg`<g class="culprit" transform=${put(lie(site, { owner, floor: floor - 1, place }))}>
      <use href="#alt-edge"></use></g>`
  );
}

/** At the end each floor lights up with its point. @param {View} view @param {Site} site */
function floorPoints(view, site) {
  const { rows, left } = view.mountains[site.seat];
  return /** @type {number[][]} */ (rows).map((row, r) => {
    const first = row.findIndex(Boolean);
    const { x, y, s } = lie(site, { owner: site.seat, floor: r + 1, place: left + first });
    const size = site.small ? 0.62 : 0.9;
    return svg`<g class="floor-point at-${r + 1}" transform="translate(${Math.max(14 * size, x - 15 * size).toFixed(1)}
      ${(y + 32 * s).toFixed(1)}) scale(${size})"><circle r="13"></circle><text y="5">+1</text></g>`;
  });
}

/** The owner of a mountain, its height, and what the owner is doing. */
export function plate(
  /** @type {View} */ view,
  /** @type {Ui} */ ui,
  /** @type {Site} */ site,
  /** @type {(seat: number) => void} */ look,
) {
  const { seat, box, small } = site, peak = view.mountains[seat], own = seat === ui.seat;
  const acts = view.to_act.includes(seat), won = !!view.outcome?.winners.includes(seat);
  const name = ui.say(view.phase === KEEPING ? "board-you" : "board-whose", { seat });
  const middle = box.x + box.w / 2, y = site.ground + (small ? 6 : 8);
  const state = stateWords(view, ui, seat);
  const words = `${short(name, Math.floor((box.w - 22) / 7.3) - state.length - 3)} · ${state}`;
  const wide = Math.min(box.w, 22 + 7.3 * words.length);
  const inside = svg`<rect class="reach" x=${-wide / 2} y="-2" width=${wide} height="28"></rect>
    <rect class="pane" x=${(-wide / 2).toFixed(1)} width=${wide.toFixed(1)} height="24" rx="12"></rect>
    <text y="16.8">${words}</text>
    ${acts && view.phase !== KEEPING && !own ? pips(view, ui, wide / 2 + 22, 12, 0.8) : nothing}`;
  const kind = classMap({ plate: true, acts, won });
  const where = `translate(${middle.toFixed(1)} ${y.toFixed(1)})`;
  if (!small) return svg`<g class=${kind} transform=${where} data-plate=${seat}>${inside}</g>`;
  return svg`<g class="${kind} looks" transform=${where} role="button" tabindex="0" data-plate=${seat}
    aria-label=${ui.say("board-enlarge", { seat, floors: peak.floors })} @click=${(/** @type {Event} */ event) => {
      event.stopPropagation();
      look(seat);
    }}>${inside}</g>`;
}

/** @param {string} name @param {number} room */
export const short = (name, room) => name.length > room ? `${name.slice(0, Math.max(3, room - 1))}…` : name;

/** @param {View} view @param {Ui} ui @param {number} seat */
function stateWords(view, ui, seat) {
  const { floors, animals } = view.mountains[seat], tally = view.tally[seat];
  if (tally) return ui.say("board-points", { points: tally.total });
  if (view.phase === KEEPING) return ui.say(view.to_act.includes(seat) ? "board-choosing" : "board-chosen");
  return ui.say("board-height", { floors, animals });
}

