import * as v from 'valibot';
import { contact } from '#/brand/facts/contact.ts';
import { franchise } from '#/brand/facts/franchise.ts';
import { identity } from '#/brand/facts/identity.ts';
import { kitchen } from '#/brand/facts/kitchen.ts';
import { packDuties, packs } from '#/brand/facts/packs.ts';
import { reviews } from '#/brand/facts/reviews.ts';
import { site } from '#/brand/facts/site.ts';
import { isRecord } from '#/lib/json.ts';
import type { Locale } from '#/messages/languages.ts';
import { localize, type InOneLanguage } from '#/messages/text.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';
import { ContactSchema } from './contactSchema.ts';
import type { Constant } from './fields.ts';
import { FranchiseSchema } from './franchiseSchema.ts';
import { IdentitySchema } from './identitySchema.ts';
import { KitchenSchema } from './kitchenSchema.ts';
import { PacksSchema } from './packsSchema.ts';
import { ReviewsSchema } from './reviewsSchema.ts';
import { SiteSchema } from './siteSchema.ts';

/** A line for each fault of the data in a file of the brand: `src/brand/facts/contact.ts: phone is missing`. */
export const describeIssues = (file: string, issues: readonly v.BaseIssue<unknown>[]): string[] =>
  issues.map((issue) => {
    const place = v.getDotPath(issue) ?? 'it';
    if (issue.expected === 'never') return `${file}: no page uses ${place}; check its spelling`;
    if (issue.received === 'undefined') return `${file}: ${place} is missing`;
    return `${file}: ${place} is not as expected: ${issue.message}`;
  });

/** Checks the facts of one file. Throws ExpectedError with one line per fault. */
function checked<const Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  facts: Constant<v.InferInput<Schema>>,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, facts);
  if (result.success) return result.output;
  const lines = describeIssues(`src/brand/facts/${file}.ts`, result.issues);
  throw new ExpectedError(lines.join('\n'));
}

/** The parts of the site that the business has, its redirects, and what measures and verifies it. */
export const { parts, redirects, counting, leadSource, verification } = checked(
  'site',
  SiteSchema,
  site,
);

/** Where page views are counted, and by whom; `undefined` if nothing is counted. */
export const { path: analyticsPath, by: countedBy } = counting ?? {};

/** The facts of the franchise offer, also of a business whose part `franchises` is off. */
export const franchiseFacts = checked('franchise', FranchiseSchema, franchise);

const packFacts = checked('packs', PacksSchema, { packs, packDuties });

/** The facts of the business, safe to publish. Pages omit the parts whose facts are left out. */
export const business = {
  ...checked('identity', IdentitySchema, identity),
  ...checked('contact', ContactSchema, contact),
  ...checked('kitchen', KitchenSchema, kitchen),
  ...checked('reviews', ReviewsSchema, { reviews }),
  packs: parts.packs ? packFacts.packs : undefined,
  packDuties: parts.packs ? packFacts.packDuties : undefined,
  franchise: parts.franchises ? franchiseFacts : undefined,
};

export type Redirect = (typeof redirects)[number];
export type Business = typeof business;

/** The facts with every text in one language. */
export type LocalBusiness = InOneLanguage<Business>;

const cache = new Map<Locale, LocalBusiness>();

/** Returns the facts in a language; a text without a translation is in English. */
export function businessIn(locale: Locale): LocalBusiness {
  const found = cache.get(locale) ?? localize(locale, business);
  cache.set(locale, found);
  return found;
}

type Item<List> = List extends { items: (infer One)[] } ? One : never;

/** A review, a pack and a counter format in one language. */
export type Review = Item<LocalBusiness['reviews']>;
export type Pack = Item<LocalBusiness['packs']>;
export type CounterFormat = Item<NonNullable<LocalBusiness['franchise']>['formats']>;
export type LocalContactLink = LocalBusiness['phone'];

/** Lists the fields that still have the sample's facts: `reviews`, `franchise.formats`. */
export function listSampleFacts(facts: object = business, name = ''): string[] {
  const inner = Object.entries(facts).flatMap(([key, value]) =>
    isRecord(value) ? listSampleFacts(value, name === '' ? key : `${name}.${key}`) : [],
  );
  return 'isSample' in facts && facts.isSample === true ? [name || 'identity', ...inner] : inner;
}
