/**
 * Shows in the browser tab, by title and icon, whose turn it is.
 * @import { State } from "./state.js"
 */

import { say } from "../lib/words.js";
import { headline } from "./prompt.js";
import { isMyTurn } from "./state.js";

/** @param {State} t */
export function updateTitle(t) {
  const game = t.snap?.title ?? "Cloister", mine = isMyTurn(t);
  const title = mine ? say("tab-your-turn", { game }) : say("tab-headline", { headline: headline(t), game });
  if (document.title !== title) document.title = title;
  const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
  const href = `/static/icons/favicon${mine ? "-turn" : ""}.svg`;
  if (icon && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
}
