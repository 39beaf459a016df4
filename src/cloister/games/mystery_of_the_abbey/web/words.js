/**
 * The abbey in words: for buttons, for ears, for the log.
 * @import { Ui, Zone } from "/static/board/board-api.js"
 * @import { GameEvent, View } from "/static/lib/types.js"
 */

import {
  CODES, fits, kindWords, listed, nameOf, namesOf, OFFICES, ownerOf, readNumbers, roomName, ROOMS, SUSPECTS,
} from "./abbey.js";
import { suspectWords } from "./suspects.js";
import { questionWords, testimony } from "./testimony.js";

/** Kept books: title, and what they do in a few words. @type {Record<string, [string, string]>} */
const BOOKS = {
  B1: ["De Alchemia", "give a card for a random one of another player"],
  B2: ["The librarian's key", "enter the library although others have fewer suspects"],
  B3: ["Book of penances", "send somebody to penance"],
  B4: ["Plan of the hidden passages", "move to any room"],
  B5: ["Manual for confessors", "your question must be answered"],
  B6: ["Praise of silence", "refuse the question back"],
  B7: ["Letter of safe conduct", "enter an occupied cell or confessional"],
  B8: ["Indulgence", "cancel a penance"],
  B9: ["Treatise on locks", "keep the card that would be taken"],
  B10: ["Breviary", "pass nothing at this Mass"],
  B11: ["Antiphonary", "everybody passes to the right"],
  B12: ["Pilgrim's guide", "move up to four spaces"],
  B13: ["Sic et non", "ask once more"],
  B14: ["Glosses in the margin", "see a random card of somebody"],
  H4: ["Cellarer's ledger", "take a card from your left neighbour"],
};

/** @param {string} book */
export const bookTitle = (book) => BOOKS[book]?.[0] ?? book;
/** @param {string} book */
export const bookWords = (book) => (BOOKS[book] ? `${BOOKS[book][0]}: ${BOOKS[book][1]}` : book);

/** Until the next Mass, by flag. @type {[number, string][]} */
const LASTING = [
  [1, "Gregorian chant"], [8, "Great silence: no questions"], [16, "Day of truth: no silence"],
  [32, "Library sealed"], [64, "Fog: one space a move"],
];

/** @param {View} view @param {Ui} ui */
export function lastingWords(view, ui) {
  const words = LASTING.filter(([flag]) => view.lasting & flag).map(([, text]) => text);
  if (view.lasting & 2) words.push(`${COLOUR(view, ui, view.locked)} cell locked`);
  if (view.lasting & 4) words.push(`${COLOUR(view, ui, view.ransacked)} cell ransacked`);
  return words.join(", ");
}

/** @param {View} view @param {Ui} ui @param {number} seat */
const COLOUR = (view, ui, seat) => (seat < view.pawns.length ? `${ui.name(seat)}'s` : "an empty");

/** @param {View} view @param {Ui} ui @param {number} seat */
const youOr = (view, ui, seat) => (seat === ui.seat ? "you" : ui.name(seat));

/** What one may do in a room. @param {View} view @param {Ui} ui @param {string} room */
export function useOf(view, ui, room) {
  const owner = ownerOf(view, room), die = ["CON1", "CON2"].indexOf(room);
  if (owner >= 0) return owner === ui.seat ? "yours: nothing to do" : `take a suspect from ${ui.name(owner)}`;
  if (room.startsWith("CEL")) return "nobody lives here";
  if (die >= 0) {
    const shown = view.dice[die];
    return shown === ui.seat ? "you were here last: nothing to take" : `take a suspect from ${ui.name(shown)}`;
  }
  if (room === "PAR") return view.parlour ? `take a suspect from the pile of ${view.parlour}` : "ask somebody to show you a card";
  return ROOMS[room].use;
}

/** @param {View} view @param {Ui} ui @param {string} room */
export function roomWords(view, ui, room) {
  const here = [...view.pawns.keys()].filter((seat) => view.pawns[seat] === room).map((seat) => youOr(view, ui, seat));
  return [roomName(view, ui, room), useOf(view, ui, room), here.length ? `here: ${listed(here)}` : ""].filter(Boolean).join("; ");
}

