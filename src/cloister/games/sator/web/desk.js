/**
 * What lies beside the pit: points, the turn as a chain of chips, the hand, bridges to be laid, a pile that is searched.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 * @import { Chip } from "./chain.js"
 * @import { Means } from "./plan.js"
 */

import { classMap, html, nothing, svg } from "/static/lib/lit.js";
import { chips, PENDING } from "./chain.js";
import { walkMode } from "./ghosts.js";
import { letGo } from "./input.js";
import { bridgeName, cardWord, DISCARD, FREE, isLaying, JOLLY, MAIN, MOVES, NIHIL, OVER, PICK, SEEK, SHAPES, TYPES, typeOf } from "./pieces.js";
import { chosenMeans, heldBridge, means } from "./plan.js";
import { cardTitle, cardWords, chipWords, label } from "./words.js";

const POINTS = 6;
/** How far a shape reaches from its first cell. @type {Record<string, string>} */
const BOXES = { L5: "-22 -22 124 124", L3: "-22 -22 84 84", T4: "-22 -32 124 104", I4: "-22 -72 164 144", I3: "-22 -52 124 104", I2: "-22 -32 84 64" };

/** @param {string} shape @param {string} type */
const picture = (shape, type) => html`<svg class="tile ${type}" viewBox=${BOXES[shape]} aria-hidden="true">${svg`<use class="body" href="#sat-${shape}"></use>`}</svg>`;

/** @param {number} face */
function art(face) {
  if (face < MOVES) return html`${picture(SHAPES[face], "plain")}<svg class="sign" viewBox="-16 -16 32 32" aria-hidden="true">${svg`<use href="#sat-turn"></use>`}</svg>`;
  if (face < JOLLY) return html`${picture("I2", TYPES[face - MOVES])}<svg class="sign" viewBox="-16 -16 32 32" aria-hidden="true">${svg`<use href="#sat-slide"></use>`}</svg>`;
  return html`<svg class="glyph" viewBox="-18 -18 36 36" aria-hidden="true">${svg`<use href="#sat-${face === JOLLY ? "jolly" : cardWord(face)}"></use>`}</svg>`;
}

/** A card that lies open, as a button. @param {Ui} ui @param {number} face @param {string} piece @param {Record<string, boolean>} more */
function card(ui, face, piece, more) {
  const kind = face < MOVES ? "rotas" : face < JOLLY ? "moves" : face === JOLLY ? "jolly" : "prayer";
  const classes = { "sat-card": true, [kind]: true, shaken: piece === ui.shaken, chosen: piece === ui.selected, ...more };
  return html`<button class=${classMap(classes)} data-piece=${piece} title=${cardWords(face)}
    @click=${() => ui.onPick(piece)}><b>${cardTitle(face)}</b><span class="art">${art(face)}</span>
    <small>${cardWords(face, true)}</small></button>`;
}

/** @param {View} view @param {Ui} ui */
function hand(view, ui) {
  if (ui.seat === null || isLaying(view)) return nothing;
  return html`<div class="hand" role="group" aria-label="Your hand">${view.hand.map((/** @type {number} */ face, /** @type {number} */ i) => {
    const move = `${view.phase === DISCARD ? "discard" : "play"} ${cardWord(face)}`, lit = ui.acts && ui.moves.includes(move);
    const piece = view.phase === DISCARD && lit ? `h${view.hand.indexOf(face)}` : `h${i}`;
    const picked = ui.pending === move || (view.phase === MAIN && ui.local.card === face);
    return card(ui, face, piece, { lit, idle: ui.acts && !lit, picked: picked && view.hand.indexOf(face) === i });
  })}</div>`;
}

