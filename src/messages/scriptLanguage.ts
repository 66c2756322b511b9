/** The language that each script usually means for our readers. */
const LANGUAGES = [
  ['Latin', 'en'],
  ['Gujarati', 'gu'],
  ['Devanagari', 'hi'],
  ['Gurmukhi', 'pa'],
  ['Bengali', 'bn'],
  ['Tamil', 'ta'],
  ['Telugu', 'te'],
  ['Kannada', 'kn'],
  ['Malayalam', 'ml'],
  ['Oriya', 'or'],
  ['Arabic', 'ur'],
  ['Hebrew', 'he'],
] as const;

type ScriptLanguage = (typeof LANGUAGES)[number][1];

/** A part of a text, with its language if it differs from the text around it. */
interface TextRun {
  text: string;
  lang?: ScriptLanguage | undefined;
  dir?: 'auto' | undefined;
}

/**
 * Scripts other than Latin begin at U+0590: most texts of an English page have no such letter, and need no
 * second look.
 */
const NOT_LATIN = /[\u0590-\u0dff\ufb1d-\ufeff]/;
const mayDiffer = (text: string, around: string) => around !== 'en' || NOT_LATIN.test(text);
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LETTERS = LANGUAGES.map(([script, lang]) => ({
  lang,
  letters: new RegExp(`\\p{Script=${script}}`, 'gu'),
}));
/**
 * From the first to the last letter of a script, across characters that are not letters: `ખમણ, ઢોકળાં` is
 * one run.
 */
const RUNS = new RegExp(
  `(${LANGUAGES.map(([script]) => `\\p{Script=${script}}(?:\\P{L}*\\p{Script=${script}})*`).join('|')})`,
  'u',
);

/** The script of a language by its BCP 47 tag, as ISO 15924 names it: `Deva` for `hi` and `mr-IN`. */
export const scriptOfTag = (tag: string): string | undefined =>
  new Intl.Locale(tag).maximize().script;

/** Whether a language has the letters of another: on a Marathi page they are no Hindi. */
const sharesScript = (lang: string, around: string) =>
  lang === around || scriptOfTag(lang) === scriptOfTag(around);

/** The language of the script with most of a text's letters. */
function mostOf(text: string): ScriptLanguage | undefined {
  const count = text.match(/\p{L}/gu)?.length ?? 0;
  return LETTERS.find(({ letters }) => (text.match(letters)?.length ?? 0) * 2 > count)?.lang;
}

/** The language of the script of most letters in a text, if it is not the page's: `'gu'` for દાબેલી. */
export function scriptLanguage(text: string, page = 'en'): ScriptLanguage | undefined {
  if (!mayDiffer(text, page)) return undefined;
  const most = mostOf(text);
  return most !== undefined && sharesScript(most, page) ? undefined : most;
}

/** `auto` if a text may run from right to left, so that the text around it keeps its order. */
export const textDirection = (text: string): 'auto' | undefined =>
  RIGHT_TO_LEFT.test(text) ? 'auto' : undefined;

/**
 * Splits a text into runs by script. A run in another script than the text around it (by default the
 * page's) gets a language. Latin runs get none, because they are as often names as words.
 */
export function splitByScript(text: string, around = 'en'): TextRun[] {
  if (!mayDiffer(text, around)) return [{ text }];
  const runs: TextRun[] = [];
  for (const part of text.split(RUNS)) {
    const lang = mostOf(part);
    const last = runs.at(-1);
    if (lang !== undefined && lang !== 'en' && !sharesScript(lang, around))
      runs.push({ text: part, lang, dir: textDirection(part) });
    else if (last !== undefined && last.lang === undefined) last.text += part;
    else if (part !== '') runs.push({ text: part });
  }
  return runs;
}
