/** @import { Snap } from "/static/types.js" */
/** @type {Snap["v"]} */
export const q = "a";
/** @type {import("/static/types.js").Snap["v"]} */
export const r = "a";
