/**
 * The garden in words: for buttons, screen readers and the final score.
 * @import { ScorePart, Ui, Zone } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 * @import { Carpet } from "./carpet.js"
 */

import { gameList } from "/static/lib/words.js";
import { carpets, COLOURS, coloursOf, EACH, HIDDEN, NOBODY, SERENDIP } from "./carpet.js";
import { CELL, NAMES } from "./cells.js";
import { previewedChanges } from "./preview.js";

const EDGES = ["right", "lower-right", "lower-left", "left", "upper-left", "upper-right"];
const LEANING = ["lower-right", "bottom", "lower-left", "upper-left", "top", "upper-right"];

/** The side on which a Serendip shows blue: `$way` in the sentences. @param {View} view */
export const towards = (
  view,
  /** @type {number} */ rotation,
  /** @type {boolean} */ portrait,
) => (portrait ? LEANING : EDGES)[(view.edge_of[0] + rotation) % 6];

/** @param {View} view @param {Ui} ui @param {number} colour */
function flowerWords(view, ui, colour) {
  const owner = view.owner[colour], name = COLOURS[colour];
  return owner === NOBODY
    ? ui.say("board-flower-ownerless", { colour: name })
    : ui.say("board-flower", { colour: name, owner });
}

/** @param {View} view @param {Ui} ui @param {number} cell */
function faceWords(view, ui, cell) {
  const face = view.shown[cell], flash = ui.flash.get(NAMES[cell]);
  if (face === SERENDIP) {
    return ui.say("board-serendip", { way: towards(view, view.turned[cell], ui.portrait) });
  }
  if (face !== HIDDEN) return flowerWords(view, ui, face);
  if (flash !== undefined) return ui.say("board-shown", { face: flash });
  const memory = view.recalled[cell];
  if (memory === HIDDEN) return ui.say("board-hidden");
  return ui.say("board-remembered", { face: COLOURS[memory] ?? "serendip" });
}

/** @param {View} view @param {Ui} ui @param {number} cell */
export function tileWords(view, ui, cell) {
  const name = NAMES[cell], notes = [];
  if (name === view.up) notes.push(ui.say("board-turned-up"));
  if (name === view.picked) notes.push(ui.say("board-picked"));
  return [name, faceWords(view, ui, cell), ...notes].join(", ");
}

/** @param {string} move @param {View} view @param {Ui} ui */
export function label(move, view, ui) {
  const [verb, what] = move.split(" ");
  switch (verb) {
    case "leave":
      return ui.say("board-leave");
    case "swap":
      return ui.say("board-swap");
    case "stop":
      return ui.say("board-stop");
    case "no":
      return ui.say("board-no-exchange");
    case "uncover":
      return ui.say("board-uncover", { cell: what });
    case "with":
      return ui.say("board-with", { cell: what });
    case "exchange":
      return ui.say("board-exchange", { cell: what });
    case "turn":
      return ui.say("board-turn", { way: towards(view, Number(what), ui.portrait) });
    default:
      return ui.say("board-choose", { colour: what });
  }
}

/** Where a tile has a move, its list item offers it. @param {View} view @param {Ui} ui */
export function describe(view, ui) {
  const cells = [...NAMES.keys()];
  /** @type {Zone[]} */
  const rows = [..."abcdefghijk"].map((row) => ({
    title: ui.say("board-row", { row }),
    items: cells.filter((cell) => NAMES[cell][0] === row).map((cell) => ({
      piece: NAMES[cell],
      text: tileWords(view, ui, cell),
      moves: ui.acts ? ui.byPiece.get(NAMES[cell]) ?? [] : [],
    })),
  }));
  return [{ title: ui.say("board-carpets"), items: carpetItems(view, ui) }, ...rows];
}

/** @param {View} view @param {Ui} ui */
function carpetItems(view, ui) {
  return carpets(view).map((carpet) => {
    const owner = view.owner[carpet.colour];
    const laid = {
      colour: COLOURS[carpet.colour],
      open: openOf(view, carpet.colour),
      all: EACH,
      size: carpet.flowers.length,
      cells: gameList(carpet.flowers.map((cell) => NAMES[cell]).sort()),
    };
    const text = owner === NOBODY
      ? ui.say("board-carpet-ownerless", laid)
      : ui.say("board-carpet", { ...laid, owner, points: carpet.points });
    return { text, moves: [] };
  });
}

/** How many flowers of a colour lie open. @param {View} view @param {number} colour */
export const openOf = (view, colour) =>
  view.shown.filter((/** @type {number} */ face) => face === colour).length;

/** What the preview says. @param {View} view @param {Ui} ui */
export function hint(view, ui) {
  const words = previewedChanges(view, ui).map(({ colour, before, after }) =>
    ui.say("board-change", { colour: COLOURS[colour], before, after })
  );
  if (words.length) return words.join(" · ");
  const piece = ui.selected;
  return piece && CELL.has(piece) ? tileWords(view, ui, CELL.get(piece) ?? 0) : "";
}

/** The same label on several tiles. @param {number[]} cells @param {string} label @returns {[string, string][]} */
const marks = (cells, label) => cells.map((cell) => [NAMES[cell], label]);

/** @param {Carpet} carpet @param {boolean} chain @param {Ui} ui */
function carpetLines(carpet, chain, ui) {
  const colour = COLOURS[carpet.colour], { flowers, touching, matching, joining } = carpet;
  const each = chain ? 2 : 0, joined = marks(joining, chain ? "+2" : "0");
  const sides = touching.map((cell) => marks([cell], matching.includes(cell) ? "+4" : "+2")[0]);
  const all = [...marks(flowers, "+1"), ...joined, ...sides];
  const lines = [
    { text: ui.say("score-carpet", { colour }), points: carpet.points, marks: new Map(all), rule: "SER-9" },
    {
      text: ui.say("score-flowers", { count: flowers.length }),
      points: flowers.length,
      marks: new Map(marks(flowers, "+1")),
    },
  ];
  if (touching.length) {
    lines.push({
      text: ui.say("score-touching", { count: touching.length }),
      points: 2 * touching.length,
      marks: new Map(marks(touching, "+2")),
      rule: "SER-R10",
    });
  }
  if (matching.length) {
    lines.push({
      text: ui.say("score-matching", { count: matching.length, colour }),
      points: 2 * matching.length,
      marks: new Map(marks(matching, "+2")),
      rule: "SER-R13",
    });
  }
  if (joining.length) {
    lines.push({
      text: ui.say("score-joining", { count: joining.length, each }),
      points: each * joining.length,
      marks: new Map(joined),
      rule: "SER-R12",
    });
  }
  return lines;
}

/** @param {View} view @param {Ui} ui @returns {ScorePart[]} */
export function explain(view, ui) {
  const best = carpets(view);
  const seats = [...new Set(/** @type {number[]} */ (view.owner))].filter((s) => s !== NOBODY);
  const count = view.outcome?.scores.length ?? Math.max(-1, ...seats) + 1;
  return Array.from({ length: count }, (_, seat) => {
    const own = coloursOf(view, seat).map((colour) => best[colour]);
    const points = own.map((carpet) => carpet.points);
    const sum = ui.options.multi_colour_score === "best"
      ? Math.max(0, ...points)
      : points.reduce((a, b) => a + b, 0);
    return {
      seat,
      total: view.outcome?.scores[seat] ?? sum,
      lines: own.flatMap((carpet) => carpetLines(carpet, view.chain, ui)),
    };
  });
}
