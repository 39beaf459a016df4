/**
 * Sentences: code passes a key and arguments, the catalogue has the words (words/<language>/*.ftl).
 *
 * This file adds the arguments that grammar needs, in the same way as core/text.py:
 * - For a seat, `$seat-name` is the name of its player and `$seat-is` is `you` or `other`, so that the catalogue can
 *   choose the verb. Every argument that is a whole number is treated like this.
 * - An argument may list several things, such as `$cards` = "8 12a". The sentence `each-cards` names one of them
 *   (`$item`), and `$cards-list` is the whole list ("an 8 and a marmot of 12"). A thing written as `marmot/12` also
 *   gives `$kind` and `$value`.
 *
 * A game may lack the language of the page. Its sentences are then English, and so are the lists in them.
 * @import { GameEvent } from "./types.js"
 */

import { FluentBundle, FluentResource } from "./fluent.js";

/** @typedef {Record<string, string | number>} Args */
/** @typedef {(seat: number) => string} Name */

const SOURCE = "en", PSEUDO = "en-XA";

/** The language of this page. */
export const language = document.documentElement.lang || SOURCE;

/** The locale of a language. Our English is British. @param {string} tongue */
const localeOf = (tongue) => tongue.startsWith(SOURCE) ? "en-GB" : tongue;

/** The locale for lists, numbers and dates. */
export const locale = localeOf(language);

/** How a language writes lists. The pseudo-language has commas: "and" would be plain English. @param {string} tongue */
const listsOf = (tongue) => {
  const made = (/** @type {Intl.ListFormatType} */ type) =>
    new Intl.ListFormat(localeOf(tongue), tongue === PSEUDO ? { type: "unit", style: "short" } : { type });
  return { ands: made("conjunction"), ors: made("disjunction") };
};

const lists = { page: listsOf(language), game: listsOf(language) };

/** Things in a sentence of the page: "a, b and c". @param {Iterable<string>} items */
export const list = (items) => lists.page.ands.format(items);

/** Things in a sentence of the game: "a, b and c". @param {Iterable<string>} items */
export const gameList = (items) => lists.game.ands.format(items);

/** A choice in a sentence of the game: "a, b or c". @param {Iterable<string>} items */
export const gameChoice = (items) => lists.game.ors.format(items);

/** A number as text, with a minus sign in place of the hyphen. @param {number | string} number */
export const withMinus = (number) => String(number).replace("-", "−");

/** Load the source of a catalogue in the language of this page and in English. @param {string} place */
const load = (place) =>
  Promise.all([...new Set([language, SOURCE])].map(async (tongue) => {
    const answer = await fetch(`${place}/${tongue}.ftl`).catch(() => null);
    return { tongue, source: answer?.ok ? await answer.text() : "" };
  }));

/** The arguments for a sentence that names one thing of a list. @param {string} item @returns {Args} */
function thing(item) {
  const [, kind, value] = /^([^/]*)\/(\d+)$/.exec(item) ?? [];
  return value === undefined ? { item } : { item, kind, value: Number(value) };
}

export class Words {
  /** @param {{tongue: string, source: string}[]} loaded  the preferred language first @param {FluentBundle[]} [more] */
  constructor(loaded, more = []) {
    this.bundles = [...loaded.map(({ tongue, source }) => {
      const bundle = new FluentBundle(tongue, { useIsolating: false });
      bundle.addResource(new FluentResource(source));
      return bundle;
    }), ...more];
    /** The language of these sentences: English if there are none in the language of the page. */
    this.language = loaded.find(({ source }) => source)?.tongue ?? SOURCE;
    this.lists = listsOf(this.language);
    /** Whether the game shows anything for a moment only. Its sentences for that end in `-face`. */
    this.flashes = loaded.some(({ source }) => /^[\w-]+-face =/m.test(source));
  }

  /** The sentences of a game, and the common ones behind them. @param {string} game @returns {Promise<Words>} */
  static async of(game) {
    const words = new Words(await load(`/games/${encodeURIComponent(game)}/words`), everybody.bundles);
    lists.game = words.lists;
    return words;
  }

  /** What the `lang` of an element has to be that says these sentences: nothing if it is that of the page. */
  get foreign() {
    return this.language === language ? null : this.language;
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
   * A sentence about seats, as it is told to one of them.
   * @param {string} key @param {Args} args @param {Name} name @param {number | null} you
   */
  tell(key, args, name, you) {
    return this.say(key, this.#told(args, name, you));
  }

  /** The arguments, and those that grammar needs. @param {Args} args @param {Name} name @param {number | null} you */
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
      full[`${key}-list`] = this.lists.ands.format(items.map((item) => this.say(`each-${key}`, { ...full, ...thing(item) })));
    }
    return full;
  }

  /**
   * An event as a sentence for one onlooker.
   * @param {GameEvent} event @param {Name} name @param {number | null} you
   * @param {boolean} [shown] include what is shown for a moment
   */
  event(event, name, you, shown = false) {
    const flashed = shown && event.flash && this.has(`${event.name}-face`);
    const args = { ...event.args, ...(flashed ? event.flash : {}) };
    return this.tell(flashed ? `${event.name}-face` : event.name, args, name, you);
  }
}

/** The common sentences, which belong to no game. */
export const everybody = new Words(await load("/words"));

/** A common sentence. @param {string} key @param {Args} [args] */
export const say = (key, args) => everybody.say(key, args);
