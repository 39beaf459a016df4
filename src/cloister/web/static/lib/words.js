/**
 * Sentences of a game, from its words/<language>.ftl. Seats become names, one's own becomes "You".
 * @import { GameEvent } from "./types.js"
 */

import { FluentBundle, FluentResource } from "./fluent.js";

/** Verbs that do not just drop their s. @type {Record<string, string>} */
const IRREGULAR = { has: "have", is: "are", does: "do", goes: "go", was: "were" };

/** A seat, and the verb that goes with it. */
const SEAT = /\b[Ss]eat (\d+)\b( [a-z]+s\b)?/g;

const OF_SEAT = /\bthe (\w+) of seat (\d+)\b/g;

/** @param {string} verb in the third person */
function plainVerb(verb) {
  if (IRREGULAR[verb]) return IRREGULAR[verb];
  if (/[^aeiou]ies$/.test(verb) && verb.length > 4) return `${verb.slice(0, -3)}y`;
  if (/(ss|sh|ch|x)es$/.test(verb)) return verb.slice(0, -2);
  return verb.replace(/s$/, "");
}

export class Words {
  /** @param {string} source @param {string} [language] */
  constructor(source, language = "en") {
    this.language = language;
    /** Whether the game shows anything for a moment only: it has sentences for that. */
    this.flashes = /^[\w-]+-face =/m.test(source);
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
  }

  /** @param {string} game @returns {Promise<Words>} */
  static async of(game) {
    const answer = await fetch(`/games/${encodeURIComponent(game)}/words/en.ftl`).catch(() => null);
    return new Words(answer?.ok ? await answer.text() : "");
  }

  /** @param {string} id */
  has(id) {
    return this.bundle.hasMessage(id);
  }

  /** @param {string} id @param {Record<string, string | number>} [args] */
  say(id, args = {}) {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args, []) : id;
  }

  /**
   * An event as this onlooker tells it.
   * @param {GameEvent} event @param {(seat: number) => string} name @param {number | null} you
   * @param {boolean} [shown] say also what is shown for a moment
   */
  event(event, name, you, shown = false) {
    const seat = typeof event.args.seat === "number" ? event.args.seat : null;
    const flashed = shown && event.flash && this.has(`${event.name}-face`);
    const args = { ...event.args, ...(flashed ? event.flash : {}) };
    const isYou = seat !== null && seat === you;
    const told = this.say(flashed ? `${event.name}-face` : event.name, {
      ...args,
      you: isYou ? "yes" : "no",
    });
    const own = told.replace(OF_SEAT, (whole, thing, number) => Number(number) === you ? `your ${thing}` : whole);
    return own.replace(SEAT, (whole, number, verb = "") => {
      if (Number(number) !== you) return name(Number(number)) + verb;
      return `${whole[0] === "S" ? "You" : "you"}${verb && ` ${plainVerb(verb.trim())}`}`;
    });
  }
}
