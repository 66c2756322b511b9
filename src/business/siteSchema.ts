import * as v from 'valibot';
import { localized, text } from './fields.ts';

/** The optional parts of the site, its old addresses, and what is measured. */
export const SiteSchema = v.strictObject({
  parts: v.strictObject({
    franchises: v.boolean(),
    packs: v.boolean(),
    team: v.boolean(),
    blog: v.boolean(),
  }),
  redirects: v.optional(
    v.array(
      v.strictObject({
        /** A path without query, in Latin letters: `/about-us.html`. */
        from: text,
        /** The path of a page of this site as the sitemap has it: `/about/`. */
        to: text,
      }),
    ),
    [],
  ),
  counting: v.optional(v.strictObject({ path: text, by: localized })),
  leadSource: v.optional(text),
  verification: v.optional(v.record(text, text)),
});
