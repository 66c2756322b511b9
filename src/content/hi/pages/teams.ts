import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = {
  href: '/hi/teams/',
  label: 'Our Team',
  menu: { name: 'pages', order: 3 },
};

export const page = definePage(({ name }) => ({
  link,
  title: 'Our Team',
  description: `The people behind the counter, the frying station and the franchise desk of ${name}.`,
  heading: 'Our Team',
  intro:
    'Who keeps the recipes, holds the oil at its heat, trains your staff and picks up the phone.',
  card: { picture: '/social/teams.png', lines: ['Our team'], motif: { object: 'uniform' } },
}));