/** Bridges that are still to be laid, or picked. @param {View} view @param {Ui} ui */
function stock(view, ui) {
  if (!isLaying(view)) return nothing;
  const own = view.phase === PICK
    ? view.spare.map((/** @type {number} */ shape) => ({ piece: `u${SHAPES[shape]}`, shape: SHAPES[shape], type: "plain", words: SHAPES[shape] }))
    : view.own_stock.map((/** @type {number} */ b) => ({ piece: `u${b}`, shape: SHAPES[b >> 2], type: typeOf(b), words: bridgeName(b), held: b === view.bridge }));
  return html`<div class="stock" role="group" aria-label=${view.phase === PICK ? "Bridges to pick from" : "Your bridges"}>${own.map((/** @type {any} */ { piece, shape, type, words, held }) => html`
    <button class=${classMap({ "sat-tile": true, lit: ui.acts && ui.byPiece.has(piece), held: !!held, shaken: piece === ui.shaken })} data-piece=${piece}
      title=${words} aria-label=${words} @click=${() => ui.onPick(piece)}>${picture(shape, type)}</button>`)}</div>`;
}

/** The pile that is being searched. @param {View} view @param {Ui} ui */
function search(view, ui) {
  if (view.phase !== SEEK || !ui.acts) return nothing;
  const faces = [...new Set(/** @type {number[]} */ (view.searched))];
  return html`<div class="hand search" role="group" aria-label="The pile that you search">${faces.map((face) => card(ui, face, `k${face}`, { lit: true }))}</div>`;
}

/** @param {string} name */
const glyph = (name) => html`<svg viewBox="-18 -18 36 36" aria-hidden="true">${svg`<use href="#sat-${name}"></use>`}</svg>`;

/** Action points, movement points, the free action: always in sight. The last two lead to what they pay for. @param {View} view @param {Ui} ui */
function points(view, ui) {
  if (isLaying(view) || view.phase === OVER) return nothing;
  const own = view.to_act[0] === ui.seat, whose = own ? "You have" : `${ui.name(view.to_act[0] ?? 0)} has`;
  const steps = view.frozen ? 0 : view.movement, words = `${whose} ${view.points} action points`;
  const walks = ui.acts && view.phase === MAIN && view.reach.length > 0;
  const free = ui.acts && view.phase === MAIN && ui.moves.some((move) => /^free [^b]/.test(move));
  return html`<div class="points" role="group" aria-label="Points">
    <span class="ap" role="img" aria-label=${words} title=${words}><b>${view.points}</b>${Array.from({ length: Math.max(POINTS, view.points) }, (_, i) => html`<i class=${i < view.points ? "full" : ""}></i>`)}</span>
    ${pay(ui, "walk", walks, walkMode(view, ui) === "walk", html`<b>${steps}</b>${glyph("animi")}${view.frozen ? "frozen" : steps === 1 ? "step" : "steps"}`)}
    ${pay(ui, "free", free, walkMode(view, ui) === "free", html`${glyph("jolly")}${view.free ? "free action" : "free: used"}`)}</div>`;
}

/** @param {Ui} ui @param {"walk" | "free"} how @param {boolean} can @param {boolean} on @param {unknown} inside */
function pay(ui, how, can, on, inside) {
  if (!can) return html`<span class=${how}>${inside}</span>`;
  const toggle = () => {
    letGo(ui);
    if (!on) ui.local.walk = how;
    else if (how === "walk") ui.local.walk = "";
    ui.redraw();
  };
  return html`<button class="pay ${how}" aria-pressed=${on} title=${how === "walk" ? "Walk" : "Step with the free action"} @click=${toggle}>${inside}</button>`;
}

