/**
 * The massif at dusk as one SVG.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 * @import { Layout } from "./layout.js"
 */

import { classMap, nothing, svg } from "/static/lib/lit.js";
import { blockedAt, DOUBLE, KEEPING, OVER, spotOf } from "./pieces.js";
import { face, fit } from "./faces.js";
import { layout, onStage, pieces, profile, WIDE } from "./layout.js";
import { mountain, plate, short } from "./mountain.js";
import { put, table } from "./table.js";

const RANKS = ["walker", "hiker", "climber", "guide", "legend"];
const SWIPE = 45;

/** @param {View} view @param {Ui} ui */
function looker(view, ui) {
  return (/** @type {number | undefined} */ seat) => {
    ui.kept.stage = seat;
    ui.redraw();
  };
}

/** Sky, hills, ground. @param {Layout} at */
const land = ({ wide, high, stage }) => svg`<g class="land" aria-hidden="true">
  <rect class="sky" x=${-wide} y=${-high} width=${3 * wide} height=${3 * high}></rect>
  <g transform="translate(0 ${stage.ground - 520})"><use href="#alt-hill0" class="far"></use>
    <use href="#alt-hill1" class="near"></use></g>
  <rect class="ground" x=${-wide} y=${stage.ground} width=${3 * wide} height=${2 * high}></rect></g>`;

/** On a phone: one tab for each profile. @param {View} view @param {Ui} ui @param {Layout} at */
function tabs(view, ui, at) {
  if (!ui.portrait || at.others.length < 2) return nothing;
  const room = (at.wide - 12) / at.others.length, shown = profile(view, ui);
  return at.others.map((seat, i) => {
    const name = short(ui.say("board-you", { seat }), Math.floor(room / 6.6)), { floors } = view.mountains[seat];
    const high = ui.say("board-floors", { floors });
    const pick = (/** @type {Event} */ event) => {
      event.stopPropagation();
      ui.kept.profile = seat;
      ui.redraw();
    };
    const classes = { profile: true, shown: seat === shown, acts: view.to_act.includes(seat) };
    return svg`<g class=${classMap(classes)} role="button" tabindex="0" aria-pressed=${seat === shown}
      aria-label=${ui.say("board-profile", { seat, floors })} @click=${pick}
      transform="translate(${(6 + room * i).toFixed(1)} 5)">
      <rect width=${(room - 5).toFixed(1)} height="36" rx="9"></rect>
      <text x=${((room - 5) / 2).toFixed(1)} y="15" font-size="12">${name}</text>
      <text class="floors" x=${((room - 5) / 2).toFixed(1)} y="30"
        font-size=${fit(high, room - 9, 12)}>${high}</text></g>`;
  });
}

/** Leads back to the viewer's own mountain. @param {View} view @param {Ui} ui @param {Layout} at */
function wayBack(view, ui, at) {
  const stage = onStage(view, ui);
  if (stage === (ui.seat ?? 0)) return nothing;
  const back = () => looker(view, ui)(undefined);
  const { box } = at.stage, words = ui.say(ui.seat === null ? "board-back" : "board-back-own");
  const wide = Math.min(box.w, 24 + 7.6 * words.length);
  return svg`<g class="way-back" role="button" tabindex="0" aria-label=${words} @click=${back}
    transform="translate(${(box.x + box.w - wide).toFixed(1)} ${(box.y + 2).toFixed(1)})">
    <rect width=${wide.toFixed(1)} height="30" rx="15"></rect>
    <text x=${(wide / 2).toFixed(1)} y="20">${words}</text></g>`;
}

/** The floor from which a seat plays twice. @param {View} view @param {Ui} ui @param {Layout} at */
function snowLine(view, ui, { stage }) {
  if (!view.mountains[stage.seat].floors || view.phase === OVER) return nothing;
  const y = stage.ground - stage.s * (52 + 37 * (DOUBLE - 1));
  if (y < stage.box.y) return nothing;
  return svg`<g class="snow-line" aria-hidden="true"><path d="M${stage.box.x} ${y.toFixed(1)}h${stage.box.w}"></path>
    <text x=${stage.box.x + 2} y=${(y - 5).toFixed(1)}>
      ${ui.say("board-snow-line", { floor: DOUBLE })}</text></g>`;
}

/** The open hands once the game is over. @param {View} view @param {Ui} ui @param {Layout} at */
function openHands(view, ui, at) {
  if (!view.hands.length) return nothing;
  const sites = [...at.strip, ...(at.stage.seat === ui.seat ? [] : [at.stage])];
  return sites.filter(({ seat }) => seat !== ui.seat).map(({ seat, box, ground, small }) => {
    const cards = /** @type {number[]} */ (view.hands[seat]), s = small ? 0.4 : 0.6, step = WIDE * s + 3;
    const left = small ? box.x + box.w / 2 - (step * cards.length) / 2 : box.x + box.w - step * cards.length;
    return svg`<g class="open-hand" role="img" aria-label=${ui.say("board-open-hand", { seat })}>
      ${cards.map((card, i) => svg`<g transform=${put({ piece: "", x: left + step * i, y: ground + 33, s })}>
        ${face(view, card, s)}</g>`)}</g>`;
  });
}

