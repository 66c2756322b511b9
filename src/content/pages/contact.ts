import { definePage, type PageLink } from '#/content/pageRecord.ts';
import { replyPromise } from '#/content/shared.ts';

export const link: PageLink = {
  href: '/contact/',
  label: 'Contact Us',
  menu: { name: 'main', order: 5 },
};

export const page = definePage(({ name, address }) => ({
  link,
  title: 'Contact Us',
  description: `Write, ring or visit ${name}: address, phone, WhatsApp, e-mail, business hours and the way to us.`,
  heading: 'Contact Us',
  intro: `A person answers. ${replyPromise()}`,
  ground: 'haldar',
  card: { picture: '/social/contact.png', lines: ['Contact us'], motif: { object: 'territory' } },

  terms: { address: 'Address', phone: 'Phone', whatsapp: 'WhatsApp', email: 'E-mail' },

  map: {
    show: 'Show the map',
    /** Names the embedded map. */
    title: 'Map',
    link: `${name}, ${address.locality}, on the map`,
  },

  form: { heading: 'Write to us' },
}));
