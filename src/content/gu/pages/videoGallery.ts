import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = {
  href: '/gu/video-gallery/',
  label: 'વિડિયો ગૅલેરી',
  menu: { name: 'pages', order: 6 },
};

export const page = definePage(() => ({
  link,
  title: 'વિડિયો ગૅલેરી',
  description: 'અમારા રસોડાના નાના વિડિયો: હાથભર ઊંચેથી રેડાતી ચા, અને છરી નીચે કપાતાં ખમણ.',
  heading: 'વિડિયો ગૅલેરી',
  intro: 'રસોડાના નાના વિડિયો. તમે ટૅપ કરો ત્યારે જ ચાલે.',
  ground: 'ink',
  card: {
    picture: '/social/gu/video-gallery.png',
    lines: ['વિડિયો', 'ગૅલેરી'],
    motif: { object: 'fryer' },
  },

  empty: 'હજી કોઈ વિડિયો નથી.',
  /** The name of a video without a title. */
  videoNumber: (number: number) => `વિડિયો ${number}`,
}));
