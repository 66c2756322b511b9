/** Removes `undefined` from a list, for parts that depend on an optional fact. */
export const withoutUndefined = <Item>(items: readonly (Item | undefined)[]): Item[] =>
  items.filter((item) => item !== undefined);