/** The score of the mountain on the stage, part by part. @param {View} view @param {Ui} ui @param {Layout} at */
function sum(view, ui, { stage, wide }) {
  const tally = view.tally[stage.seat];
  if (!tally) return nothing;
  const room = 2 * (wide > 500 ? 160 : 142), points = ui.say("board-points", { points: tally.total });
  const peak = ui.say("board-sum-mountain", { floors: tally.floors, animals: tally.animals });
  const hand = ui.say("board-sum-hand", { dogs: tally.saint_bernards, bonus: tally.hand_bonus });
  return svg`<g class="sum" transform="translate(${wide > 500 ? 170 : 150} ${stage.ground + (wide > 500 ? 82 : 62)})">
    <text class="total" font-size=${fit(points, room, 28)}>${points}</text>
    <text class="parts" y="23" font-size=${fit(peak, room, 14)}>${peak}</text>
    <text class="parts" y="42" font-size=${fit(hand, room, 14)}>${hand}</text></g>`;
}

/** The rank that a solo player reached. @param {View} view @param {Ui} ui @param {Layout} at */
function ladder(view, ui, { wide }) {
  if (!view.rank) return nothing;
  const reached = RANKS.indexOf(view.rank), room = Math.min(120, (wide - 16) / RANKS.length);
  const left = (wide - room * RANKS.length) / 2, high = wide > 500 ? 96 : 84;
  return svg`<g class="ladder" role="img" aria-label=${ui.say("board-rank", { rank: ui.say(`rank-${view.rank}`) })}>
    ${RANKS.map((rank, at) => {
      const name = ui.say(`rank-${rank}`), from = at ? ui.say("board-rank-from", { points: view.ranks[at] }) : "";
      return svg`<g class=${at === reached ? "reached" : at < reached ? "passed" : "above"}
        transform="translate(${(left + room * at + 2).toFixed(1)} ${(high - 7 * at).toFixed(1)})">
        <rect width=${(room - 4).toFixed(1)} height=${42 + 7 * at} rx="5"></rect>
        <text x=${((room - 4) / 2).toFixed(1)} y="18" font-size=${fit(name, room - 8, wide > 500 ? 14 : 12.5)}>${name}</text>
        <text class="from" x=${((room - 4) / 2).toFixed(1)} y="34" font-size=${fit(from, room - 8, 12)}>${from}</text></g>`;
    })}</g>`;
}

/** The keyboard focus. @param {View} view @param {Ui} ui */
function focusRing(view, ui) {
  const found = pieces(view, ui).find(({ piece }) => piece === ui.focus);
  return found ? svg`<g class="focus-ring" transform=${put(found)}><use href="#alt-edge" class="under"></use>
    <use href="#alt-edge" class="line"></use></g>` : nothing;
}

/** @param {Event} event */
function touched(event) {
  const found = /** @type {Element} */ (event.target).closest("[data-piece]");
  return found?.getAttribute("data-piece") ?? null;
}

/** A touch that starts no move brings the touched mountain onto the stage. @param {View} view @param {Ui} ui */
function picked(view, ui, /** @type {string | null} */ piece) {
  if (!piece || piece === "pile") return;
  const owner = spotOf(piece)?.owner;
  const idle = !ui.byPiece.has(piece) && !blockedAt(view, piece);
  if (owner !== undefined && owner !== onStage(view, ui) && idle) return looker(view, ui)(owner);
  ui.onPick(piece);
}

/** On a phone, a sideways swipe shows the next profile. @param {View} view @param {Ui} ui @param {Layout} at */
function swipe(view, ui, at) {
  return (/** @type {TouchEvent} */ event) => {
    const from = ui.kept.from, end = event.changedTouches[0];
    ui.kept.from = null;
    if (!ui.portrait || !from || at.others.length < 2) return;
    const dx = end.clientX - from.x, dy = end.clientY - from.y;
    if (Math.abs(dx) < SWIPE || Math.abs(dy) > Math.abs(dx) / 2) return;
    const now = at.others.indexOf(profile(view, ui)), count = at.others.length;
    ui.kept.profile = at.others[(now + (dx < 0 ? 1 : count - 1)) % count];
    ui.redraw();
  };
}

/** @param {View} view @param {Ui} ui */
export function draw(view, ui) {
  const at = layout(view, ui), look = looker(view, ui);
  const keeping = view.phase === KEEPING && view.hand.length > 4;
  const classes = { massif: true, portrait: ui.portrait, deciding: ui.acts, over: view.phase === OVER };
  return svg`<svg class=${classMap(classes)} viewBox="0 0 ${at.wide} ${at.high}" role="group"
      aria-label=${ui.say("board-mountains")}
      @click=${(/** @type {MouseEvent} */ e) => picked(view, ui, touched(e))}
      @pointermove=${(/** @type {PointerEvent} */ e) => {
        if (e.pointerType === "mouse") ui.onHover(touched(e));
      }}
      @pointerleave=${() => ui.onHover(null)}
      @touchstart=${(/** @type {TouchEvent} */ e) => {
        ui.kept.from = { x: e.touches[0].clientX, y: e.touches[0].clientY };
      }}
      @touchend=${swipe(view, ui, at)}
      @focusin=${(/** @type {FocusEvent} */ e) => {
        const piece = touched(e);
        if (piece) ui.onFocus(piece);
      }}>
    ${land(at)}
    ${tabs(view, ui, at)}
    ${at.strip.map((site) => svg`<path class="shelf" d="M${site.box.x} ${site.ground}h${site.box.w}"></path>
      ${mountain(view, ui, site)}${plate(view, ui, site, look)}`)}
    ${keeping ? nothing : svg`${snowLine(view, ui, at)}${mountain(view, ui, at.stage)}`}
    ${plate(view, ui, at.stage, look)}
    ${sum(view, ui, at)} ${ladder(view, ui, at)} ${openHands(view, ui, at)}
    ${table(view, ui, at)}
    ${wayBack(view, ui, at)}
    ${focusRing(view, ui)}
    <g data-lift></g></svg>`;
}
