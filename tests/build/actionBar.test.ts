import { expect, test } from 'vitest';
import { business } from '#/config.ts';
import { actionBar } from '#/content/en/actionBar.ts';
import { actionBar as gujarati } from '#/content/gu/actionBar.ts';
import { actionBar as hindi } from '#/content/hi/actionBar.ts';
import { given } from '#/lib/given.ts';
import { openTestSite } from '../fixtures/builtSite.ts';
import { attributeOf, elementsIn } from '../fixtures/htmlPage.ts';

const site = openTestSite();
const LABELS = [actionBar, gujarati, hindi].map(({ label }) => label);
const NONE = /\/(404\.html|contact\/)$/;

test('every page but those that are a form has one bar of ways to reach us', () => {
  const found = [...site.pages()].map(({ route, elements }) => ({
    route,
    bars: elements
      .filter((element) => LABELS.includes(attributeOf(element, 'aria-label') ?? ''))
      .map((bar) => [...elementsIn(bar)].filter(({ tagName }) => tagName === 'a').length),
  }));
  const links = given([business.phone, business.whatsapp, actionBar.form]).length;
  expect(found).toEqual(
    found.map(({ route }) => ({ route, bars: NONE.test(route) ? [] : [links] })),
  );
  expect(found.filter(({ bars }) => bars.length > 0).length).toBeGreaterThan(40);
});
