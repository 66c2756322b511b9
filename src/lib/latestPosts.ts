interface Dated {
  /** In ISO 8601 and UTC, so that the order of the texts is that of the times. */
  createdAt?: string | undefined;
}

/** Sorts posts by date, newest first, future ones included; posts without one come last, in their own order. */
export const latestPosts = <Post extends Dated>(posts: readonly Post[]): Post[] =>
  posts.toSorted(({ createdAt: a = '' }, { createdAt: b = '' }) => b.localeCompare(a));
