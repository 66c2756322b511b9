interface Dated {
  createdAt?: string | undefined;
}

const timeOf = ({ createdAt }: Dated) => {
  const time = Date.parse(createdAt ?? '');
  return Number.isNaN(time) ? -Infinity : time;
};

/**
 * Sorts posts by date, newest first, future ones included; posts without a readable date come last, in
 * their own order.
 */
export function latestPosts<Post extends Dated>(posts: readonly Post[]): Post[] {
  const dated = posts.map((post) => ({ post, time: timeOf(post) }));
  // Equal times must give 0: for two posts without a date the difference would be NaN.
  dated.sort((a, b) => (a.time === b.time ? 0 : b.time - a.time));
  return dated.map(({ post }) => post);
}
