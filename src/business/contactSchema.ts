import * as v from 'valibot';
import { contactLink, localized, optionalList, text } from './fields.ts';

const OpeningHoursSchema = v.strictObject({
  days: localized,
  label: localized,
  weekdays: v.array(text),
  opens: text,
  closes: text,
});

const SocialProfileSchema = v.strictObject({
  ...contactLink.entries,
  icon: text,
  term: localized,
});

/** How visitors reach the business, and files for them. */
export const ContactSchema = v.strictObject({
  phone: contactLink,
  email: contactLink,
  whatsapp: v.optional(contactLink),
  privacyEmail: v.optional(text),
  leadMonths: v.optional(v.number()),
  formCookies: v.optional(v.strictObject({ session: text, hours: v.number() })),
  hours: optionalList(OpeningHoursSchema),
  visits: v.optional(localized),
  reply: v.optional(v.strictObject({ time: localized, short: localized })),
  spokenLanguages: v.optional(localized),
  social: optionalList(SocialProfileSchema),
  credit: v.optional(contactLink),
  brochure: v.optional(localized),
  map: v.optional(v.strictObject({ href: text, embed: v.optional(text) })),
  introVideo: v.optional(text),
});
