/**
 * Arguments for sentences, with the names of rooms and suspects. Events carry codes and numbers; the view knows the names.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { GameEvent, View } from "/static/lib/types.js"
 */

import { gameList } from "/static/lib/words.js";
import { kindOf, nameOf, ownerOf, readNumbers } from "./abbey.js";

/** The arguments for a room. A cell is named after its owner. @param {View} view @param {string} room @returns {Record<string, string | number>} */
export function roomArgs(view, room) {
  const owner = ownerOf(view, room);
  return owner < 0 ? { room } : { room: "cell", owner };
}

/** @param {View} view @param {Ui} ui @param {string} room */
export const roomName = (view, ui, room) => ui.say("room", roomArgs(view, room));

/** @param {View} view @param {number[]} suspects */
const namesOf = (view, suspects) => gameList(suspects.map((suspect) => nameOf(view, suspect)));

/**
 * The arguments for a question, complete or not.
 * @param {View} view @param {{topic: string, traits: string[], names: number[], space: string}} question
 * @param {boolean} [open]  the room is not chosen yet
 */
export const questionArgs = (view, { topic, traits, names, space }, open = false) => ({
  topic,
  named: names.length ? (names.length > 1 ? "several" : "one") : traits.length ? "kind" : "open",
  "names-list": namesOf(view, names),
  ...kindOf(traits),
  ...(open ? { room: "open" } : roomArgs(view, space)),
});

/** An event with names instead of numbers. @param {GameEvent} event @param {View | null} view @returns {GameEvent} */
export function retell(event, view) {
  if (!view) return event;
  const { suspects, names, room, ...args } = event.args;
  return {
    ...event,
    args: {
      ...args,
      ...(suspects === undefined ? {} : { "suspects-list": namesOf(view, readNumbers(suspects)) }),
      ...(names === undefined ? {} : { "names-list": namesOf(view, readNumbers(names)) }),
      ...(room === undefined ? {} : roomArgs(view, String(room))),
    },
  };
}

/** An event as a sentence. @param {View} view @param {Ui} ui @param {GameEvent} event */
export const sentence = (view, ui, event) => ui.say(event.name, retell(event, view).args);
