import { expect, test } from 'vitest';
import { business } from '#/config.ts';
import * as english from '#/content/en/privacyNotice.ts';
import * as gujarati from '#/content/gu/privacyNotice.ts';
import * as hindi from '#/content/hi/privacyNotice.ts';
import { LANGUAGES } from '#/content/languages.ts';
import { given } from '#/lib/given.ts';
import { openTestSite } from '../fixtures/builtSite.ts';
import { attributeOf, findAll, textOf } from '../fixtures/htmlPage.ts';

const site = openTestSite();
const notices = [
  { ...LANGUAGES.en, words: english.privacy },
  { ...LANGUAGES.gu, words: gujarati.privacy },
  { ...LANGUAGES.hi, words: hindi.privacy },
];

test.each(notices)('says all of it at $path/contact/#privacy', ({ path, words }) => {
  const { forms, advertising, sharing, keeping, tracking, complaints, withdrawal } = words;
  const { elements } = site.page(`${path}/contact/`);
  const [section] = elements.filter((element) => attributeOf(element, 'id') === 'privacy');
  const said = section ? textOf(section) : '';
  const lines = [words.anyForm, ...Object.values(forms), advertising, sharing, complaints];
  for (const line of given([...lines, withdrawal, keeping, tracking])) expect(said).toContain(line);
  expect(keeping === undefined).toBe(business.enquiryMonths === undefined);
});

test.each([
  ['/franchise-details/', 'franchise'],
  ['/ready-to-eat/', 'order'],
] as const)('says on %s what its own form is for, and no other', (route, form) => {
  const said = findAll(site.page(route), 'details').map(textOf).join(' ');
  const { forms, advertising } = english.privacy;
  expect(said).toContain(forms[form]);
  expect(said).not.toContain(forms.contact);
  // The order has no box to tick.
  expect(said.includes(advertising)).toBe(form === 'franchise');
});

test('no page carries a script that counts, unless a tool is attached', () => {
  const counting = site.routes.filter((route) => site.page(route).html.includes('data-chat'));
  expect(counting).toEqual([]);
});
