import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = {
  href: '/hi/image-gallery/',
  label: 'फ़ोटो गैलरी',
  menu: { name: 'pages', order: 5 },
};

export const page = definePage(({ name }) => ({
  link,
  title: 'फ़ोटो गैलरी',
  description: `ट्रे, काउंटर और त्योहार के डिब्बे: ${name} की रसोई और कैफ़े की तस्वीरें।`,
  heading: 'फ़ोटो गैलरी',
  intro: 'ट्रे, काउंटर और त्योहार के डिब्बे। पूरी तस्वीर देखने के लिए उस पर टैप करें।',
  ground: 'chuno',
  card: {
    picture: '/social/hi/image-gallery.png',
    lines: ['फ़ोटो', 'गैलरी'],
    motif: { snack: 'patra' },
  },

  empty: 'कोई तस्वीर नहीं मिली',
  /** The name of a picture without a title. */
  pictureNumber: (number: number) => `तस्वीर ${number}`,
}));
