// @ts-self-types="./fluent.d.ts"
export { FluentBundle, FluentResource } from "../vendor/fluent-bundle/index.js";
