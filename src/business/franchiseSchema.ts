import * as v from 'valibot';
import { localized, optionalFactList, optionalList, text } from './fields.ts';

/** A counter format, and what it takes to open one. */
const FormatSchema = v.strictObject({
  name: localized,
  drawing: text,
  area: localized,
  investment: v.tuple([v.number(), v.number()]),
  seats: v.optional(v.number()),
  rents: optionalList(v.number()),
  staff: text,
  dishes: v.number(),
});

/** The franchise offer. Pages omit the facts that are left out. */
export const FranchiseSchema = v.strictObject({
  isSample: v.optional(v.boolean()),
  formats: optionalFactList(FormatSchema),
  partnerWords: v.optional(
    v.strictObject({
      isSample: v.optional(v.boolean()),
      quote: localized,
      name: localized,
      role: localized,
    }),
  ),
  training: v.optional(v.strictObject({ kitchenDays: v.number(), counterDays: v.number() })),
  setUpTime: v.optional(localized),
  openingTime: v.optional(localized),
  agreementYears: v.optional(v.number()),
  supply: v.optional(localized),
  cameraDays: v.optional(v.number()),
  includes: optionalList(localized),
  excludes: optionalList(localized),
  rentMonths: v.optional(v.strictObject({ deposit: v.number(), ahead: v.number() })),
  partnerBrings: optionalList(localized),
  brandBrings: optionalList(localized),
  papers: optionalList(localized),
  royalty: v.optional(localized),
  territory: v.optional(localized),
  refund: v.optional(localized),
  fee: v.optional(localized),
  payments: v.optional(localized),
  transfer: v.optional(localized),
  closures: v.optional(localized),
  accountName: v.optional(text),
});
