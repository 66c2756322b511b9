import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = { href: '/gu/chef-single/', label: 'ટીમના સભ્યો' };

export const page = definePage(({ name }) => ({
  link,
  title: 'ટીમના સભ્યો',
  description: `${name}ની ટીમના દરેક સભ્ય, નામ સાથે: કોણ કયું કામ સંભાળે છે અને કોને શું પૂછવું.`,
  heading: 'ટીમના સભ્યો',
  intro: 'પહેલાં નામ: કાઉન્ટર પર કે ફોન પર નામ દઈને બોલાવો.',
  ground: 'salt',
  card: {
    picture: '/social/gu/chef-single.png',
    lines: ['કોણ રાંધે,', 'કોણ પીરસે'],
    motif: { object: 'ladle' },
  },
}));