/** @param {View} view @param {Ui} ui @param {number} seat */
export function pawnWords(view, ui, seat) {
  const notes = [`${view.held[seat]} suspects`];
  if (view.books_held[seat]) notes.push(`${view.books_held[seat]} kept books`);
  if (view.crypt.includes(seat)) notes.push("a crypt card");
  if (view.praying.includes(seat)) notes.push("in penance");
  if (view.promised[seat]) notes.push(`will go to ${roomName(view, ui, view.promised[seat])}`);
  if (seat === view.first) notes.push("has the bell");
  return `${seat === ui.seat ? "You" : ui.name(seat)} in ${roomName(view, ui, view.pawns[seat])}, ${notes.join(", ")}`;
}

const SIMPLE = /** @type {Record<string, string>} */ ({
  "about hand": "How many … do you hold?",
  "about seen": "How many … have you eliminated?",
  "about passed": "How many … did you pass at Mass?",
  "about received": "How many … did you receive at Mass?",
  "about will": "Will you go to …?",
  "about aloud": "Ask aloud",
  silent: "Vow of silence", yes: "Yes", no: "No", waive: "No question back", pass: "Nothing",
  none: "I have none", accuse: "Accuse somebody", crypt: "Crypt card: one more turn",
});

/** What `use` does where one stands. @param {View} view @param {Ui} ui */
function useLabel(view, ui) {
  const words = useOf(view, ui, view.pawns[view.turn]);
  return words.charAt(0).toUpperCase() + words.slice(1).replace(/: nothing to take$/, "");
}

/** What the engine will answer for this seat, if the view tells it. @param {View} view @returns {number | null} */
export function trueAnswer(view) {
  const { question } = view;
  const of = question?.topic === "hand" ? view.hand : question?.topic === "seen" ? view.seen : null;
  if (!question || !of) return null;
  const asked = question.names.length ? question.names : SUSPECTS.filter((suspect) => fits(view, suspect, question.traits));
  return asked.filter((/** @type {number} */ suspect) => of.includes(suspect)).length;
}

/** @param {string} move @param {View} view @param {Ui} ui */
export function label(move, view, ui) {
  const [verb, what] = move.split(" ");
  if (SIMPLE[move]) return SIMPLE[move];
  if (verb === "go") return `Go to ${roomName(view, ui, what)}`;
  if (verb === "will") return `Ask about ${roomName(view, ui, what)}`;
  if (verb === "play") return `Play ${bookTitle(what)}`;
  if (verb === "ask") return view.phase === "name-seat" ? ui.name(Number(what)) : `Ask ${ui.name(Number(what))}`;
  if (verb === "trait" || verb === "say") return what;
  if (verb === "reveal") return `Reveal: ${what}`;
  if (verb === "accuse") return `Accuse ${nameOf(view, Number(what))}`;
  if (verb === "name") return `Name ${nameOf(view, Number(what))}`;
  if (["give", "show", "keep", "swap"].includes(verb)) {
    const name = nameOf(view, Number(what));
    return { give: `Pass on ${name}`, show: `Show ${name}`, keep: `Keep ${name} back`, swap: `Give ${name}` }[verb] ?? move;
  }
  return DONE[move]?.(view, ui) ?? move;
}

/** Words that depend on the moment. @type {Record<string, (view: View, ui: Ui) => string>} */
const DONE = {
  done: (view) => ({ parts: "Ask", request: "Choose whom" })[/** @type {"parts"} */ (view.phase)] ?? "End turn",
  use: useLabel,
  skip: (view) => (view.phase === "room" ? "Leave it at that" : "Say nothing"),
  answer: (view) => {
    const n = trueAnswer(view);
    return n === null ? "Answer truly" : `Answer: ${n}`;
  },
};

/** Who still has to choose. @param {View} view @param {Ui} ui */
const choosing = (view, ui) => {
  const others = view.to_act.filter((seat) => seat !== ui.seat).map(ui.name);
  return others.length ? `${listed(others)} still ${others.length > 1 ? "choose" : "chooses"}` : "";
};

/** What a bold word may bring and cost. @param {string} move @param {View} view */
export function stakes(move, view) {
  const [verb, what] = move.split(" ");
  if (verb === "reveal") {
    const free = view.phase === "reveal";
    return `“The culprit is ${what}”: +2 at the end if it is true, ${free ? "nothing lost" : "−1"} if not.`;
  }
  return `${nameOf(view, Number(what))}: +4 and the end of the game if nobody holds the card; −2 and penance if somebody shows it.`;
}

