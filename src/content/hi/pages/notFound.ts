import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = { href: '/hi/404.html', label: 'पेज नहीं मिला' };

export const page = definePage(() => ({
  link,
  title: 'पेज नहीं मिला',
  description: 'इस पते पर कोई पेज नहीं है।',
  card: {
    picture: '/social/hi/not-found.png',
    lines: ['पेज नहीं मिला'],
    ground: 'ink',
    motif: { snack: 'thali' },
  },
}));
