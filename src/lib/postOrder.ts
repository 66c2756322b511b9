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
  const related = new Set([...sharing.take(count), ...others().take(2 * count)]);
  return [...related].slice(0, count);
}
