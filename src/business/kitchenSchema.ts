import * as v from 'valibot';
import { ALLERGENS } from '#/lib/dishFilters.ts';
import { localized, optionalFactList, optionalList, text } from './fields.ts';

/** What the kitchen does in a day, and its offers. */
export const KitchenSchema = v.strictObject({
  /** A day in the kitchen, earliest first. */
  kitchenDay: optionalList(v.strictObject({ time: localized, title: localized, text: localized })),
  /** The bowls of the spice tin in the order of its drawing, each with a colour of `palette.css`. */
  spices: optionalList(v.strictObject({ name: localized, note: localized, color: text })),
  dailyOffers: optionalFactList(v.strictObject({ day: localized, offer: localized })),
  /** The dishes of the combo of the day, and its price in rupees. */
  dailyCombo: optionalFactList(v.strictObject({ name: localized, note: localized })),
  comboPrice: v.optional(v.number()),
  /** How early a party must order, in full sentences. */
  partyOrders: v.optional(localized),
  /** Allergens handled in every kitchen, so that traces of them may be in any dish or pack. */
  handledAllergens: optionalList(v.picklist(ALLERGENS)),
  /** What people with a diet must know about the frying oil, in a full sentence. */
  fryingOil: v.optional(localized),
});
