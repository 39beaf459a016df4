/**
 * Testimony: everything that was asked, answered, shown and seen, as lines that know of whom they speak.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { GameEvent, View } from "/static/lib/types.js"
 *
 * @typedef {object} Line
 * @property {number} v  the step that told it
 * @property {string} who  "Ana → Ben"
 * @property {string} text
 * @property {string} answer
 * @property {string} short  "Ben 2 of 3", for the suspects themselves
 * @property {number[]} suspects  of whom it speaks
 * @property {"talk" | "sight" | "mass"} kind
 * @property {boolean} [wish]  it asks for a card, not for a word
 */

import { html, nothing } from "/static/lib/lit.js";
import { kindWords, matching, namesOf, readNumbers, roomName } from "./abbey.js";

/** @param {unknown} traits "bearded fat" @returns {string[]} */
const readTraits = (traits) => String(traits ?? "").split(" ").filter(Boolean);

/** Of whom a question is. @param {View} view @param {string[]} traits @param {number[]} names */
const concerned = (view, traits, names) => names.length ? names : traits.length ? matching(view, traits) : [];

/**
 * A question in words, also while it grows.
 * @param {View} view @param {Ui} ui
 * @param {{topic: string, traits: string[], names: number[], space: string}} question
 */
export function questionWords(view, ui, { topic, traits, names, space }) {
  const what = names.length ? `of ${namesOf(view, names)}` : traits.length ? kindWords(traits) : "…";
  if (topic === "will") return `Will you go to ${space ? roomName(view, ui, space) : "…"} on your next turn?`;
  if (topic === "aloud") return "A question aloud: it stands in the chat.";
  if (names.length === 1) {
    return topic === "seen" ? `Have you eliminated ${what.slice(3)}?` : `Do you hold ${what.slice(3)}?`;
  }
  return {
    hand: `How many ${what} do you hold?`,
    seen: `How many ${what} have you eliminated?`,
    passed: `How many ${what} did you pass at the last Mass?`,
    received: `How many ${what} did you receive at the last Mass?`,
  }[topic] ?? "";
}

/** @param {Ui} ui @param {unknown} seat */
const who = (ui, seat) => (Number(seat) === ui.seat ? "You" : ui.name(Number(seat)));

/** Answers to the question before them, by the name of the event. @type {Record<string, (args: GameEvent["args"]) => string>} */
const ANSWERS = {
  answered: ({ n }) => String(n),
  silent: () => "vow of silence",
  promised: () => "yes",
  "promised-not": () => "no",
  "said-yes": () => "yes",
  "said-no": () => "no",
  "said-number": ({ n }) => String(n),
};
/** Answers to a request for a card; cards are shown for other reasons, too. @type {Record<string, string>} */
const SHOWN = { "has-none": "none", showed: "a card", "showed-unseen": "a card" };

/** What somebody saw, by the name of the event: in the third person, and to "you". @type {Record<string, [string, string]>} */
const SIGHTS = {
  took: ["takes", "take"], "gave-back": ["gives back", "give back"], "gave-another": ["gives", "give"],
  "swapped-away": ["gives", "give"], "swapped-for": ["gets", "get"], showed: ["shows", "show"],
  "showed-all": ["shows all", "show all"], passed: ["passes", "pass"], drew: ["draws", "draw"],
  looked: ["looks at", "look at"], turned: ["the parlour pile shows", "the parlour pile shows"],
  "accused-wrongly": ["accuses", "accuse"],
};

