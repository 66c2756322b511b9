import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = {
  href: '/gu/image-gallery/',
  label: 'ફોટો ગૅલેરી',
  menu: { name: 'pages', order: 5 },
};

export const page = definePage(({ name }) => ({
  link,
  title: 'ફોટો ગૅલેરી',
  description: `${name}નાં રસોડાં અને કૅફેના ફોટા: નાસ્તાની ટ્રે, કાઉન્ટર અને તહેવારનાં બોક્સ.`,
  heading: 'ફોટો ગૅલેરી',
  intro: 'નાસ્તાની ટ્રે, કાઉન્ટર અને તહેવારનાં બોક્સ. આખો ફોટો જોવા ટૅપ કરો.',
  ground: 'chuno',
  card: {
    picture: '/social/gu/image-gallery.png',
    lines: ['ફોટો', 'ગૅલેરી'],
    motif: { snack: 'patra' },
  },

  empty: 'કોઈ ફોટો મળ્યો નથી',
  /** The name of a picture without a title. */
  pictureNumber: (number: number) => `ફોટો ${number}`,
}));
