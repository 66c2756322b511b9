import type { Post } from '#/api/posts.ts';

/** What a card prints of a post; its body is not part of the pages that link to it. */
export const printedOnCard = ({ slug, title, image, createdAt, metaDescription }: Post) => [
  slug,
  title,
  image,
  createdAt,
  metaDescription,
];