/** @param {View} view @param {Ui} ui @param {number} v @param {GameEvent} event @returns {Line | null} */
function lineOf(view, ui, v, { name, args }) {
  const seen = readNumbers(args.suspects), base = { v, answer: "", short: "", suspects: seen };
  const pair = `${who(ui, args.seat)} → ${who(ui, args.other)}`;
  if (name === "asked" || name === "asked-all" || name === "requested") {
    const traits = readTraits(args.traits), names = readNumbers(args.names);
    const text = name === "requested"
      ? `Show me one of the ${kindWords(traits)}.`
      : questionWords(view, ui, { topic: String(args.topic), traits, names, space: String(args.room ?? "") });
    const to = name === "asked-all" ? `${who(ui, args.seat)} → all` : pair;
    return { ...base, kind: "talk", who: to, text, wish: name === "requested", suspects: concerned(view, traits, names) };
  }
  if (name === "counted") {
    const suspects = matching(view, [String(args.value)]), told = `${who(ui, args.seat)} ${args.n} of ${suspects.length}`;
    return { ...base, kind: "talk", who: who(ui, args.seat), text: kindWords([String(args.value)]), answer: String(args.n), suspects, short: told };
  }
  if (name === "revealed") {
    const value = String(args.value);
    return { ...base, kind: "talk", who: who(ui, args.seat), text: `The culprit is ${value}.`, suspects: matching(view, [value]) };
  }
  if (name === "mass") return { ...base, kind: "mass", who: "", text: `Mass: ${args.n} to the left` };
  if (!(name in SIGHTS) || !seen.length) return null;
  const towards = args.other === undefined || name === "accused-wrongly" ? "" : ` → ${who(ui, args.other)}`;
  const holder = name === "accused-wrongly" ? `${who(ui, args.other)} shows the card` : "";
  return { ...base, kind: "sight", who: name === "turned" ? "" : who(ui, args.seat) + towards, text: `${SIGHTS[name][Number(args.seat) === ui.seat ? 1 : 0]} ${namesOf(view, seen)}`, answer: holder };
}

/** All lines, the oldest first; what was taken back is gone. @param {View} view @param {Ui} ui @returns {Line[]} */
export function testimony(view, ui) {
  /** @type {typeof ui.log} */
  const steps = [];
  for (const step of ui.log) {
    if (/** @type {any} */ (step).undo) steps.pop();
    else steps.push(step);
  }
  /** @type {Line[]} */
  const lines = [];
  for (const { v, events } of steps) {
    for (const event of events) {
      const asked = lines.findLast(({ kind }) => kind === "talk"), isOpen = asked?.wish && !asked.answer;
      const answer = ANSWERS[event.name]?.(event.args) ?? (isOpen ? SHOWN[event.name] : undefined);
      if (answer !== undefined && asked) answered(ui, asked, event, answer);
      const line = lineOf(view, ui, v, event);
      if (line) lines.push(line);
    }
  }
  return lines;
}

/** @param {Ui} ui @param {Line} line @param {GameEvent} event @param {string} answer */
function answered(ui, line, { name, args }, answer) {
  const all = line.who.endsWith(" all");
  line.answer = all ? [line.answer, `${who(ui, args.other)} ${answer}`].filter(Boolean).join(", ") : answer;
  if (name === "answered" && !all) line.short = `${who(ui, args.other)} ${answer} of ${line.suspects.length}`;
}

/** The line that is looked at, on which the suspects light up. @param {View} view @param {Ui} ui @returns {Line | null} */
export const spoken = (view, ui) => ui.kept.line ?? null;

/** The list. @param {View} view @param {Ui} ui */
export function testimonyList(view, ui) {
  const lines = testimony(view, ui).toReversed();
  if (!lines.length) return html`<p class="empty">Nobody has said anything yet.</p>`;
  const same = (/** @type {Line} */ line) => ui.kept.line?.v === line.v && ui.kept.line?.text === line.text;
  const point = (/** @type {Line | null} */ line) => {
    ui.kept.line = line;
    ui.redraw();
  };
  return html`<ol class="moa-lines" aria-label="Testimony, the newest first">${lines.map((line) => line.kind === "mass"
    ? html`<li class="mass">${line.text}</li>`
    : html`<li><button type="button" class=${same(line) ? "line on" : "line"} aria-pressed=${same(line)}
        ?disabled=${!line.suspects.length}
        @pointerenter=${(/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && !ui.kept.held && point(line)}
        @pointerleave=${(/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && !ui.kept.held && point(null)}
        @click=${() => {
          const off = ui.kept.held && same(line);
          ui.kept.held = !off;
          point(off ? null : line);
        }}><span class="v">${line.v}</span><span>${line.who ? html`<b>${line.who}</b>: ` : nothing}${line.text}
        ${line.answer ? html`<em>${line.answer}</em>` : nothing}</span></button></li>`)}</ol>`;
}
