import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = { href: '/hi/chef-single/', label: 'टीम के सदस्य' };

export const page = definePage(({ name }) => ({
  link,
  title: 'टीम के सदस्य',
  description: `${name} की टीम का हर सदस्य, नाम के साथ, और यह भी कि वह कौन-सा काम सँभालता है।`,
  heading: 'टीम के सदस्य',
  intro: 'नाम याद रखिए: काउंटर या फ़ोन पर इन्हें नाम से बुलाइए।',
  ground: 'salt',
  card: {
    picture: '/social/hi/chef-single.png',
    lines: ['कौन पकाता है,', 'कौन परोसता है'],
    motif: { object: 'ladle' },
  },
}));
