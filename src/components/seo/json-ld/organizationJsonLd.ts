import { business, businessIn } from '#/business/business.ts';
import { languageOf, type Locale } from '#/words/languages.ts';
import { entityIds } from './entityIds.ts';
import type { JsonLdValue } from './jsonLd.ts';

type Thing = Record<string, JsonLdValue>;

/** The social profiles in every page's footer. */
export const profiles = () => business.social?.map(({ href }) => href);

/** A reference to the business as author, publisher, employer or provider. */
export const organizationReference = (site: URL | undefined): Thing => ({
  '@type': 'Organization',
  '@id': entityIds.organization(site),
  name: business.name,
  url: new URL('/', site).href,
});

/** The business as schema.org's Organization. */
export const organizationJsonLd = (site: URL | undefined): Thing => ({
  ...organizationReference(site),
  logo: new URL('/icon-512.png', site).href,
  telephone: businessIn('en').phone.label,
  sameAs: profiles(),
});

/** The site, in the page's language, as schema.org's WebSite. */
export const websiteJsonLd = (locale: Locale, site: URL | undefined): Thing => ({
  '@type': 'WebSite',
  '@id': entityIds.website(site),
  name: business.name,
  url: new URL('/', site).href,
  inLanguage: languageOf(locale).tag,
  publisher: organizationReference(site),
});
