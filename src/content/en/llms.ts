import { business } from '#/config.ts';
import { addressLines } from '#/lib/addressLines.ts';
import { given } from '#/lib/given.ts';
import { page as homePage } from './pages/home.ts';

const { name, tagline, phone, whatsapp, email, hours } = business;

/** The texts of `llms.txt`, besides the names of pages. */
export const llms = {
  heading: name,
  summary: `${tagline}. ${homePage.description}`,
  notes: given([
    `Address: ${addressLines.join(', ')}`,
    `Phone: ${phone.label}`,
    whatsapp && `WhatsApp: ${whatsapp.href}`,
    `E-mail: ${email.label}`,
    hours && `Hours: ${hours.map(({ days, label }) => `${days} ${label}`).join(', ')}`,
    'Each page of the site is also there as Markdown: its address, and index.md behind it.',
  ]),
  sections: {
    pages: 'Pages',
    locations: 'Outlets by country, state and city',
    posts: 'Newest posts',
  },
};
