/** The part of @fluent/bundle that is used here. */
export interface Pattern {
  readonly pattern: unique symbol;
}
export class FluentResource {
  constructor(source: string);
}
export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): { value: Pattern | null } | undefined;
  formatPattern(
    pattern: Pattern,
    args: Record<string, string | number>,
    errors: Error[],
  ): string;
}
