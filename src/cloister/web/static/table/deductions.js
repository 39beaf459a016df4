/**
 * What the game itself can conclude: shown by the inspector during the game, and to everybody after the end.
 * @import { State } from "./state.js"
 */

import { ask } from "../lib/api.js";
import { mySeat } from "./state.js";

/** Whether there is something to ask that has not been answered yet. @param {State} t */
function isWanted(t) {
  const { deductions } = t, isOwn = deductions?.seat === mySeat(t);
  if (t.asking || !t.board?.sheet || (deductions && isOwn && deductions.v >= t.v)) return false;
  if (t.stage === "over") return t.tab === "result";
  return t.stage === "playing" && t.snap?.assist === "inspector" && t.tab === "sheet" && mySeat(t) !== null &&
    !deductions?.silent;
}

/**
 * Ask the server whenever something has changed. If several people share a screen, another seat may be shown when the
 * answer comes. The answer is kept with its seat, and no other seat is shown it. If none comes, the next step asks again.
 * @param {State} t @param {() => void} redraw
 */
export async function refreshDeductions(t, redraw) {
  if (!isWanted(t)) return;
  const v = t.v, seat = mySeat(t);
  t.asking = true;
  const told = await ask(`/api/tables/${t.id}/insight${seat === null ? "" : `?seat=${seat}`}`).catch(() => null);
  t.asking = false;
  t.deductions = {
    seat,
    v: Math.max(v, told?.v ?? 0),
    possible: told?.possible ?? null,
    certain: told?.certain ?? [],
    silent: told !== null && told.possible === null,
  };
  redraw();
}
