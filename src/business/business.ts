import { contact, type Contact } from './contact.ts';
import { franchise, type FranchiseFacts } from './franchise.ts';
import { identity, type Identity } from './identity.ts';
import { kitchen, type Kitchen } from './kitchen.ts';
import { packDuties, packs, type Pack, type PackDuties } from './packs.ts';
import { reviews, type Review } from './reviews.ts';
import type { FactList } from './types.ts';

/**
 * The facts of a business, safe to publish. Optional ones may be left out; pages then omit the parts that
 * need them.
 */
export interface Business extends Identity, Contact, Kitchen {
  reviews?: FactList<Review> | undefined;
  packs?: FactList<Pack> | undefined;
  packDuties?: PackDuties | undefined;
  franchise?: FranchiseFacts | undefined;
}

/** Everything here is a sample: replace it with your own. */
export const business: Business = {
  ...identity,
  ...contact,
  ...kitchen,
  reviews,
  packs,
  packDuties,
  franchise,
};
