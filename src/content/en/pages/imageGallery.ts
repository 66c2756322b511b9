import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = {
  href: '/image-gallery/',
  label: 'Image Gallery',
  menu: { name: 'pages', order: 5 },
};

export const page = definePage(({ name }) => ({
  link,
  title: 'Image Gallery',
  description: `Trays, counters and festival boxes, in pictures from the kitchens and cafes of ${name}.`,
  heading: 'Image Gallery',
  intro: 'Trays, counters and festival boxes. Tap a picture to see all of it.',
  ground: 'chuno',
  card: {
    picture: '/social/image-gallery.png',
    lines: ['Image', 'gallery'],
    motif: { snack: 'patra' },
  },

  empty: 'No Images Found',
  /** The name of a picture without a title. */
  pictureNumber: (number: number) => `Picture ${number}`,
}));
