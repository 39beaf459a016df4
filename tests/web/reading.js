/* The texts of a page, and those that lack room. Loaded by reading.py; runs inside the page. */
({
  spoken() {
    const root = document.documentElement.lang, found = new Set();
    const foreign = (e) => !!e.closest("[lang]") && e.closest("[lang]").lang !== root;
    const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest("[data-verbatim]");
    const note = (e, text) => {
      if (text?.trim() && seen(e) && !foreign(e)) found.add(text.trim().replace(/\s+/g, " "));
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE"].includes(parent.tagName)) {
        note(parent, walker.currentNode.textContent);
      }
    }
    for (const name of ["aria-label", "aria-description", "title", "placeholder", "alt"]) {
      for (const e of document.querySelectorAll(`[${name}]`)) note(e, e.getAttribute(name));
    }
    found.add(document.title);
    return [...found];
  },
  cut() {
    const words = (e) => (e.textContent ?? "").trim().slice(0, 60);
    const shown = [...document.querySelectorAll("body *")].filter((e) =>
      e instanceof HTMLElement && e.checkVisibility() && words(e) && !e.closest(".sr, .skip"));
    const found = [];
    for (const e of shown) {
      const style = getComputedStyle(e);
      const clips = (way) => ["hidden", "clip"].includes(way);
      const own = [...e.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
      if (!own && style.textOverflow !== "ellipsis") continue;
      if (clips(style.overflowX) && e.scrollWidth > e.clientWidth + 1) found.push(`cut: ${words(e)}`);
      if (clips(style.overflowY) && e.scrollHeight > e.clientHeight + 3) found.push(`cut below: ${words(e)}`);
    }
    for (const e of document.querySelectorAll("select")) {
      if (!e.checkVisibility()) continue;
      const whole = e.cloneNode(true);
      whole.style.width = "max-content";
      e.after(whole);
      if (whole.offsetWidth > e.offsetWidth + 1) found.push(`cut: ${words(e)}`);
      whole.remove();
    }
    for (const e of document.querySelectorAll(".seat *")) {
      const edge = e.closest(".seat").getBoundingClientRect(), { right, width } = e.getBoundingClientRect();
      if (width > 1 && right > edge.right + 1) found.push(`beyond its seat: ${words(e)}`);
    }
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth} wide`);
    for (const text of document.querySelectorAll("svg text")) {
      if (!text.checkVisibility() || text.closest("defs, symbol") || !words(text)) continue;
      const box = text.getBoundingClientRect(), frame = text.closest("svg").getBoundingClientRect();
      if (box.left < frame.left - 3 || box.right > frame.right + 3) found.push(`beyond the board: ${words(text)}`);
    }
    return found;
  },
  overlaps() {
    const name = (e) => `${e.tagName.toLowerCase()}.${e.getAttribute("class") ?? ""} "${(e.textContent ?? "").trim().slice(0, 40)}"`;
    const layer = (e) => e.closest("dialog, .toast, .drawer, .away, .advice, .curtain, aside") ?? document.body;
    const touched = [...document.querySelectorAll("a, button, input, select, summary, h1, h2, p.headline, p.hint")]
      .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest("svg, .sr, .skip, [inert]"));
    const inside = (e) => {
      let { left, top, right, bottom } = e.getBoundingClientRect();
      for (let room = e.parentElement; room; room = room.parentElement) {
        if (getComputedStyle(room).overflowY === "visible") continue;
        const b = room.getBoundingClientRect();
        [left, top] = [Math.max(left, b.left), Math.max(top, b.top)];
        [right, bottom] = [Math.min(right, b.right), Math.min(bottom, b.bottom)];
      }
      return { left, top, right, bottom };
    };
    const boxes = touched.map((e) => [e, inside(e), layer(e)]).filter(([, b]) => b.right - b.left > 1 && b.bottom - b.top > 1);
    const found = [];
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    boxes.forEach(([one, a, la], i) => boxes.slice(i + 1).forEach(([other, b, lb]) => {
      if (la === lb && !one.contains(other) && !other.contains(one) && meet(a, b)) found.push(`${name(one)} over ${name(other)}`);
    }));
    const texts = [...document.querySelectorAll("svg text")].filter((e) =>
      e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.closest("defs, symbol, [aria-hidden=true]") && e.textContent.trim().length > 2);
    const drawn = texts.map((e) => [e, e.getBoundingClientRect()]).filter(([, b]) => b.width > 1);
    drawn.forEach(([one, a], i) => drawn.slice(i + 1).forEach(([other, b]) => {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 4 && high > 0.4 * Math.min(a.height, b.height)) {
        found.push(`${one.textContent.trim().slice(0, 30)} over ${other.textContent.trim().slice(0, 30)}`);
      }
    }));
    return found;
  },
})
