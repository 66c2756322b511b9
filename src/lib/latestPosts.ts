interface Dated {
  createdAt?: string | undefined;
}

const timeOf = ({ createdAt }: Dated) => {
  const time = Date.parse(createdAt ?? '');
  return Number.isNaN(time) ? -Infinity : time;
};

/** A list with the newest first, also those yet to come; those without a readable date stand last, in their order. */
export function latestPosts<Post extends Dated>(posts: readonly Post[]): Post[] {
  const dated = posts.map((post) => ({ post, time: timeOf(post) }));
  // Equal times compare as 0, also two without a date, whose difference would be NaN.
  dated.sort((a, b) => (a.time === b.time ? 0 : b.time - a.time));
  return dated.map(({ post }) => post);
}
