/** Words of the configuration and what they are in another language. */
export type FactWords = Readonly<Record<string, string>>;

/** What search engines read in English. */
const UNTRANSLATED = new Set(['weekdays']);

/**
 * The facts of the configuration with every text that a language has words for in that language; what the
 * owner has changed since stays as it is written there.
 */
/* @__NO_SIDE_EFFECTS__ */
export function translateFacts<Facts>(facts: Facts, words: FactWords): Facts {
  const find = (text: string) => (Object.hasOwn(words, text) ? words[text] : undefined) ?? text;
  const translate = (value: unknown): unknown => {
    if (typeof value === 'string') return find(value);
    if (Array.isArray(value)) return value.map(translate);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        find(key), // a pack's allergens stand below its name
        UNTRANSLATED.has(key) ? inner : translate(inner),
      ]),
    );
  };
  return translate(facts) as Facts;
}
