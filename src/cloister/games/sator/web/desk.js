/**
 * The panel beside the pit: points, the turn as a chain of chips, the hand, bridges to be laid, a pile that is searched.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 * @import { Chip } from "./chain.js"
 * @import { Means } from "./plan.js"
 */

import { classMap, html, nothing, svg } from "/static/lib/lit.js";
import { chips, PENDING } from "./chain.js";
import { walkMode } from "./ghosts.js";
import { letGo } from "./input.js";
import { bridgeArgs, cardArgs, cardWord, DISCARD, FREE, isLaying, JOLLY, MAIN, MOVES, NIHIL, OVER, PICK, SEEK, SHAPES, TYPES, typeOf } from "./pieces.js";
import { chosenMeans, heldBridge, means } from "./plan.js";
import { chipWords, label } from "./words.js";

const POINTS = 6;
/** The view box of each shape, with the first cell around 0 0. @type {Record<string, string>} */
const BOXES = { L5: "-22 -22 124 124", L3: "-22 -22 84 84", T4: "-22 -32 124 104", I4: "-22 -72 164 144", I3: "-22 -52 124 104", I2: "-22 -32 84 64" };

/** @param {string} shape @param {string} type */
const picture = (shape, type) => html`<svg class="tile ${type}" viewBox=${BOXES[shape]} aria-hidden="true">${svg`<use class="body" href="#sat-${shape}"></use>`}</svg>`;

/** @param {number} face */
function art(face) {
  if (face < MOVES) return html`${picture(SHAPES[face], "plain")}<svg class="sign" viewBox="-16 -16 32 32" aria-hidden="true">${svg`<use href="#sat-turn"></use>`}</svg>`;
  if (face < JOLLY) return html`${picture("I2", TYPES[face - MOVES])}<svg class="sign" viewBox="-16 -16 32 32" aria-hidden="true">${svg`<use href="#sat-slide"></use>`}</svg>`;
  return html`<svg class="glyph" viewBox="-18 -18 36 36" aria-hidden="true">${svg`<use href="#sat-${face === JOLLY ? "jolly" : cardWord(face)}"></use>`}</svg>`;
}

/** A face-up card as a button. @param {Ui} ui @param {number} face @param {string} piece @param {Record<string, boolean>} more */
function card(ui, face, piece, more) {
  const kind = face < MOVES ? "rotas" : face < JOLLY ? "moves" : face === JOLLY ? "jolly" : "prayer";
  const classes = { "sat-card": true, [kind]: true, shaken: piece === ui.shaken, chosen: piece === ui.selected, ...more };
  return html`<button class=${classMap(classes)} data-piece=${piece} title=${ui.say("card-whole", cardArgs(face))}
    @click=${() => ui.onPick(piece)}><b>${ui.say("card-title", cardArgs(face))}</b><span class="art">${art(face)}</span>
    <small>${ui.say("card-does", cardArgs(face))}</small></button>`;
}

