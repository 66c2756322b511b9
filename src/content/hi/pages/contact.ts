import { definePage, type PageLink } from '#/content/pageRecord.ts';
import { replyPromise } from '#/copy/shared.ts';
import { given } from '#/lib/given.ts';
import { sentences } from '#/lib/sentences.ts';
import { joinWords } from '#/content/hi/joinWords.ts';

export const link: PageLink = {
  href: '/hi/contact/',
  label: 'संपर्क करें',
  menu: { name: 'main', order: 5 },
};

export const page = definePage(({ name, address, whatsapp, hours, map }) => ({
  link,
  title: 'संपर्क करें',
  description: `${name} को लिखें, फ़ोन करें या मिलने आएँ: ${joinWords(given(['पता', 'फ़ोन', whatsapp && 'व्हाट्सऐप', 'ई-मेल', hours && 'कामकाज का समय', map && 'पहुँचने का रास्ता']))}।`,
  heading: 'संपर्क करें',
  intro: sentences('जवाब कोई इंसान देता है।', replyPromise()),
  ground: 'haldar',
  card: { picture: '/social/hi/contact.png', lines: ['संपर्क करें'], motif: { object: 'territory' } },

  terms: { address: 'पता', phone: 'फ़ोन', whatsapp: 'व्हाट्सऐप', email: 'ई-मेल' },

  map: {
    show: 'नक्शा दिखाएँ',
    /** The title of the embedded map. */
    title: 'नक्शा',
    link: `नक्शे पर ${name}, ${address.locality}`,
  },

  form: { heading: 'हमें लिखें' },
}));
