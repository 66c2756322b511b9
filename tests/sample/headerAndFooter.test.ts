/** The specification's counts, texts and order: header, footer and action bar of every page. */
import { expect, test } from 'vitest';
import { languageOfPath } from '#/messages/languages.ts';
import { openTestSite } from '../fixtures/builtSite.ts';
import { BAR_LINKS, PAGE_LINKS, SHORTCUTS } from './headerLinks.ts';
import {
  elementsIn,
  findAll,
  linksIn,
  linksTo,
  only,
  textOf,
  textsIn,
} from '../fixtures/htmlPage.ts';

const site = openTestSite();
const home = site.page('/');

const header = linksIn(findAll(home, 'header')[0] ?? home.root);
const footer = only(home, 'footer');

const LINKS = [...SHORTCUTS, ...BAR_LINKS, ...PAGE_LINKS];

test.each(LINKS)('the header links %s to %s', (label, href) => {
  expect(header[label]).toBe(href);
});

test('the logo links home in header and footer', () => {
  const named = linksTo(home, /^\/$/).filter((link) =>
    elementsIn(link).some((part) => part.attribs['aria-label'] === 'Tikhu Mithu'),
  );
  expect(named).toHaveLength(2);
});

test('the footer shows address, phone, profiles and the agency', () => {
  const text = textOf(footer);
  expect(text).toContain('Village Namuna, near Vadodara');
  expect(text).toContain('+91 50000 01234');
  expect(linksIn(footer)).toMatchObject({
    'Tikhu Mithu on the social network': 'https://social.example/tikhumithu',
    'Namuna Web Studio': 'https://studio.example/',
  });
});

test("Download Brochure opens the PDF of the page's language in a new tab", () => {
  expect(textsIn(footer, 'a')).toContain('Download Brochure');
  for (const page of site.pages()) {
    const links = linksTo(page, /\.pdf$/);
    const code = languageOfPath(page.route).code.replace('en', '');
    expect(
      links.map((link) => ['href', 'target'].map((name) => link.attribs[name])),
      page.route,
    ).toEqual([[`/brochure${code && `-${code}`}.pdf`, '_blank']]);
  }
});

test.each([
  ['/menu/', '/contact/#write'],
  ['/services/', '/franchise-details/#enquire'],
  ['/franchise-details/', '#enquire'],
  ['/ready-to-eat/', '#order'],
])('Inquire on %s leads to %s', (route, form) => {
  const navs = findAll(site.page(route), 'nav');
  const bar = navs.find(({ attribs }) => attribs['aria-label'] === 'Ways to reach us');
  expect(bar && Object.values(linksIn(bar)).at(-1)).toBe(form);
});

const FORM_PAGES = /^\/(?:404\.html|contact\/)$/;

test('every page has one action bar, except the pages that are a form', () => {
  const pages = site.pages().filter(({ route }) => languageOfPath(route).code === 'en');
  for (const page of pages) {
    const navs = findAll(page, 'nav');
    const bars = navs.filter(({ attribs }) => attribs['aria-label'] === 'Ways to reach us');
    const counts = bars.map((bar) => Object.keys(linksIn(bar)).length);
    expect(counts, page.route).toEqual(FORM_PAGES.test(page.route) ? [] : [3]);
  }
});
