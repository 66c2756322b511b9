import { business, businessIn } from '#/business/business.ts';
import { languageOf, type Locale } from '#/messages/languages.ts';
import type { JsonLdThing } from './jsonLd.ts';

const idAt = (fragment: string) => (site: URL | undefined) => new URL(`/#${fragment}`, site).href;

/** The ids with which the structured data of all pages refer to the same business. */
export const entityIds = {
  organization: idAt('organization'),
  website: idAt('website'),
  restaurant: idAt('restaurant'),
};

/** Returns the social profiles in every page's footer. */
export const profiles = () => business.social?.map(({ href }) => href);

/** Returns a reference to the business as author, publisher, employer or provider. */
export const organizationReference = (site: URL | undefined): JsonLdThing => ({
  '@type': 'Organization',
  '@id': entityIds.organization(site),
  name: businessIn('en').name,
  url: new URL('/', site).href,
});

/** Returns the business as schema.org's Organization. */
export const organizationJsonLd = (site: URL | undefined): JsonLdThing => ({
  ...organizationReference(site),
  logo: new URL('/icon-512.png', site).href,
  alternateName:
    typeof business.name === 'object' ? Object.values(business.name).slice(1) : undefined,
  telephone: businessIn('en').phone.label,
  sameAs: profiles(),
});

/** Returns a reference to the site that a page is part of. */
export const websiteReference = (site: URL | undefined): JsonLdThing => ({
  '@type': 'WebSite',
  '@id': entityIds.website(site),
  name: businessIn('en').name,
  url: new URL('/', site).href,
});

/** Returns the site in the page's language as schema.org's WebSite. */
export const websiteJsonLd = (locale: Locale, site: URL | undefined): JsonLdThing => ({
  ...websiteReference(site),
  inLanguage: languageOf(locale).tag,
  publisher: organizationReference(site),
});
