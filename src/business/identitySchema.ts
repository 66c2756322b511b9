import * as v from 'valibot';
import { localized, optionalList, text } from './fields.ts';

/** One word of the business's name, explained on the home page's sign. */
const NameWordSchema = v.strictObject({
  name: localized,
  meaning: localized,
  ground: v.picklist(['rich', 'warm', 'cool', 'dark']),
});

/** Who the business is. */
export const IdentitySchema = v.strictObject({
  /**
   * Whether this is still the sample business: only then `npm test` runs `tests/sample/`, which
   * needs its facts, texts and pictures. Lists of facts and files of copy have their own `isSample`.
   */
  isSample: v.optional(v.boolean()),
  /** The name as each language writes it. Search engines get the English one. */
  name: localized,
  /** A name for the header, where a long one takes several lines; a drawn name (`wordmark`) needs none. */
  shortName: v.optional(localized),
  tagline: localized,
  /** What search engines call the kitchen: `Gujarati`. */
  cuisine: v.optional(localized),
  /** The city that people associate with the business: its own, or one nearby. */
  city: localized,
  /** Where the food is made; must be able to follow the word `in`. */
  kitchenPlace: v.optional(localized),
  address: v.strictObject({
    lines: v.pipe(v.array(localized), v.minLength(1)),
    locality: localized,
    region: localized,
    postalCode: text,
    countryCode: text,
  }),
  /** An IANA time zone name, for API dates without a time zone. */
  timeZone: text,
  /**
   * A file of `src/brand/drawings/` that draws the name in `currentColor`; without it, the name is
   * set in the display font.
   */
  wordmark: v.optional(text),
  /**
   * Drawings of words in `src/brand/drawings/` beside the headings of pages, and the language of the words: they are
   * shown on its pages and on English ones.
   */
  ornaments: v.optional(
    v.strictObject({
      language: text,
      about: v.optional(text),
      menu: v.optional(text),
      readyToEat: v.optional(text),
    }),
  ),
  nameWords: optionalList(NameWordSchema),
  /** The author of posts, if not `name`. */
  authorLabel: v.optional(localized),
  /** No meat, fish or egg in any kitchen, dish or pack: pages then show the green mark. */
  isVegetarian: v.optional(v.boolean()),
  registration: v.optional(localized),
  /** Figures of the business. */
  counts: v.optional(
    v.strictObject({
      years: v.optional(v.number()),
      customers: v.optional(v.number()),
      staff: v.optional(v.number()),
      varieties: v.optional(v.number()),
    }),
  ),
  /** The position of the building, for the maps of search engines. */
  geo: v.optional(v.strictObject({ latitude: v.number(), longitude: v.number() })),
});
