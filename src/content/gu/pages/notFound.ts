import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = { href: '/gu/404.html', label: 'પાનું મળ્યું નથી' };

export const page = definePage(() => ({
  link,
  title: 'પાનું મળ્યું નથી',
  description: 'આ સરનામે કોઈ પાનું નથી.',
  card: {
    picture: '/social/gu/not-found.png',
    lines: ['પાનું મળ્યું નથી'],
    ground: 'ink',
    motif: { snack: 'thali' },
  },
}));
