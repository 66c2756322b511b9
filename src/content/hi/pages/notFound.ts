import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = { href: '/hi/404.html', label: 'Not Found' };

export const page = definePage(() => ({
  link,
  title: 'Not Found',
  description: 'There is no page at this address.',
  card: {
    picture: '/social/not-found.png',
    lines: ['Not found'],
    ground: 'ink',
    motif: { snack: 'thali' },
  },
}));
