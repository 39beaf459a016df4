/**
 * Works out what follows from marks in a grid. How many ● belong to each row and column is known, so one
 * mark says something about others. Pure functions; `sheet.js` draws what they find.
 *
 * @import { Assist, Mark } from "../lib/types.js"
 *
 * @typedef {"" | "x" | "o"} State  open, no, yes
 * @typedef {"" | "me" | "seen" | "derived"} Source
 *
 * @typedef {object} Line  a row or a column
 * @property {string} key  of letters `a-z`, digits, `-` and `_`
 * @property {string} name  in words
 * @property {unknown} [face]  a small picture in place of the name
 * @property {number | null} [holds]  how many ● belong to it: 1 by default, null if unknown
 *
 * @typedef {object} Grid
 * @property {string} label  of the whole grid
 * @property {Line[]} rows
 * @property {Line[]} columns
 * @property {Map<string, State>} [seen]  what this seat knows for sure; these cells are locked
 * @property {Worlds | null} [worlds]  for the inspector: a count by the game itself, where the
 *   rows and columns do not tell everything; null if there are too many to count
 *
 * @typedef {{total: number, of: Map<string, number>}} Worlds  how many worlds are left, and in how many
 *   of them each cell is a ●
 * @typedef {{state: State, source: Source, clash: boolean, because: string[], share: number | null}} Cell
 * @typedef {{cells: Map<string, Cell>, worlds: Worlds | null}} Reading
 */

/** Steps after which counting worlds is given up: there are too many. */
const MOST_STEPS = 400_000;

/** @param {Line} row @param {Line} column */
export const keyOf = (row, column) => `${row.key}.${column.key}`;

/** @param {Line} line */
const holds = (line) => (line.holds === undefined ? 1 : line.holds);

/** The cells of every row and every column. @param {Grid} grid @returns {{keys: string[], need: number}[]} */
function linesOf({ rows, columns }) {
  const lines = [
    ...rows.map((row) => ({ keys: columns.map((column) => keyOf(row, column)), need: holds(row) })),
    ...columns.map((column) => ({ keys: rows.map((row) => keyOf(row, column)), need: holds(column) })),
  ];
  return lines.flatMap(({ keys, need }) => (need === null ? [] : [{ keys, need }]));
}

/** @typedef {Map<string, {state: State, from: Set<string>}>} Known  each state with the marks that it follows from */

/**
 * Conclude all that follows from the given marks. A full line takes no more ●, and if only as many cells are open
 * as a line still needs, they are all ●. What follows in one step is found before what follows in two, so that few
 * marks are blamed for a contradiction. After a contradiction nothing more is concluded.
 * @param {Grid} grid @param {Map<string, State>} given what was written or seen
 * @returns {{known: Known, clashes: Set<string>}} what is given and what follows; marks that cannot all be true
 */
export function derive(grid, given) {
  /** @type {Known} */
  const known = new Map([...given].map(([key, state]) => [key, { state, from: new Set([key]) }]));
  const clashes = /** @type {Set<string>} */ (new Set()), lines = linesOf(grid);
  for (let grew = true; grew;) {
    const found = lines.map(({ keys, need }) => follows(keys, need, known));
    for (const { clash } of found) for (const key of clash) clashes.add(key);
    if (clashes.size) break;
    const fresh = found.flatMap(({ news }) => news).filter(([key]) => !known.has(key));
    for (const [key, what] of fresh) if (!known.has(key)) known.set(key, what);
    grew = fresh.length > 0;
  }
  return { known, clashes };
}

/**
 * What follows from one line alone.
 * @param {string[]} keys @param {number} need @param {Known} known
 * @returns {{clash: Set<string>, news: [string, {state: State, from: Set<string>}][]}}
 */
function follows(keys, need, known) {
  const from = (/** @type {string[]} */ some) => new Set(some.flatMap((key) => [...known.get(key)?.from ?? []]));
  const yes = keys.filter((key) => known.get(key)?.state === "o");
  const no = keys.filter((key) => known.get(key)?.state === "x");
  const open = keys.filter((key) => !known.has(key));
  if (yes.length > need) return { clash: from(yes), news: [] };
  if (yes.length + open.length < need) return { clash: from([...no, ...yes]), news: [] };
  if (yes.length === need) return { clash: new Set(), news: open.map((key) => [key, { state: "x", from: from(yes) }]) };
  if (yes.length + open.length > need) return { clash: new Set(), news: [] };
  return { clash: new Set(), news: open.map((key) => [key, { state: "o", from: from(no) }]) };
}

