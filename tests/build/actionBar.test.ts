import { expect, test } from 'vitest';
import { business } from '#/business/business.ts';
import { given } from '#/lib/given.ts';
import { languages } from '#/words/languages.ts';
import { words } from '#/words/words.ts';
import { openTestSite } from '../fixtures/testSite.ts';
import { attributeOf, elementsIn } from '../fixtures/htmlPage.ts';

const site = openTestSite();
const LABELS = languages.map(({ code }) => words(code).header.actionBar.label);
const NONE = /\/(404\.html|404\/|contact\/)$/;

test('every page but those that are a form has one bar of ways to reach us', () => {
  const found = [...site.pages()].map(({ route, elements }) => ({
    route,
    bars: elements
      .filter((element) => LABELS.includes(attributeOf(element, 'aria-label') ?? ''))
      .map((bar) => elementsIn(bar).filter(({ tagName }) => tagName === 'a').length),
  }));
  const links = given([business.phone, business.whatsapp]).length + 1; // and the form
  expect(found).toEqual(
    found.map(({ route }) => ({ route, bars: NONE.test(route) ? [] : [links] })),
  );
});
