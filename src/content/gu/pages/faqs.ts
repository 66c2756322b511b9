import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = {
  href: '/gu/faqs/',
  label: 'સવાલ-જવાબ',
  menu: { name: 'pages', order: 9 },
};

export const page = definePage(() => ({
  link,
  title: 'સવાલ-જવાબ',
  description: 'ફ્રેન્ચાઇઝી કેટલામાં પડે, ખાવામાં શું હોય, પૅકેટ કેટલા દિવસ ટકે: લોકો અમને પૂછે છે એ સવાલના જવાબ.',
  heading: 'સવાલ-જવાબ',
  intro: 'લોકો કાઉન્ટર પર, ફોન પર અને સહી કરતાં પહેલાં શું પૂછે છે.',
  ground: 'haldar',
  card: {
    picture: '/social/gu/faqs.png',
    lines: ['સવાલ,', 'જવાબ સાથે'],
    motif: { snack: 'jalebi' },
  },

  categories: 'સવાલના વિભાગ',
  ask: { heading: 'જવાબ ન મળ્યો?', write: 'અમને લખો' },
}));
