/** Texts of the configuration, and their translations. */
export type FactWords = Readonly<Record<string, string>>;

/** Keys whose values stay in English for search engines. */
const UNTRANSLATED = new Set(['weekdays']);

/**
 * Translates every text of the configuration that has a translation; a text that the owner has changed
 * stays as it is.
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
        find(key), // allergens are keys, and are shown too
        UNTRANSLATED.has(key) ? inner : translate(inner),
      ]),
    );
  };
  return translate(facts) as Facts;
}
