/**
 * The end: who was who, what each monk has won, and how sure each seat could be, look by look.
 * @import { ScoreLine, ScorePart, Ui } from "/static/board/board-api.js"
 * @import { View } from "/static/lib/types.js"
 */

import { MONKS } from "./map.js";
import { slip } from "./peek.js";
import { signed } from "./words.js";

const DECLINED = 6;

/**
 * A look: its turn, whom it found, and how sure its seat then could be of its own monk.
 * @param {View} view @param {Ui} ui @param {number} at @returns {ScoreLine}
 */
function lookLine(view, ui, at) {
  const [seat, monk] = view.looked[at], sure = view.believed[at][view.inside.indexOf(seat)];
  const args = { seat, turn: view.looked_on[at] + 1, sure: Math.round(100 * sure) };
  const shared = { points: null, rule: "MSM-26" };
  if (monk === DECLINED) return { ...shared, text: ui.say("score-declined", args), marks: new Map() };
  const inside = slip(view.inside[monk], ui);
  return {
    ...shared,
    text: ui.say("score-look", { ...args, monk: MONKS[monk], slip: inside }),
    marks: new Map([[MONKS[monk], inside]]),
  };
}

/** @param {View} view @param {Ui} ui @returns {ScorePart[]} */
export function explain(view, ui) {
  if (!view.outcome || !view.inside.length) return [];
  return view.outcome.scores.map((total, seat) => {
    const monk = view.inside.indexOf(seat), won = view.pages[monk].map(signed);
    const marks = new Map([[MONKS[monk], signed(total)]]);
    const looks = [...view.looked.keys()].filter((at) => view.looked[at][0] === seat);
    return {
      seat,
      total,
      lines: [
        { text: ui.say("board-monk-title", { monk: MONKS[monk] }), points: total, marks, rule: "MSM-28" },
        {
          text: ui.say("score-pages", { count: won.length, pages: won.join(" ") }),
          points: null,
          marks,
          rule: "MSM-29",
        },
        ...looks.map((at) => lookLine(view, ui, at)),
      ],
    };
  });
}
