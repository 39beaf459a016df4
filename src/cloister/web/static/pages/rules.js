/** The rules page: adds a table of contents, and makes wide tables and examples scroll. */

const contents = document.querySelector("nav.contents");
const headings = [...document.querySelectorAll(".rules h2")];
if (contents && headings.length) {
  const list = document.createElement("ol");
  for (const [at, heading] of headings.entries()) {
    heading.id ||= `part-${at + 1}`;
    const item = document.createElement("li"), link = document.createElement("a");
    link.href = `#${heading.id}`;
    link.textContent = heading.textContent;
    item.append(link);
    list.append(item);
  }
  list.lang = document.querySelector(".rules")?.getAttribute("lang") ?? document.documentElement.lang;
  contents.append(list);
}

/** Words that the server has put into the page, so that it loads no catalogue. */
const words = /** @type {HTMLElement | null} */ (document.querySelector(".rules"))?.dataset;

/** Put each table and example into a box, so that one wider than the screen scrolls by itself. */
for (const table of document.querySelectorAll(".prose table, .prose pre")) {
  const box = document.createElement("div");
  box.className = "wide";
  box.tabIndex = 0;
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", (table.tagName === "PRE" ? words?.example : words?.table) ?? "");
  table.replaceWith(box);
  box.append(table);
}
