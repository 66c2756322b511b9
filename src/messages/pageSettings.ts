import * as v from 'valibot';
import { parts, type Part } from '#/business/parts.ts';
import { given } from '#/lib/given.ts';
import { isRecord } from '#/lib/isRecord.ts';
import { defaultLanguage, languageOf, languages, type Language, type Locale } from './languages.ts';
import { listWordFiles, readWordFile, type PageName } from './messages.ts';

/** What a page is, beside its words: `page` in its English file, the same for every language. */
const PageSettingsSchema = v.object({
  /** Its English address; ends in a slash, so that any bucket serves it. */
  path: v.string(),
  /** The part of the site that it belongs to, if a business may lack it. */
  part: v.optional(v.custom<Part>((name) => typeof name === 'string' && name in parts)),
  /** The header menu that contains it, and its position there. */
  menu: v.optional(v.picklist(['main', 'pages'])),
  order: v.optional(v.number(), 0),
  /** Its social card: a drawing of `src/assets/drawings/`, with its kind, and the ground. */
  card: v.object({
    drawing: v.string(),
    kind: v.picklist(['snack', 'object', 'shop']),
    ground: v.optional(v.picklist(['gali', 'majith', 'ink']), 'gali'),
  }),
});

export type PageSettings = v.InferOutput<typeof PageSettingsSchema>;

/** Throws an error that names the file and the key, as in `src/messages/en/menu.json: page.path: …`. */
function parseSettings(name: string, settings: unknown): PageSettings {
  const { success, output, issues } = v.safeParse(PageSettingsSchema, settings);
  if (success) return output;
  const [issue] = issues;
  const key = given(['page', v.getDotPath(issue)]).join('.');
  throw new Error(`src/messages/${defaultLanguage.code}/${name}.json: ${key}: ${issue.message}`);
}

function readPages(): Map<string, PageSettings> {
  const found = new Map<string, PageSettings>();
  for (const name of listWordFiles(defaultLanguage.code)) {
    const file = readWordFile(defaultLanguage.code, name);
    if (isRecord(file) && file.page) found.set(name, parseSettings(name, file.page));
  }
  return found;
}

const allPages = readPages();

/** The pages without those of the parts that the business lacks. */
const pages = new Map([...allPages].filter(([, { part }]) => part === undefined || parts[part]));

/** The files of words that no page shows. */
export const NOT_ON_PAGES = ['llms'];

/** The words beside the pages that only one part needs. */
const OF_PARTS = new Map<string, Part>([
  ['finder', 'franchises'],
  ['post', 'blog'],
]);

/** The files of words that any page may need, and that a language lacks. */
export function missingSharedWords(code: string): string[] {
  const other = new Set([...allPages.keys(), ...NOT_ON_PAGES, ...listWordFiles(code)]);
  return listWordFiles(defaultLanguage.code).filter((name) => {
    const part = OF_PARTS.get(name);
    return !other.has(name) && (part === undefined || parts[part]);
  });
}

/** The word files of each language; none if it lacks some that pages share, because then it has no pages. */
const wordFilesIn = new Map(
  languages.map(({ code }) => {
    const isComplete = missingSharedWords(code).length === 0;
    return [code, new Set(isComplete ? listWordFiles(code) : [])];
  }),
);

/** Whether a name is that of a page whose part the business has. */
export const hasPart = (name: string): name is PageName => pages.has(name);

/** The names of all pages of this business. */
export const pageNames: readonly PageName[] = [...pages.keys()].filter(hasPart);

/** The address, menu and card of a page. */
export function settingsOf(name: PageName): PageSettings {
  const settings = pages.get(name);
  if (!settings) throw new Error(`This business has no page ${name}.`);
  return settings;
}

/** Whether a page exists in a language: it does if the business has its part, and the language its words. */
export const hasPage = (locale: Locale, name: PageName): boolean =>
  hasPart(name) && (wordFilesIn.get(languageOf(locale).code)?.has(name) ?? false);

/** The languages in which a page exists. */
export const languagesOf = (name: PageName): Language[] =>
  languages.filter(({ code }) => hasPage(code, name));