/** @param {View} view @param {Ui} ui */
function hand(view, ui) {
  if (ui.seat === null || isLaying(view)) return nothing;
  return html`<div class="hand" role="group" aria-label=${ui.say("board-hand")}>${view.hand.map((/** @type {number} */ face, /** @type {number} */ i) => {
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
    ? view.spare.map((/** @type {number} */ shape) => ({ piece: `u${SHAPES[shape]}`, shape: SHAPES[shape], type: "plain", words: ui.say("shape-title", { shape: SHAPES[shape] }) }))
    : view.own_stock.map((/** @type {number} */ b) => ({ piece: `u${b}`, shape: SHAPES[b >> 2], type: typeOf(b), words: ui.say("bridge-title", bridgeArgs(b)), held: b === view.bridge }));
  return html`<div class="stock" role="group" aria-label=${ui.say(view.phase === PICK ? "board-stock-pick" : "board-stock-lay")}>${own.map((/** @type {any} */ { piece, shape, type, words, held }) => html`
    <button class=${classMap({ "sat-tile": true, lit: ui.acts && ui.byPiece.has(piece), held: !!held, shaken: piece === ui.shaken })} data-piece=${piece}
      title=${words} aria-label=${words} @click=${() => ui.onPick(piece)}>${picture(shape, type)}</button>`)}</div>`;
}

/** The pile that is being searched. @param {View} view @param {Ui} ui */
function search(view, ui) {
  if (view.phase !== SEEK || !ui.acts) return nothing;
  const faces = [...new Set(/** @type {number[]} */ (view.searched))];
  return html`<div class="hand search" role="group" aria-label=${ui.say("board-search")}>${faces.map((face) => card(ui, face, `k${face}`, { lit: true }))}</div>`;
}

/** @param {string} name */
const glyph = (name) => html`<svg viewBox="-18 -18 36 36" aria-hidden="true">${svg`<use href="#sat-${name}"></use>`}</svg>`;

/** Action points, movement points and the free action, always visible. The last two are buttons for the steps they pay for. @param {View} view @param {Ui} ui */
function points(view, ui) {
  if (isLaying(view) || view.phase === OVER) return nothing;
  const words = ui.say("board-points-left", { seat: view.to_act[0] ?? 0, points: view.points });
  const steps = view.frozen ? ui.say("board-points-frozen") : ui.say("board-points-steps", { steps: view.movement });
  const walks = ui.acts && view.phase === MAIN && view.reach.length > 0;
  const free = ui.acts && view.phase === MAIN && ui.moves.some((move) => /^free [^b]/.test(move));
  return html`<div class="points" role="group" aria-label=${ui.say("board-points")}>
    <span class="ap" role="img" aria-label=${words} title=${words}><b>${view.points}</b>${Array.from({ length: Math.max(POINTS, view.points) }, (_, i) => html`<i class=${i < view.points ? "full" : ""}></i>`)}</span>
    ${pay(ui, "walk", walks, walkMode(view, ui) === "walk", html`${glyph("animi")}${steps}`)}
    ${pay(ui, "free", free, walkMode(view, ui) === "free", html`${glyph("jolly")}${ui.say(view.free ? "board-points-free" : "board-points-free-used")}`)}</div>`;
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
  return html`<button class="pay ${how}" aria-pressed=${on} title=${ui.say(how === "walk" ? "board-pay-walk" : "board-pay-free")} @click=${toggle}>${inside}</button>`;
}

/** Buttons to choose which card moves the held bridge, and how. @param {View} view @param {Ui} ui */
function meansPanel(view, ui) {
  if (view.phase !== MAIN || heldBridge(view, ui) < 0) return nothing;
  const now = chosenMeans(view, ui);
  const choose = (/** @type {Means} */ by) => () => {
    Object.assign(ui.local, { means: by, ghost: undefined });
    ui.kept.means = { mode: by.mode };
    ui.redraw();
  };
  return html`<div class="means" role="group" aria-label=${ui.say("board-means", bridgeArgs(heldBridge(view, ui)))}>${means(view, ui).map((by) => {
    const { title, sign, name } = meansWords(by, ui);
    return html`<button class="way ${by.card === FREE ? "free" : ""}" aria-pressed=${by.card === now?.card && by.mode === now?.mode} aria-label=${name} title=${name} @click=${choose(by)}>
      ${title} <span aria-hidden="true">${sign}</span></button>`;
  })}</div>`;
}

/** @param {Means} by @param {Ui} ui */
function meansWords({ card, mode }, ui) {
  const title = card === FREE ? ui.say("board-means-free") : ui.say("card-title", cardArgs(card));
  const name = ui.say("board-means-card", { card: card === FREE ? "free" : cardArgs(card).card, mode });
  return { title, sign: { slide: "→", turn: "↻", twice: "↻↻" }[mode], name };
}

/** @param {View} view @param {Ui} ui */
function chain(view, ui) {
  if (isLaying(view) || view.phase === OVER) return nothing;
  const all = chips(view, ui);
  return html`<ol class="chain" data-follow aria-label=${ui.say("board-chain")}>${all.map((chip) => html`<li>${chip.back && (chip.tried || ui.undo)
      ? takeBack(chipWords(chip.moves, ui), chip, ui)
      : html`<span class="turn-chip fixed">${chipWords(chip.moves, ui)}</span>`}</li>`)}
    ${ui.pending ? html`<li>${takeBack(label(ui.pending, view, ui), PENDING, ui)}</li>` : nothing}
    ${all.length || ui.pending ? nothing : html`<li class="none">${ui.say("board-chain-empty")}</li>`}</ol>`;
}

/** @param {string} words @param {Chip} chip @param {Ui} ui */
function takeBack(words, chip, ui) {
  const name = ui.say(`board-undo-${chip.how}-step`, { step: words });
  return html`<button class=${classMap({ "turn-chip": true, tried: chip.tried, waiting: chip === PENDING })} ?disabled=${!ui.undo} aria-label=${name}
    title=${name} @click=${() => ui.onUndo(chip.back)}>${words} <span aria-hidden="true">×</span></button>`;
}

/** The sizes of the piles, and the round. @param {View} view @param {Ui} ui */
function piles(view, ui) {
  if (isLaying(view)) return nothing;
  const top = view.discards.at(-1), own = ui.seat === null ? null : view.prayers[ui.seat];
  const count = view.discards.length;
  return html`<p class="piles"><span>${ui.say("board-pile-im", { count: view.pile })}</span>
    <span>${top === undefined ? ui.say("board-pile-discards", { count }) : ui.say("board-pile-discards-last", { count, ...cardArgs(top) })}</span>
    ${own === null ? nothing : html`<span>${ui.say("board-pile-lf", { count: own })}</span>`}
    <span>${ui.say("board-pile-round", { round: Math.min(view.round, view.rounds), rounds: view.rounds })}</span></p>`;
}

/** The hands of the others, once the game is over or in a replay that shows everything. @param {View} view @param {Ui} ui */
function openHands(view, ui) {
  const others = view.hands.flatMap((/** @type {number[]} */ faces, /** @type {number} */ seat) => seat === ui.seat ? [] : [{ seat, faces }]);
  return others.map((/** @type {{seat: number, faces: number[]}} */ { seat, faces }) => html`<p class="open-hand"><b>${ui.name(seat)}</b>
    ${faces.map((face) => html`<span class=${face < NIHIL ? "" : "prayer"}>${ui.say("card-short", cardArgs(face))}</span>`)}</p>`);
}

/** @param {View} view @param {Ui} ui */
export const desk = (view, ui) => html`<section class="desk" aria-label=${ui.say("board-desk")}>
  ${points(view, ui)} ${chain(view, ui)} ${stock(view, ui)} ${meansPanel(view, ui)}
  ${view.phase === SEEK && ui.acts ? search(view, ui) : hand(view, ui)} ${openHands(view, ui)} ${piles(view, ui)}</section>`;