/** What this seat has bound itself to. @param {View} view @param {Ui} ui */
function promise(view, ui) {
  const seat = ui.seat ?? -1, not = view.promised_not[seat] ?? [];
  if (view.promised[seat]) return `You have promised to go to ${roomName(view, ui, view.promised[seat])}.`;
  return not.length ? `You have promised not to go to ${not.map((/** @type {string} */ room) => roomName(view, ui, room)).join(", ")}.` : "";
}

/** What the preview says. @param {View} view @param {Ui} ui */
export function hint(view, ui) {
  const { question, phase } = view;
  if (ui.local.wish) return stakes(ui.local.wish.move, view);
  if (question && (phase === "topic" || phase === "parts" || phase === "space")) {
    const back = question.back ? "Your question back. " : "";
    return phase === "topic" ? `${back}To ${ui.name(question.asked)}` : back + questionWords(view, ui, question);
  }
  if (question && phase === "reply") {
    const binds = question.topic === "will" ? " Yes and no bind you." : "";
    return `${ui.name(question.asker)} asks: ${questionWords(view, ui, question)}${binds}`;
  }
  if (phase === "give") return [`${view.picked.length} of ${Math.min(view.passes, view.hand.length)} chosen`, choosing(view, ui)].filter(Boolean).join(" · ");
  if (phase === "show") return choosing(view, ui);
  if (phase === "request" && question?.traits.length) return `Show me one of the ${kindWords(question.traits)}.`;
  if (phase === "chapter") return view.parlour ? "Right +2, wrong −1. Nobody may be accused while the parlour has cards." : "Revelation: right +2, wrong −1. Accusation: right +4, wrong −2 and penance.";
  if (phase === "accuse") return "Right: +4 and the end. Wrong: −2 and penance.";
  const room = ui.hovered ?? ui.selected ?? "";
  if (phase === "go" && ROOMS[room]) return roomWords(view, ui, room);
  if (phase === "go" && promise(view, ui)) return promise(view, ui);
  const books = ui.moves.filter((move) => move.startsWith("play ")).map((move) => bookWords(move.slice(5)));
  return books.join(" · ");
}

/** @param {View} view @param {Ui} ui @returns {Zone[]} */
export function describe(view, ui) {
  const moves = (/** @type {string} */ piece) => (ui.acts ? ui.byPiece.get(piece) ?? [] : []);
  const now = [
    `The bell stands on ${view.bell}. Next Mass: ${OFFICES[view.office]}, ${view.passes} to pass`,
    view.parlour ? `${view.parlour} suspects in the parlour pile` : "The parlour pile is empty: accusations are possible",
    lastingWords(view, ui), ui.acts ? hint(view, ui) : "",
    view.kept.length ? `Your books: ${view.kept.map(bookWords).join("; ")}` : "",
    ...view.revelations.map((/** @type {any} */ made) => `${ui.name(made.seat)} has revealed: ${made.value}`),
  ].filter(Boolean);
  const said = testimony(view, ui).slice(-12).toReversed();
  return [
    { title: "The hour", items: now.map((text) => ({ text, moves: [] })) },
    {
      title: "Players",
      items: view.pawns.map((/** @type {string} */ _, /** @type {number} */ seat) => ({
        piece: `p${seat}`, text: pawnWords(view, ui, seat), moves: moves(`p${seat}`),
      })),
    },
    { title: "Rooms", items: CODES.map((room) => ({ piece: room, text: roomWords(view, ui, room), moves: moves(room) })) },
    {
      title: "Suspects",
      items: SUSPECTS.map((suspect) => ({
        piece: `s${suspect}`, text: suspectWords(view, ui, suspect), moves: moves(`s${suspect}`),
      })),
    },
    {
      title: "Testimony",
      items: said.map(({ who, text, answer }) => ({ text: `${who ? `${who}: ` : ""}${text} ${answer}`.trim(), moves: [] })),
    },
  ];
}

/** Names for numbers. @param {GameEvent} event @param {View | null} view @returns {GameEvent} */
export function retell({ name, args, ...more }, view) {
  if (!view) return { name, args, ...more };
  const told = { ...args };
  if (args.room) told.room = ROOMS[String(args.room)]?.name ?? args.room;
  if (args.suspects !== undefined) told.suspects = namesOf(view, readNumbers(args.suspects)) || "none";
  if (args.names) told.names = `of ${namesOf(view, readNumbers(args.names))}`;
  if (args.traits) told.traits = kindWords(String(args.traits).split(" "));
  return { name, args: told, ...more };
}
