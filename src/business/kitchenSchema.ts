import * as v from 'valibot';
import { ALLERGENS } from '#/lib/dishes.ts';
import { localized, optionalFactList, optionalList, text } from './fields.ts';

/** What the kitchen does in a day, and its offers. */
export const KitchenSchema = v.strictObject({
  kitchenDay: optionalList(v.strictObject({ time: localized, title: localized, text: localized })),
  spices: optionalList(v.strictObject({ name: localized, note: localized, color: text })),
  dailyOffers: optionalFactList(v.strictObject({ day: localized, offer: localized })),
  dailyCombo: optionalFactList(v.strictObject({ name: localized, note: localized })),
  comboPrice: v.optional(v.number()),
  partyOrders: v.optional(localized),
  handledAllergens: optionalList(v.picklist(ALLERGENS)),
  fryingOil: v.optional(localized),
});
