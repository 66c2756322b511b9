/** What of a list is there: parts that depend on a fact may be `undefined`. */
export const given = <Item>(items: readonly (Item | undefined)[]): Item[] =>
  items.filter((item) => item !== undefined);
