/** A text for each plural form that a language tells apart: `{ one: '1 day', other: '{count} days' }`. */
export type CountedText = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Fills the braces of a text in the browser, where the library of `words.ts` would be too large. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));

/** The text for a count in a language, with the count and other values filled in. */
export function fillCount(
  language: string,
  texts: CountedText,
  count: number,
  values: Readonly<Record<string, string>> = {},
): string {
  const form = new Intl.PluralRules(language).select(count);
  return fillIn(texts[form] ?? texts.other, { ...values, count });
}
