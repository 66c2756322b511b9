import type { APIContext } from 'astro';
import { loadLocations } from '#/api/locations.ts';
import { loadLatestPosts } from '#/api/posts.ts';
import { addressLines } from '#/business/addressLines.ts';
import { businessIn } from '#/business/business.ts';
import {
  listLocationRoutes,
  locationHead,
  locationPath,
  slugsOf,
} from '#/features/finder/locationRoutes.ts';
import { llmsText } from '#/components/seo/llmsText.ts';
import { withoutUndefined } from '#/lib/text.ts';
import { pageNames, pagePath, pageHead, postPath } from '#/business/pages.ts';
import { messagesIn } from '#/messages/messages.ts';

const MAX_POSTS = 100;
const LOCALE = 'en';

/** Describes the site and links to each page. */
export const GET = ({ site, url }: APIContext) => {
  const { format, llms } = messagesIn(LOCALE);
  const { description } = pageHead(LOCALE, 'home');
  const { name, tagline, phone, email, hours, whatsapp } = businessIn(LOCALE);
  const addressOf = (path: string) => new URL(path, site ?? url).href;
  const pages = pageNames
    .filter((page) => page !== 'notFound')
    .map((page) => ({ ...pageHead(LOCALE, page), url: addressOf(pagePath(LOCALE, page)) }));
  const locations = listLocationRoutes(loadLocations(LOCALE).items).map((route) => ({
    title: locationHead(LOCALE, route).title,
    url: addressOf(locationPath(LOCALE, ...slugsOf(route))),
  }));
  const posts = loadLatestPosts(LOCALE)
    .items.slice(0, MAX_POSTS)
    .map(({ title, slug, metaDescription }) => ({
      title,
      description: metaDescription,
      url: addressOf(postPath(LOCALE, slug)),
    }));
  const times = hours?.map(({ days, label }) => `${days} ${label}`).join(', ');
  return new Response(
    llmsText({
      heading: name,
      summary: format(llms.summary, { tagline, description }),
      notes: withoutUndefined([
        format(llms.notes.address, { address: addressLines(LOCALE).join(', ') }),
        format(llms.notes.phone, { phone: phone.label }),
        whatsapp && format(llms.notes.whatsapp, { href: whatsapp.href }),
        format(llms.notes.email, { email: email.label }),
        times && format(llms.notes.hours, { times }),
      ]),
      sections: [
        { heading: llms.sections.pages, entries: pages },
        { heading: llms.sections.locations, entries: locations },
        { heading: llms.sections.posts, entries: posts },
      ],
    }),
  );
};
