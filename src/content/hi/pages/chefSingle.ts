import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = { href: '/hi/chef-single/', label: 'Team Members' };

export const page = definePage(({ name }) => ({
  link,
  title: 'Team Members',
  description: `Every member of the ${name} team, by name and by what they look after.`,
  heading: 'Team Members',
  intro: 'Names first: ask for them at the counter or on the phone.',
  ground: 'salt',
  card: {
    picture: '/social/chef-single.png',
    lines: ['Who cooks,', 'who serves'],
    motif: { object: 'ladle' },
  },
}));
