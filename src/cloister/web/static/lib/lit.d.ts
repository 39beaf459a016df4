/** The part of lit-html that is used here. */
export interface Template {
  readonly _$litType$: unknown;
}
export function html(strings: TemplateStringsArray, ...values: unknown[]): Template;
export function svg(strings: TemplateStringsArray, ...values: unknown[]): Template;
export const nothing: unique symbol;
export function render(value: unknown, container: HTMLElement | DocumentFragment): unknown;
export function classMap(classes: Record<string, boolean | null | undefined>): unknown;
export function ifDefined<T>(value: T | undefined): unknown;
export function keyed(key: unknown, value: unknown): unknown;
export function live(value: unknown): unknown;
export function ref(callback: (element: Element | undefined) => void): unknown;
export function repeat<T>(
  items: Iterable<T>,
  key: (item: T, index: number) => unknown,
  template: (item: T, index: number) => unknown,
): unknown;
