import { expect, test } from 'vitest';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { businessIn } from '#/business/business.ts';
import { defaultLanguage, languages } from '#/words/languages.ts';
import { words } from '#/words/words.ts';
import { testSetting } from '../fixtures/builtSite.ts';
import { openTestSite } from '../fixtures/testSite.ts';
import { findAll, only, textOf, textsIn } from '../fixtures/htmlPage.ts';
import { addressesIn, checkMarkdown, markdownLinkOf } from '../fixtures/markdownFaults.ts';
import { isNotFound, languageOfRoute } from '../fixtures/pageLanguage.ts';
import { survey } from '../fixtures/siteFaults.ts';

const site = openTestSite();
const business = businessIn('en');
const homeLabels = languages.map(({ code }) => words(code).home.label);
const siteUrl = testSetting('TEST_SITE_URL');
const pages = [...site.pages()].filter(({ route }) => !isNotFound(route));
const WAY_HOME = new RegExp(`^1\\. \\[(${homeLabels.join('|')})`);
const markdownOf = (route: string) => site.read(`${route}index.md`.slice(1));
const linesOf = (route: string) => markdownOf(route).split('\n');

test('every page but Not Found has its Markdown, with its headings, prices and whole addresses', () => {
  expect(survey(site, { markdown: checkMarkdown(site) })('markdown')).toEqual([]);
});

test('there is no Markdown without a page', () => {
  const linked = pages.map((page) => decodeURI(markdownLinkOf(page) ?? '').slice(1));
  expect(site.files.filter((file) => file.endsWith('.md'))).toEqual(linked.sort());
});

test('no Markdown holds the way to its page, or what a button says', () => {
  const buttons = new Set(
    pages.flatMap((page) => findAll(page, 'button').map(textOf)).filter(Boolean),
  );
  const held = pages.flatMap(({ route }) =>
    linesOf(route).filter((line) => buttons.has(line) || WAY_HOME.test(line)),
  );
  expect(buttons.size).toBeGreaterThan(0);
  expect(held).toEqual([]);
});

test('a form is its labels, and the ways to us without it', () => {
  const labels = textsIn(only(site.page('/contact/'), 'main'), 'label');
  expect(labels.length).toBeGreaterThan(3);
  expect(linesOf('/contact/')).toEqual(expect.arrayContaining(labels));
  expect(markdownOf('/contact/')).toContain(`[${business.phone.label}](${business.phone.href})`);
  expect(markdownOf('/contact/')).toContain(`<${business.email.label}>`);
});

const llms = site.read('llms.txt');
const [heading, summary] = fromMarkdown(llms).children;

test('llms.txt begins with the name and a summary', () => {
  expect(heading).toMatchObject({
    type: 'heading',
    depth: 1,
    children: [{ value: business.name }],
  });
  expect(summary?.type).toBe('blockquote');
  expect(llms).toContain(business.phone.label);
});

test('llms.txt leads to the Markdown of every English page but the later ones of a list', () => {
  const addresses = addressesIn(fromMarkdown(llms)).filter((address) =>
    address.startsWith(siteUrl),
  );
  const named = pages
    .filter(({ route }) => !route.includes('/page/') && languageOfRoute(route) === defaultLanguage)
    .map(markdownLinkOf);
  expect(addresses.sort()).toEqual(named.map((path) => new URL(path ?? '', siteUrl).href).sort());
});
