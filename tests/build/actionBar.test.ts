import { expect, test } from 'vitest';
import { business } from '#/config.ts';
import { actionBar } from '#/copy/actionBar.ts';
import { given } from '#/lib/given.ts';
import { openTestSite } from '../fixtures/builtSite.ts';
import { attributeOf, elementsIn } from '../fixtures/htmlPage.ts';

const site = openTestSite();
const NONE = ['/404.html', '/contact/'];

test('every page but those that are a form has one bar of ways to reach us', () => {
  const found = [...site.pages()].map(({ route, elements }) => ({
    route,
    bars: elements
      .filter((element) => attributeOf(element, 'aria-label') === actionBar.label)
      .map((bar) => [...elementsIn(bar)].filter(({ tagName }) => tagName === 'a').length),
  }));
  const links = given([business.phone, business.whatsapp, actionBar.form]).length;
  expect(found).toEqual(
    found.map(({ route }) => ({ route, bars: NONE.includes(route) ? [] : [links] })),
  );
  expect(found.length).toBeGreaterThan(NONE.length);
});
