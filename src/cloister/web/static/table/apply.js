/**
 * Takes messages from the server into the state of the page.
 * @import { DraftMsg, Snap, Upd } from "../lib/types.js"
 * @import { State } from "./state.js"
 */

import { isAbout } from "./state.js";

/** Replace everything by a snapshot. @param {State} t @param {Snap} snap */
export function takeSnap(t, snap) {
  if (t.snap && t.snap.seat !== snap.seat) t.kept = {};
  Object.assign(t, {
    snap,
    view: snap.view,
    v: snap.v,
    moves: snap.moves ?? [],
    undo: snap.undo,
    stage: snap.state,
    seats: snap.seats,
    thinking: snap.thinking ?? [],
    log: snap.log ?? [],
    chat: snap.chat ?? [],
    end: snap.end ?? null,
    sheet: snap.sheet ?? null,
    remarks: snap.remarks ?? [],
  });
  t.settling = 0;
  forgetDraft(t);
}

/** Take a step that the draft has already shown: only the version and the log change. @param {State} t @param {Upd} upd */
export function settle(t, upd) {
  t.v = upd.v;
  note(t, upd);
}

/** Show the position that a draft leads to. @param {State} t @param {DraftMsg & {tried: string[]}} draft */
export function takeDraft(t, { view, moves, tried }) {
  Object.assign(t, { view, moves, draft: tried, pending: null, declined: null });
  forgetHands(t);
}

/** Take one step. @param {State} t @param {Upd} upd */
export function takeStep(t, upd) {
  Object.assign(t, {
    view: upd.view,
    v: upd.v,
    moves: upd.moves,
    undo: upd.undo,
    thinking: upd.thinking ?? [],
  });
  if (t.snap) t.snap.seat = upd.seat;
  if (upd.end) {
    t.end = upd.end;
    t.stage = "over";
  }
  note(t, upd);
  if (upd.v >= t.settling) t.settling = 0;
  forgetDraft(t);
}

/** @param {State} t @param {Upd} upd */
function note(t, upd) {
  const events = upd.events.map(({ name, args }) => ({ name, args }));
  t.log = [...t.log, { v: upd.v, by: upd.by, events }];
}

/** @param {State} t */
function forgetDraft(t) {
  Object.assign(t, { draft: [], pending: null, declined: null });
  forgetHands(t);
}

/** Forget the selection, the board's notes and old advice: they belonged to the view before. @param {State} t */
function forgetHands(t) {
  t.selected = null;
  t.local = {};
  t.marked = null;
  if (t.advice && !isAbout(t, t.advice)) t.advice = null;
}
