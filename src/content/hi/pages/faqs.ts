import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = {
  href: '/hi/faqs/',
  label: 'सवाल-जवाब',
  menu: { name: 'pages', order: 9 },
};

export const page = definePage(() => ({
  link,
  title: 'सवाल-जवाब',
  description:
    'फ़्रैंचाइज़ी में कितना खर्च आता है, खाने में क्या है, पैकेट कितने दिन चलता है: लोग जो पूछते हैं, उसके जवाब।',
  heading: 'सवाल-जवाब',
  intro: 'लोग काउंटर पर, फ़ोन पर और साइन करने से पहले क्या पूछते हैं।',
  ground: 'haldar',
  card: {
    picture: '/social/hi/faqs.png',
    lines: ['सवाल आपके,', 'जवाब हमारे'],
    motif: { snack: 'jalebi' },
  },

  categories: 'सवालों की श्रेणियाँ',
  ask: { heading: 'जवाब नहीं मिला?', write: 'हमें लिखें' },
}));
