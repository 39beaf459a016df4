/** Preferences of this browser, such as theme and sound. The page's head runs `theme-first.js` before this. */

/** @param {string} key @returns {string | null} */
export function preference(key) {
  try {
    return localStorage.getItem(`cloister-${key}`);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} value */
export function prefer(key, value) {
  try {
    localStorage.setItem(`cloister-${key}`, value);
  } catch { /* without storage everything else still works */ }
}

export const isNight = () =>
  (document.documentElement.dataset.theme ??
    (matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "parchment")) === "night";

export function toggleTheme() {
  const theme = isNight() ? "parchment" : "night";
  document.documentElement.dataset.theme = theme;
  prefer("theme", theme);
  updateButtons();
}

/** Label each theme button with what it will do. The server has put the words into the page. */
function updateButtons() {
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-theme-switch]"))) {
    const text = (isNight() ? button.dataset.light : button.dataset.dark) ?? "";
    button.setAttribute("aria-label", text);
    button.setAttribute("title", text);
    const use = button.querySelector("use");
    use?.setAttribute("href", `/static/icons/ui.svg#${isNight() ? "sun" : "moon"}`);
  }
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (target.closest("[data-theme-switch]")) toggleTheme();
});
updateButtons();
