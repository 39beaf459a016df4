/**
 * The abbey in words, for hints and for screen readers.
 * @import { Ui, Zone } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 */

import { gameChoice, gameList } from "/static/lib/words.js";
import { CODES, kindOf, nameOf, ownerOf, ROOMS, SUSPECTS } from "./abbey.js";
import { suspectWords } from "./suspects.js";
import { questionArgs, roomArgs, roomName } from "./telling.js";
import { lineWords, testimony } from "./testimony.js";

/** Effects that last until the next Mass: flag and key. @type {[number, string][]} */
const LASTING = [
  [1, "lasting-chant"], [8, "lasting-no-questions"], [16, "lasting-no-silence"], [32, "lasting-library-sealed"],
  [64, "lasting-one-space"],
];

/** @param {View} view @param {Ui} ui */
export function lastingWords(view, ui) {
  const words = LASTING.filter(([flag]) => view.lasting & flag).map(([, key]) => ui.say(key));
  const { locked, ransacked } = view, isOwned = (/** @type {number} */ seat) => seat < view.pawns.length;
  if (view.lasting & 2) {
    words.push(isOwned(locked) ? ui.say("lasting-cell-locked", { seat: locked }) : ui.say("lasting-empty-cell-locked"));
  }
  if (view.lasting & 4) {
    words.push(isOwned(ransacked) ? ui.say("lasting-cell-ransacked", { seat: ransacked }) : ui.say("lasting-empty-cell-ransacked"));
  }
  return words.join(", ");
}

/** What this seat may do in a room. @param {View} view @param {Ui} ui @param {string} room */
function useOf(view, ui, room) {
  const owner = ownerOf(view, room), die = ["CON1", "CON2"].indexOf(room);
  if (owner >= 0) return owner === ui.seat ? ui.say("use-own-cell") : ui.say("use-take", { seat: owner });
  if (room.startsWith("CEL")) return ui.say("use-empty-cell");
  if (die >= 0) {
    const shown = view.dice[die];
    return shown === ui.seat ? ui.say("use-own-confessional") : ui.say("use-take", { seat: shown });
  }
  if (room !== "PAR") return ui.say("use-room", { room });
  return view.parlour ? ui.say("use-parlour-pile", { count: view.parlour }) : ui.say("use-parlour-request");
}

/** @param {View} view @param {Ui} ui @param {string} room */
export function roomWords(view, ui, room) {
  const here = [...view.pawns.keys()].filter((seat) => view.pawns[seat] === room), use = useOf(view, ui, room);
  if (!here.length) return ui.say("board-room", { ...roomArgs(view, room), use });
  const people = gameList(here.map((seat) => ui.say("board-person", { seat })));
  return ui.say("board-room-with", { ...roomArgs(view, room), use, people });
}

/** @param {View} view @param {Ui} ui @param {number} seat */
export function pawnWords(view, ui, seat) {
  const notes = [ui.say("board-pawn", { seat, ...roomArgs(view, view.pawns[seat]) }), ui.say("board-held", { count: view.held[seat] })];
  if (view.books_held[seat]) notes.push(ui.say("board-kept-books", { count: view.books_held[seat] }));
  if (view.crypt.includes(seat)) notes.push(ui.say("board-crypt-card"));
  if (view.praying.includes(seat)) notes.push(ui.say("board-penance"));
  if (view.promised[seat]) notes.push(ui.say("board-promised", roomArgs(view, view.promised[seat])));
  if (seat === view.first) notes.push(ui.say("board-has-bell"));
  return notes.join(", ");
}

/** Who still has to choose. @param {View} view @param {Ui} ui */
function choosing(view, ui) {
  const others = view.to_act.filter((seat) => seat !== ui.seat).map(ui.name);
  return others.length ? ui.say("hint-still-choosing", { people: gameList(others), count: others.length }) : "";
}

/** What a revelation or an accusation may bring and cost. @param {string} move @param {View} view @param {Ui} ui */
function stakes(move, view, ui) {
  const [verb, what] = move.split(" ");
  if (verb !== "reveal") return ui.say("hint-stakes-accuse", { name: nameOf(view, Number(what)) });
  return ui.say(view.phase === "reveal" ? "hint-stakes-reveal-free" : "hint-stakes-reveal", { value: what });
}

