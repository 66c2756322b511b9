import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = {
  href: '/gu/teams/',
  label: 'અમારી ટીમ',
  menu: { name: 'pages', order: 3 },
};

export const page = definePage(({ name }) => ({
  link,
  title: 'અમારી ટીમ',
  description: `${name}માં કાઉન્ટર પાછળ, કડાઈ પાસે અને ફ્રેન્ચાઇઝીની વાત કરવા કોણ કોણ છે, એમને મળો.`,
  heading: 'અમારી ટીમ',
  intro: 'રેસિપી કોણ સાચવે, તેલનો તાપ કોણ જાળવે, તમારા સ્ટાફને કોણ શીખવે અને ફોન કોણ ઉપાડે.',
  card: { picture: '/social/gu/teams.png', lines: ['અમારી ટીમ'], motif: { object: 'uniform' } },
}));
