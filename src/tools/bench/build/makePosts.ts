import { findPost, postList } from '#/sample/content/posts.ts';

const HOUR_MS = 3_600_000;
const NEWEST = Date.UTC(2026, 9, 1);

const samples = postList.flatMap(({ id }) => findPost(String(id)) ?? []);

/** As many posts as wanted: each the words and the picture of a sample post, under a title of its own. */
export const makePosts = (count: number) =>
  Array.from({ length: Math.ceil(count / samples.length) }, () => samples)
    .flat()
    .slice(0, count)
    .map((post, index) => ({
      ...post,
      id: index + 1,
      title: `${post.title}, ${index + 1}`,
      createdAt: new Date(NEWEST - index * HOUR_MS).toISOString(),
    }));