/**
 * Count the ways to give every row its column. Works only if every row holds exactly one ●.
 * @param {Grid} grid @param {Map<string, State>} given
 * @returns {Worlds | null} null: too many, or not that kind of grid
 */
export function countWorlds(grid, given) {
  if (grid.rows.some((row) => holds(row) !== 1)) return null;
  const room = grid.columns.map((column) => holds(column) ?? Infinity);
  const rows = grid.rows.map((row) => choices(grid, row, given));
  const of = new Map(grid.rows.flatMap((row) => grid.columns.map((column) => [keyOf(row, column), 0])));
  const chosen = /** @type {number[]} */ ([]);
  let total = 0, steps = 0;
  const place = (/** @type {number} */ at) => {
    if (++steps > MOST_STEPS) return;
    if (at === rows.length) {
      if (room.some((left) => left > 0 && left < Infinity)) return;
      total += 1;
      chosen.forEach((c, r) => {
        const key = keyOf(grid.rows[r], grid.columns[c]);
        of.set(key, (of.get(key) ?? 0) + 1);
      });
      return;
    }
    for (const c of rows[at]) {
      if (room[c] === 0) continue;
      room[c] -= 1;
      chosen[at] = c;
      place(at + 1);
      room[c] += 1;
    }
  };
  place(0);
  return steps > MOST_STEPS ? null : { total, of };
}

/** Whether what was seen leaves only one world. @param {Grid} grid */
export function isCertain(grid) {
  const worlds = grid.worlds === undefined ? countWorlds(grid, grid.seen ?? new Map()) : grid.worlds;
  return worlds?.total === 1;
}

/** The columns that a row may belong to. @param {Grid} grid @param {Line} row @param {Map<string, State>} given */
function choices(grid, row, given) {
  const state = (/** @type {number} */ c) => given.get(keyOf(row, grid.columns[c]));
  const all = grid.columns.map((_, c) => c).filter((c) => state(c) !== "x");
  return all.some((c) => state(c) === "o") ? all.filter((c) => state(c) === "o") : all;
}

/** @param {string | undefined} state @returns {State} */
export const asState = (state) => (state === "x" || state === "o" ? state : "");

/**
 * Everything that a grid shows: what was seen, what was written and, as far as `assist` allows, what follows.
 * What was seen is shown in place of the player's own mark; if they differ, they clash.
 * @param {Grid} grid @param {Map<string, Mark>} marks @param {Assist} assist @returns {Reading}
 */
export function readGrid(grid, marks, assist) {
  const keys = grid.rows.flatMap((row) => grid.columns.map((column) => keyOf(row, column)));
  const seen = /** @type {Map<string, State>} */ (grid.seen ?? new Map());
  const own = new Map(keys.map((key) => [key, asState(marks.get(key)?.state)]));
  /** @type {Map<string, State>} */
  const given = new Map();
  for (const key of keys) {
    const state = seen.get(key) || own.get(key);
    if (state) given.set(key, state);
  }
  const logic = assist === "pencil" || assist === "inspector";
  const { known, clashes } = logic ? derive(grid, given) : { known: null, clashes: new Set() };
  const worlds = assist !== "inspector" ? null : grid.worlds === undefined ? countWorlds(grid, given) : grid.worlds;
  const cells = new Map(keys.map((key) => {
    const wrong = logic && !!seen.get(key) && !!own.get(key) && seen.get(key) !== own.get(key);
    const source = seen.get(key) ? "seen" : own.get(key) ? "me" : "derived";
    const found = known?.get(key);
    const sure = source === "derived" && !found && worlds?.total ? certain(worlds, key) : "";
    const state = given.get(key) ?? (found?.state || sure);
    return [key, {
      state: /** @type {State} */ (state ?? ""),
      source: /** @type {Source} */ (state ? source : ""),
      clash: wrong || clashes.has(key),
      because: source === "derived" ? [...found?.from ?? []] : [],
      share: worlds?.total ? (worlds.of.get(key) ?? 0) / worlds.total : null,
    }];
  }));
  return { cells, worlds };
}

/** @param {Worlds} worlds @param {string} key @returns {State} */
function certain(worlds, key) {
  const count = worlds.of.get(key) ?? 0;
  return count === 0 ? "x" : count === worlds.total ? "o" : "";
}
