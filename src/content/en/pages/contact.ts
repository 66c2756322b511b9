import { definePage, type PageLink } from '#/content/pageRecord.ts';
import { replyPromise } from '#/copy/shared.ts';
import { given } from '#/lib/given.ts';
import { joinWords } from '#/content/en/joinWords.ts';
import { sentences } from '#/lib/sentences.ts';

export const link: PageLink = {
  href: '/contact/',
  label: 'Contact Us',
  menu: { name: 'main', order: 5 },
};

export const page = definePage(({ name, address, whatsapp, hours, map }) => ({
  link,
  title: 'Contact Us',
  description: `Write, ring or visit ${name}: ${joinWords(given(['address', 'phone', whatsapp && 'WhatsApp', 'e-mail', hours && 'business hours', map && 'the way to us']))}.`,
  heading: 'Contact Us',
  intro: sentences('A person answers.', replyPromise()),
  ground: 'haldar',
  card: { picture: '/social/contact.png', lines: ['Contact us'], motif: { object: 'territory' } },

  terms: { address: 'Address', phone: 'Phone', whatsapp: 'WhatsApp', email: 'E-mail' },

  map: {
    show: 'Show the map',
    /** The title of the embedded map. */
    title: 'Map',
    link: `${name}, ${address.locality}, on the map`,
  },

  form: { heading: 'Write to us' },
}));
