import { business, businessIn } from '#/business/business.ts';
import { languageOf, type Locale } from '#/messages/languages.ts';
import type { JsonLdThing } from './jsonLd.ts';

/**
 * A thing of the business by its id, by which the structured data of all pages refer to it. Names and addresses
 * are those of the English home page.
 */
const referenceTo =
  (type: string, fragment: string) =>
  (site: URL | undefined): JsonLdThing => ({
    '@type': type,
    '@id': new URL(`/#${fragment}`, site).href,
    name: businessIn('en').name,
    url: new URL('/', site).href,
  });

/** Refers to the business as author, publisher, employer or provider. */
export const organizationReference = referenceTo('Organization', 'organization');

/** Refers to the site that a page is part of. */
export const websiteReference = referenceTo('WebSite', 'website');

/** Refers to the place where the business cooks, and sells unless it says whom else it receives. */
export const restaurantReference = referenceTo(
  business.visits === undefined ? 'FoodEstablishment' : 'LocalBusiness',
  'restaurant',
);

/** Returns the social profiles in every page's footer. */
export const profiles = () => business.social?.map(({ href }) => href);

/** Returns the business as schema.org's Organization. */
export const organizationJsonLd = (site: URL | undefined): JsonLdThing => ({
  ...organizationReference(site),
  logo: new URL('/icon-512.png', site).href,
  alternateName:
    typeof business.name === 'object' ? Object.values(business.name).slice(1) : undefined,
  telephone: businessIn('en').phone.label,
  sameAs: profiles(),
});

/** Returns the site in the page's language as schema.org's WebSite. */
export const websiteJsonLd = (locale: Locale, site: URL | undefined): JsonLdThing => ({
  ...websiteReference(site),
  inLanguage: languageOf(locale).tag,
  publisher: organizationReference(site),
});
