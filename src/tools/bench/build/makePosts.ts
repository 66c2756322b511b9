import { findPost, postList } from '#/sample/content/posts.ts';

const HOUR_MS = 3_600_000;
const NEWEST = Date.UTC(2026, 9, 1);

const samples = postList.flatMap(({ id }) => findPost(String(id)) ?? []);

/** Makes posts: each has the text and picture of a sample post, and its own title. */
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
