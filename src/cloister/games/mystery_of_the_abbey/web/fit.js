/** Text that has to find room in the drawing: first smaller letters, then fewer. */

/** How wide a letter is on average, in its own size; drawn a little too wide rather than too narrow. */
const LETTER = 0.54;
/** No text gets smaller than this part of its size. */
const SMALLEST = 0.6;

/** @param {string} text @param {number} most letters */
const short = (text, most) => text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** One line. @param {string} text @param {number} wide @param {number} size of the letters, if there is room enough */
export function fit(text, wide, size) {
  const fitting = Math.min(size, Math.max(size * SMALLEST, wide / (LETTER * text.length)));
  return { text: short(text, Math.floor(wide / (LETTER * fitting) + 0.01)), size: Number(fitting.toFixed(1)) };
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
 * Two lines, or three of smaller letters.
 * @param {string} text @param {number} wide @param {number} size @returns {{lines: string[], size: number}}
 */
export function lines(text, wide, size) {
  const letters = (/** @type {number} */ at) => Math.floor(wide / (0.48 * at)), small = size * 0.8;
  const two = wrap(text, letters(size));
  if (two.length <= 2) return { lines: two, size };
  const three = wrap(text, letters(small));
  return { lines: three.length <= 3 ? three : [...three.slice(0, 2), short(three.slice(2).join(" "), letters(small))], size: small };
}
