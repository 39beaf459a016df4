/**
 * A table in the browser: the socket fills the state, the state is drawn, the player sends moves.
 * @import { Msg, Snap, Upd } from "../lib/types.js"
 */

import { loadBoard } from "../board/board-api.js";
import { render } from "../lib/lit.js";
import { finish } from "../board/lift.js";
import { Net } from "../lib/net.js";
import { Words, say } from "../lib/words.js";
import { beginAway } from "./away.js";
import { hearHint, hearRemark } from "./advice.js";
import { restoreFocus } from "./sheet-tab.js";
import { refreshDeductions } from "./deductions.js";
import { listen } from "./keys.js";
import { curtainFor, join, seatToFollow } from "./lobby.js";
import { followLists } from "./log.js";
import { page } from "./page.js";
import { openDialog, ready } from "./parts.js";
import { Play } from "./play.js";
import { Queue } from "./queue.js";
import { nameOf, newState } from "./state.js";
import { takeSnap } from "./apply.js";
import { updateTitle } from "./title.js";

const app = /** @type {HTMLElement} */ (document.getElementById("app"));
const id = location.pathname.split("/")[2] ?? "";
const token = location.hash.slice(1);
if (token) await join(app, id, token);

const t = newState(id);
let drawn = 0, followed = 0, acked = 0, asked = -1;

function paint() {
  ready(app);
  cancelAnimationFrame(drawn);
  drawn = 0;
  t.busy = t.v < acked || [...net.pending.values()].some((m) => m.move || m.draft || m.moves || m.undo);
  render(page(t, play), app);
  if (restoreFocus(app, t)) render(page(t, play), app);
  updateTitle(t);
  followed ||= requestAnimationFrame(scroll);
  measure();
  void refreshDeductions(t, redraw);
  if (queue.isIdle && !t.busy) play.goOn();
}

/** Scroll the lists. Once a frame, however often the page was drawn, because it forces a layout. */
function scroll() {
  followed = 0;
  followLists(app);
}

/** Draw the page in the next frame, once for everything that changes until then. */
function redraw() {
  drawn ||= requestAnimationFrame(paint);
}

const root = () => app.querySelector(".frame");
const net = new Net(id, {
  on: heard,
  status: (status) => {
    t.status = status;
    redraw();
  },
});
const queue = new Queue(t, root, paint, () => follow());
const play = new Play(t, net, queue, redraw);

/** @param {Msg} message */
function heard(message) {
  if (message.t === "snap") void taken(message);
  else if (message.t === "upd") stepped(message);
  else if (message.t === "draft") play.drafts.answered(message);
  else if (message.t === "ack") {
    acked = Math.max(acked, message.v ?? 0);
    play.acked(message.id);
  } else if (message.t === "nack") {
    if (message.snap) void taken(message.snap);
    play.nacked(message);
  } else if (message.t === "seats") Object.assign(t, { seats: message.seats, stage: message.state });
  else if (message.t === "chat") {
    t.chat = [...t.chat, message];
    if (t.tab !== "chat" || (!t.drawer && innerWidth < 900)) t.unread += 1;
    t.said = say("chat-said", { name: message.from || nameOf(t, message.seat ?? 0), text: message.text });
  } else if (message.t === "remark") hearRemark(t, message, play);
  else if (message.t === "hint") hearHint(t, message, play);
  else if (message.t === "marks") {
    if (message.seat === t.snap?.seat) t.sheet = message.sheet;
  } else if (message.t === "note") {
    const link = message.table ? /** @type {[string, string]} */ ([`/t/${message.table}`, say("note-go-there")]) : undefined;
    play.toast({ text: say(`note-${message.code}`), rule: "", kind: "note", link });
  }
  follow();
  redraw();
}

/** @param {Upd} upd */
function stepped(upd) {
  if (t.draft.length && !t.settling) {
    play.toast({ text: say("now-draft-gone"), rule: "", kind: "note" });
  }
  queue.push(upd);
}

/** @param {Snap} snap */
async function taken(snap) {
  const first = t.snap === null, wasOver = t.stage === "over" && !first;
  queue.clear();
  takeSnap(t, snap);
  acked = 0;
  if (t.stage === "over" && !wasOver) t.tab = "result";
  redraw();
  if (!t.board) {
    const [board, words] = await Promise.all([loadBoard(snap.game), Words.of(snap.game)]);
    Object.assign(t, { board, words });
    document.documentElement.style.setProperty("--show", `${snap.show_seconds}s`);
  }
  const last = t.log.at(-1);
  t.trail = last ? t.board?.trail(last.events) ?? [] : [];
  if (t.view && t.focus === null) t.focus = t.board?.step(null, "", t.view, play.ui()) ?? null;
  if (snap.away?.length) beginAway(t, snap.away, play);
  play.drafts.restore();
  follow();
  redraw();
}

/** If two people share the screen, switch to the view of the one whose turn it is. */
function follow() {
  const seat = queue.isIdle ? seatToFollow(t) : null;
  if (seat !== null && asked !== t.v) {
    asked = t.v;
    play.curtain(seat);
  }
  if (curtainFor(t) !== null && t.snap?.seat !== null && asked !== t.v) {
    asked = t.v;
    play.curtain(null);
  }
}

/** Notes whether the board has more height than width: some boards then turn. */
const observer = new ResizeObserver((entries) => {
  const { width, height } = /** @type {ResizeObserverEntry} */ (entries.at(-1)).contentRect;
  const portrait = height > width * 1.02;
  if (!width || portrait === t.portrait) return;
  t.portrait = portrait;
  finish();
  redraw();
});

/** @type {Element | null} */
let measured = null;

/** Watch the size of the board, which is a new element after a curtain. */
function measure() {
  const frame = root();
  if (!frame || frame === measured) return;
  observer.disconnect();
  observer.observe(frame);
  measured = frame;
}

listen(t, play, { help: () => openDialog("help"), redraw, root });
addEventListener("pointerdown", (event) => {
  t.touch = event.pointerType === "touch";
  queue.hurry();
  const menu = document.querySelector("details.more[open]");
  if (menu && !menu.contains(/** @type {Node} */ (event.target))) menu.removeAttribute("open");
}, { capture: true });
addEventListener("keydown", () => queue.hurry(), { capture: true });
document.addEventListener("visibilitychange", () => {
  if (document.hidden) queue.hurry();
});
