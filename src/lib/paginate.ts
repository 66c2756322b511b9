/** One page of a paged list. */
export interface ListPage<Item> {
  items: Item[];
  /** From 1. */
  number: number;
  count: number;
}

/** Splits a list into pages of `size`; an empty list has one empty page. */
export function paginate<Item>(items: readonly Item[], size: number): ListPage<Item>[] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, index) => ({
    items: items.slice(index * size, (index + 1) * size),
    number: index + 1,
    count,
  }));
}

/**
 * The page numbers for a list of links: the first, the last, the current one and its neighbours;
 * `undefined` is a gap.
 *
 * @example pageNumbers(6, 12) // [1, undefined, 5, 6, 7, undefined, 12]
 */
export function pageNumbers(current: number, count: number): (number | undefined)[] {
  const shown = [1, current - 1, current, current + 1, count].filter(
    (number, index, all) => number >= 1 && number <= count && all.indexOf(number) === index,
  );
  return shown.flatMap((number, index) => {
    const step = number - (shown[index - 1] ?? 0);
    if (step === 2) return [number - 1, number];
    return step > 2 ? [undefined, number] : [number];
  });
}
