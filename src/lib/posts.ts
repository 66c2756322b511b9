interface Dated {
  /** In ISO 8601 and UTC, so that sorting the texts sorts the times. */
  createdAt?: string | undefined;
}

/** Sorts posts by date, newest first, also future ones; those without a date come last in their own order. */
export const latestPosts = <Post extends Dated>(posts: readonly Post[]): Post[] =>
  posts.toSorted(({ createdAt: a = '' }, { createdAt: b = '' }) => b.localeCompare(a));

interface Tagged {
  slug: string;
  tags: readonly string[];
}

const keyOf = (tag: string) => tag.toLowerCase();

/** Returns up to `count` related posts of `posts`, newest first: those that share a tag, then any others. */
export function relatedPosts<Post extends Tagged>(
  posts: readonly Post[],
  { slug: own, tags }: Tagged,
  count: number,
): Post[] {
  const keys = new Set(tags.map(keyOf));
  const others = () => posts.values().filter(({ slug }) => slug !== own);
  const sharing = others().filter((post) => post.tags.some((tag) => keys.has(keyOf(tag))));
  const related = new Set([...sharing.take(count), ...others().take(count)]);
  return [...related].slice(0, count);
}

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

/** How many items a page shows. */
export const limits = {
  homeDishes: 8,
  homePosts: 3,
  aboutMembers: 4,
  relatedPosts: 3,
  pageSize: 24,
  homeDescriptionLength: 60,
  menuDescriptionLength: 50,
} as const;
