import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = {
  href: '/hi/blog/',
  label: 'Blog',
  menu: { name: 'pages', order: 2 },
};

export const page = definePage(() => ({
  link,
  title: 'Blog',
  description:
    'Stories from a Gujarati snack kitchen, on what goes into the tray, which season brings what, and how a shop is run.',
  heading: 'Blog',
  intro: 'Farsan is sold in yesterday’s paper. This is what we would print on it, if it were ours.',
  ground: 'salt',
  card: {
    picture: '/social/blog.png',
    lines: ['Blog'],
    ground: 'ink',
    motif: { snack: 'chai' },
  },
}));
