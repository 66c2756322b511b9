import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = {
  href: '/hi/teams/',
  label: 'हमारी टीम',
  menu: { name: 'pages', order: 3 },
};

export const page = definePage(({ name }) => ({
  link,
  title: 'हमारी टीम',
  description: `${name} के काउंटर, कड़ाही और फ़्रैंचाइज़ी डेस्क के पीछे के लोग, नाम और काम के साथ।`,
  heading: 'हमारी टीम',
  intro: 'कौन रेसिपी सँभालता है, तेल की आँच देखता है, आपके स्टाफ़ को सिखाता है और फ़ोन उठाता है।',
  card: { picture: '/social/hi/teams.png', lines: ['हमारी टीम'], motif: { object: 'uniform' } },
}));
