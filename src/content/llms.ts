import { business } from '#/config.ts';
import { addressLines } from '#/lib/addressLines.ts';
import { given } from '#/lib/given.ts';
import { link as home, page as homePage } from './pages/home.ts';
import type { PageRecord } from './pageRecord.ts';

/** The address of a page as Markdown. */
export const markdownPath = (path: string) => `${path}index.md`;

const pages = Object.values(
  import.meta.glob<PageRecord>('./pages/*.ts', { eager: true, import: 'page' }),
);

const orderOf = ({ link: { href, menu } }: PageRecord) =>
  href === home.href ? 0 : (menu?.name === 'main' ? 100 : 200) + (menu?.order ?? 0);

/** Every page that stands at an address of its own, in the order of the menus. */
export const addressedPages = pages
  .filter(({ link }) => link.href.endsWith('/'))
  .sort((one, other) => orderOf(one) - orderOf(other));

const { name, tagline, phone, whatsapp, email, hours } = business;

/** What `llms.txt` says of the business and of the site, beside the names of pages. */
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
