/**
 * The garden in words: for buttons, for ears, for the end.
 * @import { ScorePart, Ui, Zone } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 * @import { Carpet } from "./carpet.js"
 */

import { carpets, COLOURS, coloursOf, EACH, HIDDEN, NOBODY, SERENDIP } from "./carpet.js";
import { CELL, NAMES } from "./cells.js";
import { outlook } from "./preview.js";

const EDGES = ["right", "lower right", "lower left", "left", "upper left", "upper right"];
const LEANING = ["lower right", "bottom", "lower left", "upper left", "top", "upper right"];

/** To which side a Serendip shows its blue edge. @param {View} view */
export const towards = (
  view,
  /** @type {number} */ rotation,
  /** @type {boolean} */ portrait,
) => `to the ${(portrait ? LEANING : EDGES)[(view.edge_of[0] + rotation) % 6]}`;

/** @param {View} view @param {Ui} ui @param {number} colour */
function owned(view, ui, colour) {
  const seat = view.owner[colour];
  if (seat === NOBODY) return "nobody's";
  return seat === ui.seat ? "yours" : `${ui.name(seat)}'s`;
}

/** @param {View} view @param {Ui} ui @param {number} cell */
function faceWords(view, ui, cell) {
  const face = view.shown[cell], flash = ui.flash.get(NAMES[cell]);
  if (face === SERENDIP) return `Serendip, blue edge ${towards(view, view.turned[cell], ui.portrait)}`;
  if (face !== HIDDEN) return `${COLOURS[face]} flower, ${owned(view, ui, face)}`;
  if (flash !== undefined) return `shown for a moment: ${ui.say("face", { face: flash })}`;
  const memory = view.recalled[cell];
  if (memory === HIDDEN) return "hidden";
  return `hidden, remembered as ${ui.say("face", { face: COLOURS[memory] ?? "serendip" })}`;
}

/** @param {View} view @param {Ui} ui @param {number} cell */
export function tileWords(view, ui, cell) {
  const name = NAMES[cell], notes = [];
  if (name === view.up) notes.push("turned up");
  if (name === view.picked) notes.push("to be exchanged");
  return [name, faceWords(view, ui, cell), ...notes].join(", ");
}

/** @type {Record<string, string>} */
const LABELS = {
  leave: "Leave it here",
  swap: "Swap it …",
  stop: "Stop here",
  "no exchange": "Exchange nothing",
};

/** @param {string} move @param {View} view @param {Ui} ui */
export function label(move, view, ui) {
  const [verb, what] = move.split(" ");
  if (LABELS[move]) return LABELS[move];
  if (verb === "uncover") return `Uncover ${what}`;
  if (verb === "with") return `Swap with ${what}`;
  if (verb === "exchange") return `Exchange ${what} …`;
  if (verb === "turn") return `Turn: blue edge ${towards(view, Number(what), ui.portrait)}`;
  return verb === "choose" ? `Choose ${what}` : move;
}

/** Where a tile has a move, its list item offers it. @param {View} view @param {Ui} ui */
export function describe(view, ui) {
  const cells = [...NAMES.keys()];
  /** @type {Zone[]} */
  const rows = [..."abcdefghijk"].map((row) => ({
    title: `Row ${row}`,
    items: cells.filter((cell) => NAMES[cell][0] === row).map((cell) => ({
      piece: NAMES[cell],
      text: tileWords(view, ui, cell),
      moves: ui.acts ? ui.byPiece.get(NAMES[cell]) ?? [] : [],
    })),
  }));
  return [{ title: "Carpets", items: carpetItems(view, ui) }, ...rows];
}

/** @param {View} view @param {Ui} ui */
function carpetItems(view, ui) {
  return carpets(view).map((carpet) => {
    const open = view.shown.filter((/** @type {number} */ face) => face === carpet.colour).length;
    const lies = carpet.flowers.map((cell) => NAMES[cell]).sort().join(" ");
    const points = view.owner[carpet.colour] === NOBODY ? "" : `, ${carpet.points} points`;
    return {
      text: `${COLOURS[carpet.colour]}, ${owned(view, ui, carpet.colour)}${points}, ` +
        `${open} of ${EACH} open${lies ? `; best carpet on ${lies}` : ""}`,
      moves: [],
    };
  });
}

/** What the preview says. @param {View} view @param {Ui} ui */
export function hint(view, ui) {
  const words = outlook(view, ui).map(({ colour, before, after }) =>
    `${COLOURS[colour]} ${before} → ${after}`
  );
  if (words.length) return words.join(" · ");
  const piece = ui.selected;
  return piece && CELL.has(piece) ? tileWords(view, ui, CELL.get(piece) ?? 0) : "";
}

/** @param {Carpet} carpet @param {boolean} chain */
function carpetLines(carpet, chain) {
  const name = COLOURS[carpet.colour];
  /** @param {number[]} cells @param {string} mark */
  const marks = (cells, mark) =>
    /** @type {[string, string][]} */ (cells.map((cell) => [NAMES[cell], mark]));
  const flowers = marks(carpet.flowers, "+1"), joining = marks(carpet.joining, chain ? "+2" : "0");
  const touching = marks(carpet.touching, "+2"), matching = marks(carpet.matching, "+2");
  const both = new Set(carpet.matching);
  const all = [...flowers, ...joining, ...carpet.touching.map((cell) =>
    /** @type {[string, string]} */ ([NAMES[cell], both.has(cell) ? "+4" : "+2"])
  )];
  const lines = [
    { text: `${name} carpet`, points: carpet.points, marks: new Map(all), rule: "SER-9" },
    { text: `${flowers.length} flowers, 1 each`, points: flowers.length, marks: new Map(flowers) },
  ];
  if (touching.length) {
    lines.push({
      text: `${touching.length} Serendips touch it, 2 each`,
      points: 2 * touching.length,
      marks: new Map(touching),
      rule: "SER-R10",
    });
  }
  if (matching.length) {
    lines.push({
      text: `${matching.length} of them with ${name}, 2 more each`,
      points: 2 * matching.length,
      marks: new Map(matching),
      rule: "SER-R13",
    });
  }
  if (joining.length) {
    lines.push({
      text: `${joining.length} Serendips only hold it together`,
      points: chain ? 2 * joining.length : 0,
      marks: new Map(joining),
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
      lines: own.flatMap((carpet) => carpetLines(carpet, view.chain)),
    };
  });
}
