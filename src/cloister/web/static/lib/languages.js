/**
 * The languages that the server offers. The page has them in a `<template id="languages">`, which is empty while
 * there is only one.
 */

import { html, nothing } from "./lit.js";
import { language, say } from "./words.js";

/** @returns {HTMLAnchorElement[]} */
const offered = () => {
  const template = /** @type {HTMLTemplateElement | null} */ (document.getElementById("languages"));
  return [...template?.content.querySelectorAll("a") ?? []];
};

/** The language switch, as in the footer of other pages. Keeps an invitation that is in the address. */
export function languageSwitch() {
  const links = offered();
  if (!links.length) return nothing;
  return html`<nav class="languages" aria-label=${say("foot-languages")}>${links.map((link) => html`<a
    href="${link.getAttribute("href")}${location.hash}" hreflang=${link.hreflang} lang=${link.hreflang}
    aria-current=${link.hreflang === language ? "true" : nothing}>${link.textContent}</a>`)}</nav>`;
}
