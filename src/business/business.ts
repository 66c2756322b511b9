import type { Locale } from '#/messages/languages.ts';
import { localize, type InOneLanguage } from '#/messages/text.ts';
import { contact, type Contact } from './contact.ts';
import { franchise, type FranchiseFacts } from './franchise.ts';
import { identity, type Identity } from './identity.ts';
import { kitchen, type Kitchen } from './kitchen.ts';
import { packDuties, packs } from './packs.ts';
import { parts } from './parts.ts';
import { reviews } from './reviews.ts';

/**
 * The facts of a business, safe to publish. Optional ones may be left out; pages then omit the parts that
 * need them.
 */
export interface Business extends Identity, Contact, Kitchen {
  reviews?: typeof reviews | undefined;
  packs?: typeof packs | undefined;
  packDuties?: typeof packDuties | undefined;
  franchise?: FranchiseFacts | undefined;
}

/** All facts here are the sample's: replace them with your own. A part that is `false` needs no facts. */
export const business: Business = {
  ...identity,
  ...contact,
  ...kitchen,
  reviews,
  ...(parts.packs && { packs, packDuties }),
  ...(parts.franchises && { franchise }),
};

/** The facts with every text in one language. */
export type LocalBusiness = InOneLanguage<Business>;

const cache = new Map<Locale, LocalBusiness>();

/** Returns the facts in a language; a text without a translation is in English. */
export function businessIn(locale: Locale): LocalBusiness {
  const found = cache.get(locale) ?? localize(locale, business);
  cache.set(locale, found);
  return found;
}
