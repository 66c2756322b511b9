/** A language of the site. */
export interface Language {
  /** The name of its folder of words, and the `lang` of links to its pages. */
  code: string;
  /** A BCP 47 tag: the `lang` of its pages. Its country determines the format of dates and amounts. */
  tag: string;
  /** Its name in the language itself, and its first letters for a narrow place. */
  name: string;
  short: string;
  /** The start of its addresses: `/gu`, and nothing for the first language. */
  path: string;
}

/** The languages of the site. English comes first: it is the fallback of all others. */
export const languages: readonly [Language, ...Language[]] = [
  { code: 'en', tag: 'en-IN', name: 'English', short: 'EN', path: '' },
  { code: 'gu', tag: 'gu-IN', name: 'ગુજરાતી', short: 'ગુ', path: '/gu' },
  { code: 'hi', tag: 'hi-IN', name: 'हिन्दी', short: 'हि', path: '/hi' },
];

export const [defaultLanguage] = languages;

/** Whether the site speaks Gujarati. If not, no page has Gujarati letters as an ornament. */
export const hasGujarati = languages.some(({ code }) => code === 'gu');

/** The code of a language as `Astro.currentLocale` gives it; `undefined` is English. */
export type Locale = string | undefined;

/** The language of a page; English for a code that the site does not have. */
export const languageOf = (locale: Locale): Language =>
  languages.find(({ code }) => code === locale) ?? defaultLanguage;

/** The script of a language, as ISO 15924 names it: `Deva` for Hindi and Marathi. */
export const scriptOf = (locale: Locale): string =>
  new Intl.Locale(languageOf(locale).tag).maximize().script ?? 'Latn';

/** The value of `data-script` of a page: its script, unless that is Latin. */
export function otherScriptOf(locale: Locale): string | undefined {
  const script = scriptOf(locale);
  return script === 'Latn' ? undefined : script;
}

/** The tag for `Intl`: all numbers have Latin digits, because texts and facts have them too. */
export const formatTagOf = (locale: Locale): string =>
  new Intl.Locale(languageOf(locale).tag, { numberingSystem: 'latn' }).toString();

/** The language of a page by its address: Gujarati for `/gu/menu/`. */
export const languageOfPath = (address: string): Language =>
  languages.find(({ path }) => path !== '' && address.startsWith(`${path}/`)) ?? defaultLanguage;

/** Removes the language from a path: `/gu/menu/` becomes `/menu/`. */
export const englishPath = (path: string): string => path.slice(languageOfPath(path).path.length);
