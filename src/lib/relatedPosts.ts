interface Tagged {
  slug: string;
  tags: readonly string[];
}

const keyOf = (tag: string) => tag.toLowerCase();

/**
 * A post's related posts, up to `count`: those that share a tag, then any others; `posts` are in order, the
 * newest first.
 */
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
