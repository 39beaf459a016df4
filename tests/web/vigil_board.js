/** A board for Vigil with a deduction sheet, for the tests: which player wears which cloak? */

import { genericBoard } from "/static/board/generic-board.js";
import { isCertain, matrix } from "/static/board/sheet.js";

const CLOAKS = ["black", "blue", "green", "yellow", "red", "white"];

/** Once a candle has burnt, everybody has seen that the first player is not red. */
function grid(view, ui) {
  const seats = view.held.map((_, seat) => ({ key: String(seat), name: ui.name(seat) }));
  const seen = view.burning.length + view.burnt.length ? [["red.0", "x"]] : [];
  return {
    label: "Who wears which cloak",
    rows: CLOAKS.map((cloak) => ({ key: cloak, name: cloak })),
    columns: [...seats, { key: "nobody", name: "Nobody", holds: CLOAKS.length - seats.length }],
    seen: new Map(seen),
  };
}

/** Red is the first or the second player: once it is not the first, it is certain. */
const certain = (view, ui) =>
  isCertain({ ...grid(view, ui), rows: [{ key: "red", name: "red" }], columns: columns(view, ui) });

const columns = (view, ui) => grid(view, ui).columns.slice(0, 2).map((column) => ({ ...column, holds: null }));

export const board = { ...genericBoard, certain, sheet: (view, ui) => matrix(grid(view, ui), ui) };
