import * as v from 'valibot';
import { ALLERGENS } from '#/lib/dishes.ts';
import { contactLink, localized, optionalFactList, optionalList, text } from './fields.ts';

const PackSchema = v.strictObject({
  name: localized,
  picture: text,
  alt: localized,
  netQuantity: localized,
  measure: v.optional(v.strictObject({ amount: v.number(), unit: v.picklist(['g', 'ml']) })),
  /** In rupees. */
  price: v.number(),
  bestBefore: localized,
  ingredients: localized,
  nutrition: v.optional(localized),
  allergens: v.optional(v.array(v.picklist(ALLERGENS))),
});

/**
 * What Indian law requires a seller to state before a remote order of packed food, besides each
 * pack's own facts: the packaged commodities rules of 2011 (rule 6(10)), the food labelling
 * regulations and the e-commerce rules of 2020.
 */
const PackDutySchema = v.strictObject({
  isSample: v.optional(v.boolean()),
  maker: v.optional(v.strictObject({ name: localized, address: optionalList(localized) })),
  licence: v.optional(text),
  origin: v.optional(localized),
  delivery: v.optional(localized),
  returns: v.optional(localized),
  complaints: v.optional(
    v.strictObject({
      person: v.optional(localized),
      designation: v.optional(localized),
      hours: v.optional(localized),
      phone: v.optional(contactLink),
      email: v.optional(contactLink),
    }),
  ),
});

export const PacksSchema = v.strictObject({
  packs: optionalFactList(PackSchema),
  packDuties: v.optional(PackDutySchema),
});
