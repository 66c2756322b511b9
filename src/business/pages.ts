import { withoutUndefined } from '#/lib/text.ts';
import { routeOf, routes, type CommonPage, type PageName } from '#/routes.ts';
import {
  defaultLanguage,
  englishPath,
  languageOf,
  languages,
  type Language,
  type Locale,
} from '#/messages/languages.ts';
import { listMessageFiles, messagesIn, type PageMessages } from '#/messages/messages.ts';
import { businessIn, parts } from './business.ts';
import { copyIn, speaks } from './copy.ts';
import type { Copy } from './copySchema.ts';

const isPage = (name: string): name is PageName => name in routes;

/** Tells whether the business has the part that a page belongs to. */
function hasPart(name: PageName): boolean {
  const { part } = routeOf(name);
  return part === undefined || parts[part];
}

/** The names of all pages of this business, in the order of the menus. */
export const pageNames: readonly PageName[] = Object.keys(routes).filter(isPage).filter(hasPart);

/** Message files that no page shows. */
const NOT_ON_PAGES = ['llms'];

/** Returns the shared message files that a language lacks. */
export function missingSharedMessages(code: string): string[] {
  const own = new Set(listMessageFiles(code));
  return listMessageFiles(defaultLanguage.code).filter(
    (name) => !isPage(name) && !NOT_ON_PAGES.includes(name) && !own.has(name),
  );
}

/** The pages with messages in each language; none if shared messages, or the business's copy, are missing. */
const pagesIn = new Map(
  languages.map(({ code }) => {
    const isSpoken = speaks(code) && missingSharedMessages(code).length === 0;
    return [code, new Set(isSpoken ? listMessageFiles(code) : [])];
  }),
);

/**
 * Tells whether a page exists in a language: the business needs its part, and the language its messages.
 */
export const hasPage = (locale: Locale, name: PageName): boolean =>
  hasPart(name) && (pagesIn.get(languageOf(locale).code)?.has(name) ?? false);

/** Returns the languages in which a page exists. */
export const languagesOf = (name: PageName): Language[] =>
  languages.filter(({ code }) => hasPage(code, name));

interface StaticPath {
  params?: Record<string, string | undefined>;
}

/**
 * The result of `getStaticPaths` for a page below `[...locale]/`: its routes in every language with its
 * messages. `routesOf` returns the routes of one language; `[{}]` is a single route without parameters.
 */
export const routesInEachLanguage = <Own extends StaticPath = StaticPath>(
  name: PageName,
  routesOf: (locale: string) => Own[],
) =>
  languagesOf(name).flatMap(({ code, path }) =>
    routesOf(code).map((route) => ({
      ...route,
      params: { ...route.params, locale: path.slice(1) || undefined },
    })),
  );

/** The result of `getStaticPaths` for a page with one route per language. */
export const oneRouteInEachLanguage = (name: PageName) => routesInEachLanguage(name, () => [{}]);

/** Returns the address of a page in a language, or in English if the language lacks it. */
export function pagePath(locale: Locale, name: PageName): string {
  const { path } = hasPage(locale, name) ? languageOf(locale) : defaultLanguage;
  if (name === 'notFound' && path !== '') return `${path}/404/`; // only one page can be 404.html
  return path + routeOf(name).path;
}

/** A link to one of our own pages. */
export interface PageLink {
  href: string;
  label: string;
  /** `'en'` if the page's own language lacks it, so that the link leads to the English page. */
  lang?: 'en' | undefined;
}

/** Returns the link to a page; undefined if the business lacks the page's part. */
export function pageLink(locale: Locale, name: CommonPage): PageLink;
export function pageLink(locale: Locale, name: PageName): PageLink | undefined;
export function pageLink(locale: Locale, name: PageName): PageLink | undefined {
  if (!hasPart(name)) return undefined;
  return {
    href: pagePath(locale, name),
    label: messagesIn(locale)[name].label,
    lang: hasPage(locale, name) ? undefined : 'en',
  };
}

/** Returns the links of one of the header's menus, in its order. */
export const menuLinks = (locale: Locale, menu: 'main' | 'pages'): PageLink[] =>
  withoutUndefined(
    pageNames.filter((name) => routeOf(name).menu === menu).map((name) => pageLink(locale, name)),
  );

/** Returns the addresses of a page in all its languages; `path` is one of them. */
export const translationsOf = (name: PageName, path: string) =>
  languagesOf(name).map((language) => ({
    ...language,
    href: language.path + englishPath(path),
  }));

interface PageHead extends PageMessages, Omit<Copy['blog'], 'isSample'> {
  title: string;
  description: string;
  heading: string;
  card: string[];
}

/**
 * Returns the texts of a page's head: the business's copy; what that leaves out is made of the page's
 * label and the business's name.
 */
export function pageHead(locale: Locale, name: PageName): PageHead {
  const messages: PageMessages = messagesIn(locale)[name];
  const { title, description, heading, card, intro } = copyIn(locale)[name];
  const own = messages.heading ?? messages.label;
  return {
    ...messages,
    title: title ?? own,
    description: description ?? messages.description ?? `${own}, ${businessIn(locale).name}`,
    heading: heading ?? messages.heading ?? title ?? messages.label,
    card: card ?? own.split(' '),
    intro,
  };
}

/** Returns the path of a page's social card, which `npm run cards` draws. */
export function cardPath(locale: Locale, name: PageName): string {
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `/social${hasPage(locale, name) ? languageOf(locale).path : ''}/${file}.png`;
}

/** Returns the translations of a page except its own language; on a 404 page they link to home pages. */
export const otherTranslationsOf = (locale: Locale, name: PageName, path: string) =>
  translationsOf(name, name === 'notFound' ? '/' : path).filter(
    ({ code }) => code !== languageOf(locale).code,
  );

const segments = (...parts: string[]) => parts.map(encodeURIComponent).join('/');

/** Returns the address of a post. Posts exist in the languages with a list of posts. */
export const postPath = (locale: Locale, slug: string) =>
  `${pagePath(locale, 'blog').replace(routes.blog.path, routes.blog.items)}${segments(slug)}/`;

/** Returns the address of a member on the page of all members. */
export const memberPath = (locale: Locale, slug: string) =>
  `${pagePath(locale, 'chefSingle')}#member-${segments(slug)}`;

/** Returns the address of a dish: its row on the menu page. */
export const dishPath = (locale: Locale, { slug }: { slug: string }) =>
  `${pagePath(locale, 'menu')}#dish-${slug}`;

/** Returns title and description of page `number` of a paged list; from page 2 on they name the number. */
export function listPageHead(locale: Locale, name: PageName, number: number) {
  const { title, description } = pageHead(locale, name);
  if (number === 1) return { title, description };
  const { format, shared } = messagesIn(locale);
  return {
    title: format(shared.laterPage.title, { title, number }),
    description: format(shared.laterPage.description, { description, number }),
  };
}

/** Returns the segments that page `number` (from 1) adds to a list's address, e.g. `page/2`. */
export const listPageSegments = (number: number) => (number === 1 ? undefined : `page/${number}`);

/** Returns the address of page `number` (from 1) of a paged list such as `/blog/`. */
export function listPagePath(first: string, number: number): string {
  const below = listPageSegments(number);
  return below === undefined ? first : `${first}${below}/`;
}
