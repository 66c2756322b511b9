import * as v from 'valibot';
import { localized, optionalFactList, optionalList, text } from './fields.ts';

/** A counter format, and what it takes to open one. */
const FormatSchema = v.strictObject({
  name: localized,
  /** The name of a file in `src/assets/drawings/shops/`. */
  drawing: text,
  area: localized,
  /** The lowest and the highest amount, in rupees. */
  investment: v.tuple([v.number(), v.number()]),
  /** Seats for guests; left out if guests stand. */
  seats: v.optional(v.number()),
  /** Examples of monthly rents for such a shop, in rupees. */
  rents: optionalList(v.number()),
  staff: text,
  dishes: v.number(),
});

/** The franchise offer. Pages omit the facts that are left out. */
export const FranchiseSchema = v.strictObject({
  formats: optionalFactList(FormatSchema),
  /** A partner's statement about us. If it is invented, pages say so beside it. */
  partnerWords: v.optional(
    v.strictObject({
      isSample: v.optional(v.boolean()),
      quote: localized,
      name: localized,
      role: localized,
    }),
  ),
  /** Days of training, in our kitchen and at the partner's own counter. */
  training: v.optional(v.strictObject({ kitchenDays: v.number(), counterDays: v.number() })),
  /** How long fitting out and equipping the counter takes. */
  setUpTime: v.optional(localized),
  /** The time from agreement to opening. */
  openingTime: v.optional(localized),
  agreementYears: v.optional(v.number()),
  /** How often the kitchen supplies an outlet, such as `twice a week`. */
  supply: v.optional(localized),
  /** How many days a counter's camera recordings are kept. */
  cameraDays: v.optional(v.number()),
  /** What the investment covers; `excludes` lists what it does not. */
  includes: optionalList(localized),
  excludes: optionalList(localized),
  /** The landlord's deposit, and the rent that is due before the counter earns, both in months of rent. */
  rentMonths: v.optional(v.strictObject({ deposit: v.number(), ahead: v.number() })),
  partnerBrings: optionalList(localized),
  brandBrings: optionalList(localized),
  papers: optionalList(localized),
  royalty: v.optional(localized),
  territory: v.optional(localized),
  refund: v.optional(localized),
  /** The holder of the only bank account that partners pay into. */
  accountName: v.optional(text),
});
