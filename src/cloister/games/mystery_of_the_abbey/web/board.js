/**
 * The board of Mystery of the Abbey. /static/board/board-api.js describes what a board offers.
 * @import { Board, Motion, ScoreLine, ScorePart, Ui } from "/static/board/board-api.js"
 * @import { GameEvent, View } from "/static/lib/types.js"
 */

import { html, nothing } from "/static/lib/lit.js";
import { withMinus } from "/static/lib/words.js";
import { CODES, middle, nameOf, pageOf, readNumbers, stand, SUSPECTS } from "./abbey.js";
import { draw } from "./draw.js";
import { label } from "./labels.js";
import { sheet } from "./sheet.js";
import { place } from "./suspects.js";
import { retell } from "./telling.js";
import { tray } from "./tray.js";
import { describe, hint, pawnWords } from "./words.js";

/** The rule behind each phase. @type {Record<string, string>} */
const RULES = {
  go: "MOA-T2", whom: "MOA-T3", topic: "MOA-J1", parts: "MOA-J1", space: "MOA-J3", reply: "MOA-Q1",
  "after-talk": "MOA-J22", room: "MOA-T4", request: "MOA-C7", "request-from": "MOA-C7", chapter: "MOA-C9",
  accuse: "MOA-V3", reveal: "MOA-V1", "after-room": "MOA-J21", react: "MOA-J24", "name-seat": "MOA-J23",
  "own-card": "MOA-B1", show: "MOA-J16", "keep-back": "MOA-L3", give: "MOA-M2", "mass-books": "MOA-J24", census: "MOA-L7",
};
/** The verb of the move that touching a suspect makes, by phase. @type {Record<string, string>} */
const VERBS = { accuse: "accuse", give: "give", show: "show", "keep-back": "keep", "own-card": "swap" };

/** @param {string} move */
function pieceOf(move) {
  const [verb, what] = move.split(" ");
  if (verb === "go" || verb === "will") return what;
  if (verb === "ask") return `p${what}`;
  return what && ["name", "accuse", "give", "show", "keep", "swap"].includes(verb) ? `s${what}` : null;
}

/** The move that is probably meant when a piece without legal moves is touched. @param {string} piece @param {View} view */
function attempt(piece, view) {
  const number = piece.slice(1);
  if (/^s\d/.test(piece)) return `${VERBS[view.phase] ?? "name"} ${number}`;
  if (/^p\d/.test(piece)) return `ask ${number}`;
  return `${view.phase === "space" ? "will" : "go"} ${piece}`;
}

/** Touching a suspect to accuse first shows what it may cost; Confirm then makes the accusation. @param {string} piece @param {View} view @param {Ui} ui */
function touch(piece, view, ui) {
  const [move] = ui.byPiece.get(piece) ?? [];
  if (!move?.startsWith("accuse ")) return false;
  ui.local.wish = ui.local.wish?.move === move ? null : { move, piece };
  return true;
}

/** @param {View} before @param {View} after @returns {Motion[]} */
const motions = (before, after) =>
  [...after.pawns.keys()].filter((seat) => before.pawns[seat] !== after.pawns[seat])
    .map((seat) => ({ kind: "shift", at: `p${seat}` }));

/** @param {GameEvent[]} events */
const trail = (events) => events.filter(({ name }) => name === "went").map(({ args }) => String(args.room));

/** A small picture and a number. @param {string} href @param {number | string} count @param {string} words */
const small = (href, count, words) => html`<span class="moa-held" title=${words}><svg class=${href.includes("pawn") ? "" : "line"} viewBox="-13 -13 26 26" aria-hidden="true"><use
  href=${href}></use></svg>${count}</span>`;

