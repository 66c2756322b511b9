import type { Post } from '#/api/posts.ts';

/** The fields that a card prints: pages with a card do not depend on the post's body. */
export const printedOnCard = ({ slug, title, image, createdAt, metaDescription }: Post) => [
  slug,
  title,
  image,
  createdAt,
  metaDescription,
];
