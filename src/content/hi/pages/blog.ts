import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = {
  href: '/hi/blog/',
  label: 'ब्लॉग',
  menu: { name: 'pages', order: 2 },
};

export const page = definePage(() => ({
  link,
  title: 'ब्लॉग',
  description:
    'गुजराती नाश्ते की रसोई से किस्से: ट्रे में क्या जाता है, किस मौसम में क्या बनता है, और दुकान कैसे चलती है।',
  heading: 'ब्लॉग',
  intro: 'फ़रसाण कल के अखबार में बिकता है। अखबार हमारा होता, तो उसमें हम यह छापते।',
  ground: 'salt',
  card: {
    picture: '/social/hi/blog.png',
    lines: ['ब्लॉग'],
    ground: 'ink',
    motif: { snack: 'chai' },
  },
}));