/** @param {number} seat @param {View} view @param {Ui} ui */
const standing = (seat, view, ui) => html`<span class="holdings moa" title=${pawnWords(view, ui, seat)}>
  ${view.outcome ? html`<b class="moa-score">${withMinus(view.scores[seat])}</b>` : nothing}
  ${small(`#moa-pawn-${seat}`, `${view.held[seat]}`, ui.say("board-held", { count: view.held[seat] }))}
  ${view.books_held[seat] ? small("#moa-library", view.books_held[seat], ui.say("board-kept-books", { count: view.books_held[seat] })) : nothing}
  ${view.crypt.includes(seat) ? small("#moa-crypt", "", ui.say("board-crypt-card")) : nothing}
  ${seat === view.first ? small("#moa-bell", "", ui.say("board-has-bell")) : nothing}
  ${view.praying.includes(seat) && !view.outcome ? small("#moa-church", "", ui.say("board-penance")) : nothing}
  <span class="sr">${pawnWords(view, ui, seat)}</span></span>`;

/** The points for a revelation. @param {View} view @param {Ui} ui @param {any} made @returns {ScoreLine} */
const revelation = (view, ui, { value, right, loss }) => ({
  text: ui.say(right ? "score-revealed-rightly" : "score-revealed-wrongly", { value }),
  points: right ? 2 : -loss,
  rule: "MOA-V5",
  marks: new Map([[`s${view.culprit}`, ui.say(right ? "score-mark-right" : "score-mark-wrong", { value })]]),
});

/** The points for an accusation. @param {View} view @param {Ui} ui @param {any} made @returns {ScoreLine} */
function accusation(view, ui, { suspect, holder }) {
  const name = nameOf(view, suspect), found = holder === null;
  return {
    text: found ? ui.say("score-accused-rightly", { name }) : ui.say("score-accused-wrongly", { name, seat: holder }),
    points: found ? 4 : -2,
    rule: "MOA-V3",
    marks: new Map([[`s${suspect}`, found ? ui.say("board-note-culprit") : ui.name(holder)]]),
  };
}

/** @param {View} view @param {Ui} ui @returns {ScorePart[]} */
function explain(view, ui) {
  const scores = view.outcome?.scores ?? [];
  return scores.map((total, seat) => {
    const own = (/** @type {any} */ made) => made.seat === seat, held = view.hands[seat] ?? [];
    return {
      seat,
      total,
      lines: [
        ...view.revelations.filter(own).map((/** @type {any} */ made) => revelation(view, ui, made)),
        ...view.accusations.filter(own).map((/** @type {any} */ made) => accusation(view, ui, made)),
        {
          text: ui.say("score-held", { count: held.length }), points: null, rule: "MOA-S3",
          marks: new Map(held.map((/** @type {number} */ suspect) => [`s${suspect}`, ui.name(seat)])),
        },
      ],
    };
  });
}

/** @type {Record<string, [number, number]>} */
const ARROWS = {
  ArrowRight: [1, 0], d: [1, 0], ArrowLeft: [-1, 0], a: [-1, 0], ArrowUp: [0, -1], w: [0, -1], e: [0.7, -0.7],
  ArrowDown: [0, 1], x: [0, 1], z: [-0.7, 0.7],
};

/** The pieces on the screen and where they are. @param {View} view @param {Ui} ui @returns {Map<string, [number, number]>} */
function points(view, ui) {
  const tall = ui.portrait, page = pageOf(view, ui), found = new Map();
  if (page === "plan") {
    for (const room of CODES) found.set(room, middle(view, room, tall));
    for (const seat of view.pawns.keys()) {
      if (ui.byPiece.has(`p${seat}`)) found.set(`p${seat}`, stand(view, seat, tall));
    }
  }
  if (!tall || page === "suspects") {
    for (const suspect of SUSPECTS) {
      const { x, y, wide, high } = place(suspect, tall);
      found.set(`s${suspect}`, [x + wide / 2, y + high / 2]);
    }
  }
  return found;
}

/** @param {string | null} from @param {string} key @param {View} view @param {Ui} ui */
function step(from, key, view, ui) {
  const all = points(view, ui), here = from === null ? undefined : all.get(from);
  const lit = [...ui.byPiece.keys()].find((piece) => all.has(piece));
  if (!here) return lit ?? [...all.keys()][0];
  const towards = ARROWS[key] ?? ARROWS[key.toLowerCase()];
  if (!towards) return null;
  let best = null, least = Infinity;
  for (const [piece, [px, py]] of all) {
    const along = (px - here[0]) * towards[0] + (py - here[1]) * towards[1];
    const aside = Math.abs((px - here[0]) * towards[1] - (py - here[1]) * towards[0]);
    if (piece !== from && along > 4 && along + 1.9 * aside < least) [best, least] = [piece, along + 1.9 * aside];
  }
  return best;
}

/** What the frames and pale cards mean. @param {Ui} ui */
const legend = (ui) => html`
  <li><i class="sample moa-own"></i> ${ui.say("legend-own")}</li>
  <li><i class="sample moa-pale"></i> ${ui.say("legend-seen")}</li>
  <li><i class="sample moa-spoken"></i> ${ui.say("legend-spoken")}</li>`;

/** @type {Board} */
export const board = {
  draw,
  describe,
  pieceOf,
  label,
  rule: (view) => RULES[view.phase] ?? "",
  motions,
  trail,
  flash: () => null,
  step,
  attempt,
  confirms: (move) => /^(go|will|give|show|keep|swap) /.test(move),
  touch,
  next: () => null,
  staged: (view, ui) => (ui.moves.includes(ui.local.wish?.move) ? ui.local.wish.move : null),
  tray,
  hint,
  key: () => false,
  standing,
  explain,
  legend,
  unveil: (view, truth) => ({ ...view, hands: truth.hands.map(readNumbers), culprit: truth.culprit }),
  retell,
  sheet,
};
