import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = {
  href: '/hi/faqs/',
  label: 'FAQs',
  menu: { name: 'pages', order: 9 },
};

export const page = definePage(() => ({
  link,
  title: 'FAQs',
  description:
    'What a franchise costs, what is in the food, how long a pack keeps: questions people ask us, answered.',
  heading: 'FAQs',
  intro: 'What people ask at the counter, on the phone, and before they sign.',
  ground: 'haldar',
  card: {
    picture: '/social/faqs.png',
    lines: ['Questions,', 'answered'],
    motif: { snack: 'jalebi' },
  },

  categories: 'FAQ categories',
  ask: { heading: 'Not answered yet?', write: 'Write to us' },
}));
