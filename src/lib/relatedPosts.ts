import { latestPosts } from './latestPosts.ts';

interface Tagged {
  slug: string;
  tags: readonly string[];
  createdAt?: string | undefined;
}

const keyOf = (tag: string) => tag.toLowerCase();

/**
 * Makes a function that finds a post's related posts: the newest that share a tag, then the newest of all,
 * up to `count`. Indexes are built once, so that ten thousand posts cost ten thousand short look-ups.
 */
export function createRelatedPosts<Post extends Tagged>(posts: readonly Post[], count: number) {
  const newest = latestPosts(posts);
  const rankOf = new Map(newest.map((post, rank) => [post.slug, rank]));
  const newestByTag = new Map<string, Post[]>();
  // One more than needed: the current post may be among them.
  for (const post of newest) {
    for (const tag of new Set(post.tags.map(keyOf))) {
      const sharing = newestByTag.get(tag) ?? [];
      if (sharing.length <= count) newestByTag.set(tag, [...sharing, post]);
    }
  }
  const rank = ({ slug }: Post) => rankOf.get(slug) ?? newest.length;

  return (current: Post): Post[] => {
    const sharing = current.tags
      .flatMap((tag) => newestByTag.get(keyOf(tag)) ?? [])
      .sort((a, b) => rank(a) - rank(b));
    const candidates = new Set([...sharing, ...newest.slice(0, 2 * count + 1)]);
    return [...candidates].filter(({ slug }) => slug !== current.slug).slice(0, count);
  };
}
