import { definePage, type PageLink } from '#/content/pageRecord.ts';
import { replyPromise } from '#/copy/shared.ts';
import { given } from '#/lib/given.ts';
import { sentences } from '#/lib/sentences.ts';
import { joinWords } from '#/content/gu/joinWords.ts';

export const link: PageLink = {
  href: '/gu/contact/',
  label: 'સંપર્ક',
  menu: { name: 'main', order: 5 },
};

export const page = definePage(({ name, address, whatsapp, hours, map }) => ({
  link,
  title: 'સંપર્ક કરો',
  description: `${name}ને લખો, ફોન કરો કે રૂબરૂ મળો: ${joinWords(given(['સરનામું', 'ફોન', whatsapp && 'વોટ્સઍપ', 'ઇ-મેલ', hours && 'કામકાજનો સમય', map && 'આવવાનો રસ્તો']))}.`,
  heading: 'સંપર્ક કરો',
  intro: sentences('જવાબ માણસ જ આપે છે.', replyPromise()),
  ground: 'haldar',
  card: { picture: '/social/gu/contact.png', lines: ['સંપર્ક કરો'], motif: { object: 'territory' } },

  terms: { address: 'સરનામું', phone: 'ફોન', whatsapp: 'વોટ્સઍપ', email: 'ઇ-મેલ' },

  map: {
    show: 'નકશો બતાવો',
    /** The title of the embedded map. */
    title: 'નકશો',
    link: `નકશા પર: ${name}, ${address.locality}`,
  },

  form: { heading: 'અમને લખો' },
}));