/** What this seat has promised. @param {View} view @param {Ui} ui */
function promise(view, ui) {
  const seat = ui.seat ?? -1, not = view.promised_not[seat] ?? [];
  if (view.promised[seat]) return ui.say("hint-promised", roomArgs(view, view.promised[seat]));
  const rooms = gameChoice(not.map((/** @type {string} */ room) => roomName(view, ui, room)));
  return rooms && ui.say("hint-promised-not", { rooms });
}

/** The question so far, or the question as it was asked. @param {View} view @param {Ui} ui */
function questionHint(view, ui) {
  const { question, phase } = view, args = questionArgs(view, question, phase === "space");
  if (phase !== "reply") return ui.say(question.back ? "hint-question-back" : "about", args);
  const pair = { seat: question.asker, other: question.asked };
  const binds = question.topic === "will" && question.asked === ui.seat;
  return ui.say(binds ? "hint-asked-to-promise" : "asked", { ...pair, ...args });
}

/** What has been chosen so far, and who still has to choose. @param {View} view @param {Ui} ui */
function chosen(view, ui) {
  const told = ui.say("hint-chosen", { chosen: view.picked.length, count: Math.min(view.passes, view.hand.length) });
  return [told, choosing(view, ui)].filter(Boolean).join(" · ");
}

/** Hints for particular phases. @type {Record<string, (view: View, ui: Ui) => string>} */
const HINTS = {
  give: chosen,
  show: choosing,
  request: ({ question }, ui) => (question?.traits.length ? ui.say("hint-request", kindOf(question.traits)) : ""),
  chapter: ({ parlour }, ui) => ui.say(parlour ? "hint-chapter-pile" : "hint-chapter"),
  accuse: (_, ui) => ui.say("hint-accuse"),
};

/** The text of the preview. @param {View} view @param {Ui} ui */
export function hint(view, ui) {
  const { question, phase } = view;
  if (ui.local.wish) return stakes(ui.local.wish.move, view, ui);
  if (question && ["parts", "space", "reply"].includes(phase)) return questionHint(view, ui);
  const told = HINTS[phase]?.(view, ui);
  if (told) return told;
  const room = ui.hovered ?? ui.selected ?? "";
  if (phase === "go" && ROOMS[room]) return roomWords(view, ui, room);
  const bound = phase === "go" ? promise(view, ui) : "";
  const books = ui.moves.filter((move) => move.startsWith("play ")).map((move) => ui.say("board-book", { book: move.slice(5) }));
  return bound || books.join(" · ");
}

/** The hour and everything that holds now. @param {View} view @param {Ui} ui */
function present(view, ui) {
  const books = gameList(view.kept.map((/** @type {string} */ book) => ui.say("board-book", { book })));
  return [
    ui.say("board-bell", { bell: view.bell, office: view.office, passes: view.passes }),
    ui.say("board-parlour", { count: view.parlour }),
    lastingWords(view, ui),
    ui.acts ? hint(view, ui) : "",
    books && ui.say("text-your-books", { books }),
    ...view.revelations.map((/** @type {any} */ { seat, value }) => ui.say("text-revealed", { seat, value })),
  ].filter(Boolean);
}

/** @param {View} view @param {Ui} ui @returns {Zone[]} */
export function describe(view, ui) {
  const moves = (/** @type {string} */ piece) => (ui.acts ? ui.byPiece.get(piece) ?? [] : []);
  const item = (/** @type {string} */ piece, /** @type {string} */ text) => ({ piece, text, moves: moves(piece) });
  const said = testimony(view, ui).slice(-12).toReversed();
  return [
    { title: ui.say("text-hour"), items: present(view, ui).map((text) => ({ text, moves: [] })) },
    {
      title: ui.say("text-players"),
      items: [...view.pawns.keys()].map((seat) => item(`p${seat}`, pawnWords(view, ui, seat))),
    },
    { title: ui.say("text-rooms"), items: CODES.map((room) => item(room, roomWords(view, ui, room))) },
    { title: ui.say("text-suspects"), items: SUSPECTS.map((suspect) => item(`s${suspect}`, suspectWords(view, ui, suspect))) },
    { title: ui.say("text-testimony"), items: said.map((line) => ({ text: lineWords(ui, line), moves: [] })) },
  ];
}