/** With which card the bridge in the hands is moved, and how. @param {View} view @param {Ui} ui */
function meansPanel(view, ui) {
  if (view.phase !== MAIN || heldBridge(view, ui) < 0) return nothing;
  const now = chosenMeans(view, ui);
  const choose = (/** @type {Means} */ by) => () => {
    Object.assign(ui.local, { means: by, ghost: undefined });
    ui.kept.means = { mode: by.mode };
    ui.redraw();
  };
  return html`<div class="means" role="group" aria-label="How to move ${bridgeName(heldBridge(view, ui))}">${means(view, ui).map((by) => {
    const { title, sign, name } = meansWords(by);
    return html`<button class="way ${by.card === FREE ? "free" : ""}" aria-pressed=${by.card === now?.card && by.mode === now?.mode} aria-label=${name} title=${name} @click=${choose(by)}>
      ${title} <span aria-hidden="true">${sign}</span></button>`;
  })}</div>`;
}

/** @param {Means} by */
function meansWords({ card, mode }) {
  const title = card === FREE ? "Free" : cardTitle(card), how = { slide: "slide", turn: "turn", twice: "turn twice" }[mode];
  return { title, sign: { slide: "→", turn: "↻", twice: "↻↻" }[mode], name: `${title}: ${how}` };
}

/** @param {View} view @param {Ui} ui */
function chain(view, ui) {
  if (isLaying(view) || view.phase === OVER) return nothing;
  const all = chips(view, ui);
  return html`<ol class="chain" data-follow aria-label="This turn">${all.map((chip) => html`<li>${chip.back && (chip.tried || ui.undo)
      ? takeBack(chipWords(chip.moves, view, ui), chip, ui)
      : html`<span class="turn-chip fixed">${chipWords(chip.moves, view, ui)}</span>`}</li>`)}
    ${ui.pending ? html`<li>${takeBack(label(ui.pending, view, ui), PENDING, ui)}</li>` : nothing}
    ${all.length || ui.pending ? nothing : html`<li class="none">No step of this turn yet</li>`}</ol>`;
}

/** @param {string} words @param {Chip} chip @param {Ui} ui */
const takeBack = (words, chip, ui) => html`<button class=${classMap({ "turn-chip": true, tried: chip.tried, waiting: chip === PENDING })} ?disabled=${!ui.undo} aria-label="${chip.how}: ${words}"
  title="${chip.how}: ${words}" @click=${() => ui.onUndo(chip.back)}>${words} <span aria-hidden="true">×</span></button>`;

/** Piles. @param {View} view @param {Ui} ui */
function piles(view, ui) {
  if (isLaying(view)) return nothing;
  const top = view.discards.at(-1), own = ui.seat === null ? null : view.prayers[ui.seat];
  return html`<p class="piles"><span>Incertus Movet <b>${view.pile}</b></span><span>discards <b>${view.discards.length}</b>${top === undefined ? nothing : html` <em>${cardTitle(top)} ${cardWords(top, true)}</em>`}</span>
    ${own === null ? nothing : html`<span>your Liber Fidei <b>${own}</b></span>`}<span>round <b>${Math.min(view.round, view.rounds)}</b> of ${view.rounds}</span></p>`;
}

/** Once it is over, and in a replay that shows all: what the others hold. @param {View} view @param {Ui} ui */
function openHands(view, ui) {
  const others = view.hands.flatMap((/** @type {number[]} */ faces, /** @type {number} */ seat) => seat === ui.seat ? [] : [{ seat, faces }]);
  return others.map((/** @type {{seat: number, faces: number[]}} */ { seat, faces }) => html`<p class="open-hand"><b>${ui.name(seat)}</b>
    ${faces.map((face) => html`<span class=${face < NIHIL ? "" : "prayer"}>${cardTitle(face)}${face < JOLLY ? ` ${cardWords(face, true)}` : ""}</span>`)}</p>`);
}

/** @param {View} view @param {Ui} ui */
export const desk = (view, ui) => html`<section class="desk" aria-label="Beside the pit">
  ${points(view, ui)} ${chain(view, ui)} ${stock(view, ui)} ${meansPanel(view, ui)}
  ${view.phase === SEEK && ui.acts ? search(view, ui) : hand(view, ui)} ${openHands(view, ui)} ${piles(view, ui)}</section>`;
