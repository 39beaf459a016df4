/**
 * Sentences: code says a key and arguments, the catalogue has the words (words/<language>/*.ftl).
 *
 * What an argument means for grammar is worked out here, and in core/text.py in the same way:
 * - For a seat, `$seat-name` is the name of its player and `$seat-is` is `you` or `other`: the catalogue chooses the
 *   verb. This holds for every argument that is a whole number.
 * - For several things in one argument, such as `$cards` = "8 12a", the sentence `each-cards` names one of them,
 *   `$item`, and `$cards-list` is the whole list ("an 8 and a marmot of 12"). A thing that is written `marmot/12` is
 *   also a `$kind` and a `$value`.
 * @import { GameEvent } from "./types.js"
 */

import { FluentBundle, FluentResource } from "./fluent.js";

/** @typedef {Record<string, string | number>} Args */
/** @typedef {(seat: number) => string} Name */

const SOURCE = "en";

/** The language of this page. */
export const language = document.documentElement.lang || SOURCE;

/** Whose lists, numbers and dates it uses; our English is British. */
export const locale = language.startsWith(SOURCE) ? "en-GB" : language;

const ands = new Intl.ListFormat(locale, { type: "conjunction" }), ors = new Intl.ListFormat(locale, { type: "disjunction" });

/** Things in a row: "a, b and c". @param {Iterable<string>} items */
export const list = (items) => ands.format(items);

/** A choice: "a, b or c". @param {Iterable<string>} items */
export const choice = (items) => ors.format(items);

/** A catalogue as Fluent reads it, in the language of this page and in English. @param {string} place */
const load = (place) =>
  Promise.all([...new Set([language, SOURCE])].map(async (tongue) => {
    const answer = await fetch(`${place}/${tongue}.ftl`).catch(() => null);
    return { tongue, source: answer?.ok ? await answer.text() : "" };
  }));

/** What a sentence may use of one of several things. @param {string} item @returns {Args} */
function thing(item) {
  const [, kind, value] = /^([^/]*)\/(\d+)$/.exec(item) ?? [];
  return value === undefined ? { item } : { item, kind, value: Number(value) };
}

export class Words {
  /** @param {{tongue: string, source: string}[]} loaded  the most wanted first @param {FluentBundle[]} [more] */
  constructor(loaded, more = []) {
    this.bundles = [...loaded.map(({ tongue, source }) => {
      const bundle = new FluentBundle(tongue, { useIsolating: false });
      bundle.addResource(new FluentResource(source));
      return bundle;
    }), ...more];
    /** Whether the game shows anything for a moment only: it has sentences for that. */
    this.flashes = loaded.some(({ source }) => /^[\w-]+-face =/m.test(source));
  }

  /** The sentences of a game, and everybody's. @param {string} game @returns {Promise<Words>} */
  static async of(game) {
    return new Words(await load(`/games/${encodeURIComponent(game)}/words`), everybody.bundles);
  }

  /** @param {string} key */
  has(key) {
    return this.bundles.some((bundle) => bundle.hasMessage(key));
  }

  /** @param {string} key @param {Args} [args] */
  say(key, args = {}) {
    const bundle = this.bundles.find((found) => found.getMessage(key)?.value), /** @type {Error[]} */ wrong = [];
    const said = bundle ? bundle.formatPattern(/** @type {any} */ (bundle.getMessage(key)?.value), args, wrong) : key;
    if (!bundle) console.error(`no sentence "${key}"`);
    for (const error of wrong) console.error(`${key}: ${error.message}`);
    return said;
  }

  /**
   * A sentence about seats, as one of them is told it.
   * @param {string} key @param {Args} args @param {Name} name @param {number | null} you
   */
  tell(key, args, name, you) {
    return this.say(key, this.#told(args, name, you));
  }

  /** The arguments with what grammar needs. @param {Args} args @param {Name} name @param {number | null} you */
  #told(args, name, you) {
    const full = { ...args };
    for (const [key, value] of Object.entries(args)) {
      if (/^-?\d+\.\d$/.test(String(value))) full[key] = Number(value);
      if (!/^\d+$/.test(String(value))) continue;
      full[`${key}-name`] = name(Number(value));
      full[`${key}-is`] = Number(value) === you ? "you" : "other";
    }
    for (const [key, value] of Object.entries(args)) {
      if (typeof value !== "string" || !this.has(`each-${key}`)) continue;
      const items = value.split(" ").filter(Boolean);
      full[`${key}-list`] = list(items.map((item) => this.say(`each-${key}`, { ...full, ...thing(item) })));
    }
    return full;
  }

  /**
   * An event as this onlooker tells it.
   * @param {GameEvent} event @param {Name} name @param {number | null} you
   * @param {boolean} [shown] say also what is shown for a moment
   */
  event(event, name, you, shown = false) {
    const flashed = shown && event.flash && this.has(`${event.name}-face`);
    const args = { ...event.args, ...(flashed ? event.flash : {}) };
    return this.tell(flashed ? `${event.name}-face` : event.name, args, name, you);
  }
}

/** The sentences outside the games. */
export const everybody = new Words(await load("/words"));

/** A sentence of everybody's. @param {string} key @param {Args} [args] */
export const say = (key, args) => everybody.say(key, args);
