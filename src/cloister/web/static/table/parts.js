/** Small parts that several pages share. */

import { html, nothing } from "../lib/lit.js";
import { everybody, say } from "../lib/words.js";

/** Marks the place in a sentence where `around` draws something. */
export const HERE = "\uE000";

/** A sentence with something drawn inside it, where the language puts it. @param {string} said with `HERE` @param {unknown} drawn */
export function around(said, drawn) {
  const [before, after = ""] = said.split(HERE);
  return html`${before}${drawn}${after}`;
}

/** The strength of a bot in words. @param {string | null} level */
export const levelName = (level) => said(`level-${kindOf(level)}`) ?? level ?? "";

/** The name of a bot. @param {string | null} level @param {number} seat @returns {string | null} null for an unknown level */
export const botName = (level, seat) => said(`bot-${kindOf(level)}`, { number: seat + 1 });

/** "master" of "master:0.3s". @param {string | null} level */
const kindOf = (level) => level?.split(":")[0] ?? "";

/** @param {string} key @param {Record<string, number>} [args] */
const said = (key, args) => everybody.has(key) ? say(key, args) : null;

/** @param {string} name of a Lucide icon */
export const icon = (name) =>
  html`<svg class="icon" aria-hidden="true"><use href="/static/icons/ui.svg#${name}"></use></svg>`;

/** A link to a rule. @param {string} game @param {string} rule */
export const ruleLink = (game, rule) =>
  rule
    ? html`<a class="rule" data-verbatim href="/rules/${game}#${rule}" target="_blank" rel="noopener">${rule}</a>`
    : nothing;

/** Copy a text to the clipboard, even without a secure context. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "sr";
    (document.querySelector("dialog[open]") ?? document.body).append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
}

/**
 * A QR code that the server has drawn. Only its shape is used.
 * @param {string} drawn an SVG
 */
export function qr(drawn) {
  const root = new DOMParser().parseFromString(drawn, "image/svg+xml").documentElement;
  const path = root.querySelector("path"), size = Number.parseFloat(root.getAttribute("width") ?? "0");
  const box = root.getAttribute("viewBox") ?? `0 0 ${size} ${size}`;
  return html`<svg class="qr" viewBox=${box} role="img" aria-label=${say("invite-qr")}>
    <rect width="100%" height="100%" class="paper"></rect>
    <path d=${path?.getAttribute("d") ?? ""} transform=${path?.getAttribute("transform") ?? ""}
      class=${path?.hasAttribute("stroke") ? "lines" : "solid"}></path></svg>`;
}

/** @param {string} id */
export function openDialog(id) {
  const dialog = /** @type {HTMLDialogElement | null} */ (document.getElementById(id));
  if (dialog && !dialog.open) dialog.showModal();
}

/** Close a dialog when its backdrop is clicked. @param {MouseEvent} event */
export function closeOutside(event) {
  if (event.target === event.currentTarget) /** @type {HTMLDialogElement} */ (event.target).close();
}

/** Remove what the server wrote into the page, before it is drawn for the first time. @param {HTMLElement} app */
export function ready(app) {
  if (app.hasAttribute("aria-busy")) app.replaceChildren();
  app.removeAttribute("aria-busy");
}

/** The value that was typed or chosen. @param {Event} event */
export const valueOf = (event) =>
  /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;
