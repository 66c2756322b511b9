import { expect, test, vi } from 'vitest';
import {
  languagesOf,
  menuLinks,
  otherTranslationsOf,
  pageLink,
  pageNames,
  pagePath,
  routesInEachLanguage,
  translationsOf,
} from '#/business/pages.ts';
import { routeOf } from '#/routes.ts';

/** The pages that are translated into the further language, whose code is reserved for private use. */
const WRITTEN = vi.hoisted(() => ['home', 'notFound']);

vi.mock('#/messages/languages.ts', async (importActual) => {
  const actual = await importActual<typeof import('#/messages/languages.ts')>();
  const further = { code: 'qaa', tag: 'qaa-IN', name: 'Further', short: 'F', path: '/qaa' };
  Array.prototype.push.call(actual.languages, { ...further });
  return actual;
});

vi.mock('#/messages/messages.ts', async (importActual) => {
  const actual = await importActual<typeof import('#/messages/messages.ts')>();
  const { routes } = await import('#/routes.ts');
  const listMessageFiles = (code: string) => {
    const files = actual.listMessageFiles(code === 'qaa' ? 'en' : code);
    return code === 'qaa'
      ? files.filter((name) => WRITTEN.includes(name) || !(name in routes))
      : files;
  };
  return { ...actual, listMessageFiles };
});

vi.mock('#/business/copy.ts', async (importActual) => {
  const actual = await importActual<typeof import('#/business/copy.ts')>();
  return { ...actual, speaks: () => true };
});

const unwritten = pageNames.filter((name) => !WRITTEN.includes(name));

test('publishes a page in a new language if its messages exist', () => {
  const hasNew = (name: (typeof pageNames)[number]) =>
    languagesOf(name).some(({ code }) => code === 'qaa');
  expect(pageNames.filter(hasNew)).toEqual(WRITTEN);
});

test('links to the page in the same language, else to the English page', () => {
  expect(pagePath('qaa', 'home')).toBe('/qaa/');
  for (const name of unwritten)
    expect(pageLink('qaa', name)).toMatchObject({ href: routeOf(name).path, lang: 'en' });
  const hrefs = menuLinks('en', 'main').map(({ href }) => (href === '/' ? '/qaa/' : href));
  expect(menuLinks('qaa', 'main').map(({ href }) => href)).toEqual(hrefs);
});

test('lists as routes and alternates only the languages of a page', () => {
  const locales = routesInEachLanguage('home', () => [{}]).map(({ params }) => params.locale);
  expect(locales).toContain('qaa');
  expect(translationsOf('home', '/').at(-1)).toMatchObject({ href: '/qaa/' });
  for (const name of unwritten)
    expect(translationsOf(name, '/x/').map(({ code }) => code)).not.toContain('qaa');
});

test('a page that is not found links to the home pages of other languages', () => {
  const hrefs = otherTranslationsOf('en', 'notFound', '/menu/x/').map(({ href }) => href);
  expect(hrefs).toContain('/qaa/');
});
