import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = {
  href: '/video-gallery/',
  label: 'Video Gallery',
  menu: { name: 'pages', order: 6 },
};

export const page = definePage(() => ({
  link,
  title: 'Video Gallery',
  description:
    'Short films from the kitchen, of chai poured from the height of an arm and khaman under the knife.',
  heading: 'Video Gallery',
  intro: 'Short films from the kitchen. Nothing plays until you tap it.',
  ground: 'ink',
  card: {
    picture: '/social/video-gallery.png',
    lines: ['Video', 'gallery'],
    motif: { object: 'fryer' },
  },

  empty: 'No videos available.',
  /** The name of a video without a title. */
  videoNumber: (number: number) => `Video ${number}`,
}));
