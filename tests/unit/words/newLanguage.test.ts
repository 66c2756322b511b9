import { expect, test, vi } from 'vitest';
import { routesInEachLanguage } from '#/words/routes.ts';
import { languagesOf, menuLinks, pageLink, pagePath, translationsOf } from '#/words/pages.ts';

/** The pages whose words are written in Marathi, the fourth language of this site. */
const WRITTEN = vi.hoisted(() => ['home', 'menu', 'notFound']);

vi.mock('#/words/languages.ts', async (importActual) => {
  const actual = await importActual<typeof import('#/words/languages.ts')>();
  const marathi = { code: 'mr', tag: 'mr-IN', name: 'मराठी', short: 'म', path: '/mr' };
  const languages = [...actual.languages, { ...marathi, direction: 'ltr' }];
  const languageOf = (locale: string) =>
    languages.find(({ code }) => code === locale) ?? actual.defaultLanguage;
  return { ...actual, languages, languageOf };
});

vi.mock('#/words/words.ts', async (importActual) => {
  const actual = await importActual<typeof import('#/words/words.ts')>();
  const isPage = (name: string) =>
    JSON.stringify(actual.readWordFile('en', name)).includes('"page"');
  const listWordFiles = (code: string) => {
    const files = actual.listWordFiles(code === 'mr' ? 'en' : code);
    return code === 'mr' ? files.filter((name) => WRITTEN.includes(name) || !isPage(name)) : files;
  };
  return { ...actual, listWordFiles };
});

test('a page exists in a new language when its words do', () => {
  const codesOf = (name: Parameters<typeof languagesOf>[0]) =>
    languagesOf(name).map(({ code }) => code);
  expect(codesOf('menu')).toEqual(['en', 'gu', 'hi', 'mr']);
  expect(codesOf('about')).toEqual(['en', 'gu', 'hi']);
});

test('links of a new language lead to its own pages, and to English where it has none', () => {
  expect(pagePath('mr', 'menu')).toBe('/mr/menu/');
  expect(pageLink('mr', 'about')).toMatchObject({ href: '/about/', lang: 'en' });
  expect(menuLinks('mr', 'main').map(({ href }) => href)).toEqual([
    '/mr/',
    '/about/',
    '/services/',
    '/franchise-details/',
    '/contact/',
  ]);
});

test('routes and alternates of a page are those of the languages that have it', () => {
  const locales = routesInEachLanguage('menu', () => [{}]).map(({ params }) => params.locale);
  expect(locales).toEqual([undefined, 'gu', 'hi', 'mr']);
  expect(translationsOf('menu', '/menu/').at(-1)).toMatchObject({ href: '/mr/menu/' });
  expect(translationsOf('about', '/about/').map(({ code }) => code)).toEqual(['en', 'gu', 'hi']);
});
