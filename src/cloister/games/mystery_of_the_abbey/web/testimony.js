/**
 * Testimony: everything that was asked, answered, shown and seen, as lines that list the suspects concerned.
 * @import { Ui } from "/static/board/board-api.js"
 * @import { GameEvent, View } from "/static/lib/types.js"
 *
 * @typedef {object} Line
 * @property {number} v  the step that announced it
 * @property {string} text
 * @property {string} answer
 * @property {string} short  "Ben 2 of 3", shown on the suspects themselves
 * @property {number[]} suspects  those that it is about
 * @property {"talk" | "sight" | "mass"} kind
 * @property {"all" | "card" | ""} asks  it asks several players, or asks for a card
 */

import { html, nothing } from "/static/lib/lit.js";
import { matching, readNumbers } from "./abbey.js";
import { sentence } from "./telling.js";

/** @param {unknown} traits "bearded fat" @returns {string[]} */
const readTraits = (traits) => String(traits ?? "").split(" ").filter(Boolean);

/** The suspects that a question is about. @param {View} view @param {GameEvent["args"]} args */
function concerned(view, args) {
  const traits = readTraits(args.traits), names = readNumbers(args.names);
  return names.length ? names : traits.length ? matching(view, traits) : [];
}

/** Events that answer the question before them, and the key of the answer. @type {Record<string, string>} */
const ANSWERS = {
  answered: "answer",
  silent: "testimony-silent",
  promised: "testimony-yes",
  "promised-not": "testimony-no",
  "said-yes": "testimony-yes",
  "said-no": "testimony-no",
  "said-number": "testimony-number",
};
/** The same for a request for a card. Cards are shown for other reasons, too. @type {Record<string, string>} */
const SHOWN = { "has-none": "testimony-none", showed: "testimony-card", "showed-unseen": "testimony-card" };

/** Events that name suspects that somebody saw. */
const SIGHTS = [
  "took", "gave-back", "gave-another", "swapped-away", "swapped-for", "showed", "showed-all", "passed", "drew", "looked",
  "turned", "accused-wrongly",
];
const QUESTIONS = ["asked", "asked-all", "requested"];

/** @param {View} view @param {Ui} ui @param {number} v @param {GameEvent} event @returns {Line | null} */
function lineOf(view, ui, v, event) {
  const { name, args } = event, seen = readNumbers(args.suspects);
  /** @type {(kind: Line["kind"], more?: Partial<Line>) => Line} */
  const line = (kind, more) =>
    ({ v, kind, text: sentence(view, ui, event), answer: "", short: "", suspects: seen, asks: "", ...more });
  if (QUESTIONS.includes(name)) {
    const asks = name === "requested" ? "card" : name === "asked-all" ? "all" : "";
    return line("talk", { asks, suspects: concerned(view, args) });
  }
  if (name === "counted") {
    const suspects = matching(view, [String(args.value)]);
    return line("talk", { suspects, short: shortly(ui, Number(args.seat), args.n, suspects) });
  }
  if (name === "revealed") return line("talk", { suspects: matching(view, [String(args.value)]) });
  if (name === "mass") return line("mass", { text: ui.say("testimony-mass", { n: Number(args.n) }) });
  return SIGHTS.includes(name) && seen.length ? line("sight") : null;
}

/** How many of these suspects somebody has. @param {Ui} ui @param {number} other @param {string | number} n @param {number[]} suspects */
const shortly = (ui, other, n, suspects) => ui.say("testimony-short", { other, n, count: suspects.length });

/** All lines, the oldest first, without steps that were taken back. @param {View} view @param {Ui} ui @returns {Line[]} */
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
      const asked = lines.findLast(({ kind }) => kind === "talk"), isOpen = asked?.asks === "card" && !asked.answer;
      const key = ANSWERS[event.name] ?? (isOpen ? SHOWN[event.name] : undefined);
      if (key && asked) answered(ui, asked, event, ui.say(key, { named: event.args.named ?? "", n: event.args.n ?? 0 }));
      const line = lineOf(view, ui, v, event);
      if (line) lines.push(line);
    }
  }
  return lines;
}

/** @param {Ui} ui @param {Line} line @param {GameEvent} event @param {string} answer */
function answered(ui, line, { name, args }, answer) {
  const other = Number(args.other), all = line.asks === "all";
  line.answer = all ? [line.answer, ui.say("testimony-answer-of", { other, answer })].filter(Boolean).join(", ") : answer;
  if (name === "answered" && !all) line.short = shortly(ui, other, args.n, line.suspects);
}

/** A line with its answer. @param {Ui} ui @param {Line} line */
export const lineWords = (ui, { text, answer }) => (answer ? ui.say("testimony-answered", { text, answer }) : text);

/** The line being looked at; its suspects are highlighted. @param {View} view @param {Ui} ui @returns {Line | null} */
export const spoken = (view, ui) => ui.kept.line ?? null;

/** The testimony as a list, the newest line first. @param {View} view @param {Ui} ui */
export function testimonyList(view, ui) {
  const lines = testimony(view, ui).toReversed();
  if (!lines.length) return html`<p class="empty">${ui.say("testimony-empty")}</p>`;
  const same = (/** @type {Line} */ line) => ui.kept.line?.v === line.v && ui.kept.line?.text === line.text;
  const point = (/** @type {Line | null} */ line) => {
    ui.kept.line = line;
    ui.redraw();
  };
  return html`<ol class="moa-lines" aria-label=${ui.say("testimony-list")}>${lines.map((line) => line.kind === "mass"
    ? html`<li class="mass">${line.text}</li>`
    : html`<li><button type="button" class=${same(line) ? "line on" : "line"} aria-pressed=${same(line)}
        ?disabled=${!line.suspects.length}
        @pointerenter=${(/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && !ui.kept.held && point(line)}
        @pointerleave=${(/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && !ui.kept.held && point(null)}
        @click=${() => {
          const off = ui.kept.held && same(line);
          ui.kept.held = !off;
          point(off ? null : line);
        }}><span class="v">${line.v}</span><span>${line.text}
        ${line.answer ? html`<em>${line.answer}</em>` : nothing}</span></button></li>`)}</ol>`;
}
