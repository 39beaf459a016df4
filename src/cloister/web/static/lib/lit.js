// @ts-self-types="./lit.d.ts"
// The parts of lit-html that the modules here import.
export { html, nothing, render, svg } from "../vendor/lit-html/lit-html.js";
export { classMap } from "../vendor/lit-html/directives/class-map.js";
export { ifDefined } from "../vendor/lit-html/directives/if-defined.js";
export { keyed } from "../vendor/lit-html/directives/keyed.js";
export { live } from "../vendor/lit-html/directives/live.js";
export { ref } from "../vendor/lit-html/directives/ref.js";
export { repeat } from "../vendor/lit-html/directives/repeat.js";
