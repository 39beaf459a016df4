/**
 * The labels of moves on buttons.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 */

import { fits, kindOf, nameOf, ownerOf, SUSPECTS } from "./abbey.js";
import { roomArgs } from "./telling.js";

/** What the engine will answer for this seat, if the view tells it. @param {View} view @returns {number | null} */
function trueAnswer(view) {
  const { question } = view;
  const of = question?.topic === "hand" ? view.hand : question?.topic === "seen" ? view.seen : null;
  if (!question || !of) return null;
  const asked = question.names.length ? question.names : SUSPECTS.filter((suspect) => fits(view, suspect, question.traits));
  return asked.filter((/** @type {number} */ suspect) => of.includes(suspect)).length;
}

/** What `use` does in the room where the player stands. @param {View} view @param {Ui} ui */
function useLabel(view, ui) {
  const room = view.pawns[view.turn], die = ["CON1", "CON2"].indexOf(room);
  const from = die >= 0 ? view.dice[die] : ownerOf(view, room);
  if (from >= 0) return ui.say("label-use-take", { seat: from });
  if (room === "CRY") return ui.say("label-use-crypt");
  if (room === "SCR") return ui.say("label-use-scriptorium");
  if (room === "BIB") return ui.say("label-use-library");
  return view.parlour ? ui.say("label-use-parlour-pile", { count: view.parlour }) : ui.say("label-use-parlour-request");
}

/** @param {View} view @param {Ui} ui */
function doneLabel(view, ui) {
  if (view.phase === "parts") return ui.say("label-put-question");
  return view.phase === "request" ? ui.say("label-choose-whom") : ui.say("label-end-turn");
}

/** @param {View} view @param {Ui} ui */
function answerLabel(view, ui) {
  const n = trueAnswer(view), named = view.question?.names.length === 1 ? "one" : "several";
  return n === null ? ui.say("label-answer") : ui.say("label-answer-truly", { named, n });
}

/** Moves of one word. @type {Record<string, (view: View, ui: Ui) => string>} */
const PLAIN = {
  done: doneLabel,
  use: useLabel,
  answer: answerLabel,
  skip: (view, ui) => (view.phase === "room" ? ui.say("label-skip-room") : ui.say("label-skip")),
  silent: (_, ui) => ui.say("label-silent"),
  yes: (_, ui) => ui.say("label-yes"),
  no: (_, ui) => ui.say("label-no"),
  waive: (_, ui) => ui.say("label-waive"),
  pass: (_, ui) => ui.say("label-pass"),
  none: (_, ui) => ui.say("label-none"),
  accuse: (_, ui) => ui.say("label-accuse"),
  crypt: (_, ui) => ui.say("label-crypt"),
};

/** Moves of two words, by the first word. @type {Record<string, (what: string, view: View, ui: Ui) => string>} */
const VERBS = {
  go: (room, view, ui) => ui.say("label-go", roomArgs(view, room)),
  will: (room, view, ui) => ui.say("label-will", roomArgs(view, room)),
  play: (book, _, ui) => ui.say("label-play", { book }),
  ask: (seat, view, ui) => ui.say(view.phase === "name-seat" ? "label-name-seat" : "label-ask", { seat: Number(seat) }),
  about: (topic, _, ui) =>
    topic === "aloud" ? ui.say("label-aloud") : ui.say("about", { topic, named: "open", room: "open", ...kindOf([]) }),
  trait: (value, _, ui) => ui.say("board-value", { value }),
  say: (n) => n,
  reveal: (value, _, ui) => ui.say("label-reveal", { value }),
  accuse: (suspect, view, ui) => ui.say("label-accuse-suspect", { name: nameOf(view, Number(suspect)) }),
  name: (suspect, view, ui) => ui.say("label-name", { name: nameOf(view, Number(suspect)) }),
  give: (suspect, view, ui) => ui.say("label-give", { name: nameOf(view, Number(suspect)) }),
  show: (suspect, view, ui) => ui.say("label-show", { name: nameOf(view, Number(suspect)) }),
  keep: (suspect, view, ui) => ui.say("label-keep", { name: nameOf(view, Number(suspect)) }),
  swap: (suspect, view, ui) => ui.say("label-swap", { name: nameOf(view, Number(suspect)) }),
};

/** @param {string} move @param {View} view @param {Ui} ui */
export function label(move, view, ui) {
  const [verb, what] = move.split(" ");
  return (what === undefined ? PLAIN[verb]?.(view, ui) : VERBS[verb]?.(what, view, ui)) ?? move;
}
