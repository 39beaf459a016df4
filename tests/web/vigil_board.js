/** A board for Vigil with a deduction sheet, for the tests: who of the players wears which cloak? */

import { genericBoard } from "/static/generic-board.js";
import { matrix } from "/static/sheet.js";

const CLOAKS = ["black", "blue", "green", "yellow", "red", "white"];

/** Once a candle has burnt, everybody has seen that the first player is not red. */
function sheet(view, ui) {
  const seats = view.held.map((_, seat) => ({ key: String(seat), name: ui.name(seat) }));
  const seen = view.burning.length + view.burnt.length ? [["red.0", "x"]] : [];
  return matrix({
    label: "Who wears which cloak",
    rows: CLOAKS.map((cloak) => ({ key: cloak, name: cloak })),
    columns: [...seats, { key: "nobody", name: "Nobody", holds: CLOAKS.length - seats.length }],
    seen: new Map(seen),
  }, ui);
}

export const board = { ...genericBoard, sheet };
