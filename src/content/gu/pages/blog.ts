import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = {
  href: '/gu/blog/',
  label: 'બ્લોગ',
  menu: { name: 'pages', order: 2 },
};

export const page = definePage(() => ({
  link,
  title: 'બ્લોગ',
  description: 'ગુજરાતી નાસ્તાના રસોડાની વાતો: થાળીમાં શું જાય છે, કઈ ઋતુ શું લાવે છે અને દુકાન કેવી રીતે ચાલે છે.',
  heading: 'બ્લોગ',
  intro: 'ફરસાણ ગઈ કાલના છાપામાં બંધાય છે. છાપું અમારું હોત, તો એમાં આ છપાત.',
  ground: 'salt',
  card: {
    picture: '/social/gu/blog.png',
    lines: ['બ્લોગ'],
    ground: 'ink',
    motif: { snack: 'chai' },
  },
}));
