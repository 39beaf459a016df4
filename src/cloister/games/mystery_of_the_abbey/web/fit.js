/** Fits text into the drawing: first with smaller letters, then by cutting it short. */

/** The smallest size of a text, as a fraction of its normal size. */
const SMALLEST = 0.55;
/** The average width of a letter, relative to its size. */
const LETTER = 0.48;

const pen = document.createElement("canvas").getContext("2d");
/** The font families, as the page defines them. @type {Map<string, string>} */
const families = new Map();

/** The width of text at font size 1. @param {string} text @param {"sans" | "fell"} font */
function breadth(text, font) {
  if (!pen) return LETTER * text.length;
  const family = families.get(font) ?? getComputedStyle(document.documentElement).getPropertyValue(`--${font}`);
  families.set(font, family);
  pen.font = `600 100px ${family}`;
  return pen.measureText(text).width / 100;
}

/** @param {string} text @param {number} most letters */
const short = (text, most) => text.length > most ? `${text.slice(0, most - 1)}…` : text;

/**
 * Fit text into one line.
 * @param {string} text @param {number} wide @param {number} size  of the letters, if there is enough room
 * @param {"sans" | "fell"} [font]
 */
export function fit(text, wide, size, font = "sans") {
  const needed = breadth(text, font) || 1, fitting = Math.min(size, Math.max(size * SMALLEST, wide / needed));
  const most = Math.floor(text.length * wide / (needed * fitting) + 0.01);
  return { text: short(text, most), size: Number(fitting.toFixed(1)) };
}

/** @param {string} text @param {number} most letters in a line */
function wrap(text, most) {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.length - 1, longer = `${lines[last]} ${word}`.trim();
    if (longer.length <= most || !lines[last]) lines[last] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Fit text into two lines, or into three with smaller letters.
 * @param {string} text @param {number} wide @param {number} size @returns {{lines: string[], size: number}}
 */
export function lines(text, wide, size) {
  const letters = (/** @type {number} */ at) => Math.floor(wide / (LETTER * at)), small = size * 0.8;
  const two = wrap(text, letters(size));
  if (two.length <= 2) return { lines: two, size };
  const three = wrap(text, letters(small));
  return { lines: three.length <= 3 ? three : [...three.slice(0, 2), short(three.slice(2).join(" "), letters(small))], size: small };
}
