import * as v from 'valibot';
import { contactLink, localized, optionalList, text } from './fields.ts';

const OpeningHoursSchema = v.strictObject({
  days: localized,
  label: localized,
  /** `days` for search engines: `Monday`. */
  weekdays: v.array(text),
  /** On the 24-hour clock, such as `10:00`. */
  opens: text,
  closes: text,
});

const SocialProfileSchema = v.strictObject({
  ...contactLink.entries,
  /** The name of a file in `src/assets/drawings/icons/`. */
  icon: text,
  term: localized,
});

/** How visitors reach the business, and files for them. */
export const ContactSchema = v.strictObject({
  phone: contactLink,
  email: contactLink,
  whatsapp: v.optional(contactLink),
  /** The address for privacy requests, if not `email`. */
  privacyEmail: v.optional(text),
  /** How long form submissions are kept, in months. */
  leadMonths: v.optional(v.number()),
  hours: optionalList(OpeningHoursSchema),
  /** How soon a query is answered: as part of a sentence, and shorter for large type. */
  reply: v.optional(v.strictObject({ time: localized, short: localized })),
  /** The languages spoken on the phone. */
  spokenLanguages: v.optional(localized),
  social: optionalList(SocialProfileSchema),
  credit: v.optional(contactLink),
  /** A file of `src/brand/brochures/` for each language, or an address, which has a slash. */
  brochure: v.optional(localized),
  /** A link to the map, and the address of an embeddable map. */
  map: v.optional(v.strictObject({ href: text, embed: v.optional(text) })),
  /** Its path below `MEDIA_BASE_URL`, or its full address. */
  introVideo: v.optional(text),
});
