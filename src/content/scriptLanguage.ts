import { language } from '#/copy/language.ts';

/** The languages that a script tells of, as most of our readers write them. */
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

/** Words that are told apart from the text that they stand in. */
interface TextRun {
  text: string;
  lang?: ScriptLanguage | undefined;
  dir?: 'auto' | undefined;
}

/** Letters from U+0590 on belong to other scripts than Latin: most texts of an English page need no second look. */
const NOT_LATIN = /[\u0590-\u0dff\ufb1d-\ufeff]/;
const mayDiffer = (text: string, around: string) => around !== 'en' || NOT_LATIN.test(text);
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LETTERS = LANGUAGES.map(([script, lang]) => ({
  lang,
  letters: new RegExp(`\\p{Script=${script}}`, 'gu'),
}));
/** From a script's first letter to its last, over what is no letter: `ખમણ, ઢોકળાં` is one run. */
const RUNS = new RegExp(
  `(${LANGUAGES.map(([script]) => `\\p{Script=${script}}(?:\\P{L}*\\p{Script=${script}})*`).join('|')})`,
  'u',
);

/** The language whose script most letters of a text are in. */
function mostOf(text: string): ScriptLanguage | undefined {
  const count = text.match(/\p{L}/gu)?.length ?? 0;
  return LETTERS.find(({ letters }) => (text.match(letters)?.length ?? 0) * 2 > count)?.lang;
}

/** The language whose script most of a text is in, where that is not the page's: `'gu'` for દાબેલી. */
export function scriptLanguage(text: string): ScriptLanguage | undefined {
  if (!mayDiffer(text, language.code)) return undefined;
  const most = mostOf(text);
  return most === language.code ? undefined : most;
}

/** `auto` where a text may run from right to left, so that what stands around it keeps its order. */
export const textDirection = (text: string): 'auto' | undefined =>
  RIGHT_TO_LEFT.test(text) ? 'auto' : undefined;

/**
 * A text in runs: those in another script than what stands around, which is the page's unless said
 * otherwise, have a language of their own. Latin letters are names as often as words, and have none.
 */
export function splitByScript(text: string, around: ScriptLanguage = language.code): TextRun[] {
  if (!mayDiffer(text, around)) return [{ text }];
  const runs: TextRun[] = [];
  for (const part of text.split(RUNS)) {
    const lang = mostOf(part);
    const last = runs.at(-1);
    if (lang !== undefined && lang !== 'en' && lang !== around)
      runs.push({ text: part, lang, dir: textDirection(part) });
    else if (last !== undefined && last.lang === undefined) last.text += part;
    else if (part !== '') runs.push({ text: part });
  }
  return runs;
}
