import { expect, test } from 'vitest';
import { businessIn } from '#/business/business.ts';
import { defaultLanguage, languageOfPath } from '#/messages/languages.ts';
import { testSetting } from '../fixtures/builtSite.ts';
import { openTestSite } from '../fixtures/testSite.ts';
import {
  elementsIn,
  findAll,
  only,
  ownTextsOf,
  parentOf,
  type Element,
} from '../fixtures/htmlPage.ts';
import { isNotFound } from '../fixtures/pageLanguage.ts';

const site = openTestSite();
const siteUrl = testSetting('TEST_SITE_URL');
const pages = site.pages().filter(({ route }) => !isNotFound(route));
const AMOUNT = /₹[\d.,–]*\d/g;
/** Elements without text to read. */
const NOT_READ = ['dialog', 'template', 'script', 'svg'];

/** Whether this holds for an element or one above it. */
const within = (element: Element | null, holds: (one: Element) => boolean): boolean =>
  element !== null && (holds(element) || within(parentOf(element), holds));

const isHeading = ({ tagName }: Element) => /^h\d$/.test(tagName);
/** Whether an element is hidden from some or all visitors. */
const isApart = (element: Element) =>
  NOT_READ.includes(element.tagName) ||
  element.attribs.hidden !== undefined ||
  element.attribs['aria-hidden'] === 'true';

/** A text without blanks, and without what Markdown adds to it. */
const bare = (text: string) => text.replace(/[\s\\*#|]+/g, '');

test('no Markdown lacks a heading or a price of its page', () => {
  const lacking = pages.flatMap((page) => {
    const markdown = bare(site.read(`${page.route}index.md`.slice(1)));
    const read = elementsIn(only(page, 'main')).filter((element) => !within(element, isApart));
    const headings = read.filter((element) => within(element, isHeading)).flatMap(ownTextsOf);
    const amounts = read.flatMap(ownTextsOf).flatMap((text) => bare(text).match(AMOUNT) ?? []);
    return [...headings.map(bare), ...amounts]
      .filter((text) => !markdown.includes(text))
      .map((text) => `${page.route} ${text}`);
  });
  expect(lacking).toEqual([]);
});

test('every page but Not Found names its Markdown, and there is no other', () => {
  const named = site.pages().flatMap((page) =>
    findAll(page, 'link')
      .filter((link) => link.attribs.type === 'text/markdown')
      .map((link) => `${page.route} ${link.attribs.href ?? ''}`),
  );
  expect(named).toEqual(pages.map(({ route }) => `${route} ${route}index.md`));
  const files = pages.map(({ route }) => `${route}index.md`.slice(1));
  expect(site.files.filter((file) => file.endsWith('.md'))).toEqual(files.sort());
});

const llms = site.read('llms.txt');

test('llms.txt begins with the name and a summary', () => {
  const { name, phone } = businessIn('en');
  expect(llms).toMatch(/^# .+\n\n> ./);
  expect(llms).toContain(`# ${name}\n`);
  expect(llms).toContain(phone.label);
});

test('llms.txt leads to the Markdown of every English page but the later ones of a list', () => {
  const addresses = Array.from(llms.matchAll(/\]\((\S+)\)/g), ([, address = '']) => address);
  const named = pages
    .filter(({ route }) => !route.includes('/page/') && languageOfPath(route) === defaultLanguage)
    .map(({ route }) => new URL(`${route}index.md`, siteUrl).href);
  expect(addresses.filter((address) => address.startsWith(siteUrl)).sort()).toEqual(named.sort());
});
