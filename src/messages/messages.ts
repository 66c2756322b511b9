import { globSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import * as v from 'valibot';
import { factValues } from '#/business/factValues.ts';
import { isRecord } from '#/lib/isRecord.ts';
import type { PageName } from '#/routes.ts';
import { defaultLanguage, formatTagOf, languageOf, type Locale } from './languages.ts';

/** Our texts in one language: a file for each page, and those that pages share. */
export interface Words {
  about: typeof import('./en/about.json');
  blog: typeof import('./en/blog.json');
  chefSingle: typeof import('./en/chefSingle.json');
  contact: typeof import('./en/contact.json');
  faqs: typeof import('./en/faqs.json');
  finder: typeof import('./en/finder.json');
  formMarkup: typeof import('./en/formMarkup.json');
  forms: typeof import('./en/forms.json');
  franchiseDetails: typeof import('./en/franchiseDetails.json');
  franchisesList: typeof import('./en/franchisesList.json');
  header: typeof import('./en/header.json');
  home: typeof import('./en/home.json');
  imageGallery: typeof import('./en/imageGallery.json');
  llms: typeof import('./en/llms.json');
  menu: typeof import('./en/menu.json');
  notFound: typeof import('./en/notFound.json');
  notices: typeof import('./en/notices.json');
  post: typeof import('./en/post.json');
  privacy: typeof import('./en/privacy.json');
  readyToEat: typeof import('./en/readyToEat.json');
  services: typeof import('./en/services.json');
  shared: typeof import('./en/shared.json');
  teams: typeof import('./en/teams.json');
  testimonial: typeof import('./en/testimonial.json');
  units: typeof import('./en/units.json');
  video: typeof import('./en/video.json');
  videoGallery: typeof import('./en/videoGallery.json');
}

/** The words of every page's head. */
export interface PageWords {
  /** Its name in links. */
  label: string;
  /** The title of the document; the business's name is appended. */
  title: string;
  description: string;
  /** The lines on its social card. */
  card: readonly string[];
  /** Its `h1`, if it is not the title. */
  heading?: string;
  /** The first words below the heading. */
  intro?: string;
  /** Its name in the breadcrumb, if it is not its label. */
  crumb?: string;
  /** The visible name of the home page in its breadcrumb, if it is not that page's label. */
  homeCrumb?: string;
}

/** The pages whose English file is not in `Words`, or lacks texts of `PageWords`. */
type Headless = {
  [Name in PageName]: Words[Name] extends PageWords ? never : Name;
}[PageName];

type None<Names extends never> = Names;

/** Does not compile if a page lacks `label`, `title`, `description` or `card`; the error names it. */
export type PagesWithHeads = None<Headless>;

/** Values for the braces of a text. */
export type Values = Readonly<Record<string, string | number | boolean>>;

interface WordsAndFill extends Words {
  /** Fills in a text that names other values than facts: `fill(t.found, { count: 3 })`. */
  fill: (text: string, values: Values) => string;
}

const FOLDER = 'src/messages';

/** The files of a language, without their endings; none if it has no folder. */
export const listWordFiles = (code: string): string[] =>
  globSync(`${FOLDER}/${code}/*.json`)
    .map((file) => parse(file).name)
    .sort();

/** Reads a file of words as it stands, without facts. */
export const readWordFile = (code: string, name: string): unknown =>
  JSON.parse(readFileSync(join(FOLDER, code, `${name}.json`), 'utf8'));

/** `findMessageFaults` compares the keys of all files. */
const WordsSchema = v.custom<Words>(isRecord);

/** Formats an ICU message. A text without braces is returned as it is. */
function format(text: string, locale: string, values: Values): string {
  if (!text.includes('{')) return text;
  return String(new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).format(values));
}

const lacksValue = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'MISSING_VALUE';

/** Fills the facts of the business into every text; one that names other values stays as it is, for `fill`. */
function fillFacts(value: unknown, locale: string, facts: Values): unknown {
  if (Array.isArray(value)) {
    const items = value.map((inner) => fillFacts(inner, locale, facts));
    return items.filter((item) => item !== ''); // it depends on a fact that is not given
  }
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, fillFacts(inner, locale, facts)]),
    );
  }
  if (typeof value !== 'string') return value;
  try {
    return format(value, locale, facts);
  } catch (error) {
    if (lacksValue(error)) return value;
    throw new Error(`This text cannot be read: ${value}`, { cause: error });
  }
}

function readWords(locale: Locale): WordsAndFill {
  const { code } = languageOf(locale);
  const facts = factValues(code);
  const own = new Set(listWordFiles(code));
  const files = listWordFiles(defaultLanguage.code).map((name) => {
    const language = own.has(name) ? code : defaultLanguage.code;
    return [name, fillFacts(readWordFile(language, name), formatTagOf(language), facts)];
  });
  const fill = (text: string, values: Values) =>
    format(text, formatTagOf(code), { ...facts, ...values });
  return { ...v.parse(WordsSchema, Object.fromEntries(files)), fill };
}

const cache = new Map<Locale, WordsAndFill>();

/** Our texts in a language, with the facts of the business filled in; a file that it lacks is in English. */
export function words(locale: Locale): WordsAndFill {
  const found = cache.get(locale) ?? readWords(locale);
  cache.set(locale, found);
  return found;
}

/** The name of an item that has none, by its position from 1: `Outlet 2`. */
export const nameByPosition = (
  locale: Locale,
  kind: 'benefit' | 'dish' | 'outlet',
  position: number,
) => {
  const { fill, notices } = words(locale);
  return fill(notices.unnamed[kind], { position });
};
