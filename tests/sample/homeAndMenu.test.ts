/** The specification's counts, texts and order: home and menu. */
import { expect, test } from 'vitest';
import { dishes } from '#/sample/content/dishes.ts';
import { openTestSite } from '../fixtures/builtSite.ts';
import {
  elementsIn,
  findAll,
  linksTo,
  only,
  sectionUnder,
  tabsIn,
  textOf,
  textsIn,
} from '../fixtures/htmlPage.ts';

const site = openTestSite();
const home = site.page('/');

const categories = [...new Set(dishes.map(({ category }) => category.en))];

test('has its sections in this order', () => {
  expect(textsIn(only(home, 'main'), 'h2')).toEqual([
    'Spicy first. Sweet right after.',
    'Your counter, our kitchen.',
    'Two tastes, one plate',
    'Signature dishes',
    'The combo of the day, every day',
    'On the board',
    'Watch the nashto being made',
    'Seven bowls in one masala dabba',
    'Heard across the counter',
    'From our blog',
  ]);
});

test('has a slider of two slides with a pagination button for each', () => {
  const [hero] = findAll(home, 'section').filter(
    (section) => section.attribs['aria-roledescription'] === 'carousel',
  );
  const marks = elementsIn(hero ?? home.root).map((element) => element.attribs['aria-label']);
  expect(marks).toEqual(expect.arrayContaining(['Slide 1 of 2', 'Slide 2 of 2']));
});

test.each([
  ['/', 60, 'Gram-flour sponge, soaked with lemon and sugar, crackling wi…'],
  ['/menu/', 50, 'Gram-flour sponge, soaked with lemon and sugar, cr…'],
])('%s cuts descriptions at %i characters and adds an ellipsis', (route, _, description) => {
  expect(textsIn(only(site.page(route), 'main'), 'p span')).toContain(description);
});

test('has a tab for each category of the menu', () => {
  const board = sectionUnder(home, 'On the board');
  expect(tabsIn(board)).toEqual(categories);
  expect(textOf(board)).toMatch(/Cutting chai.*₹15/);
});

test('shows the numbers of years, customers, staff and varieties', () => {
  const counters = textsIn(only(home, 'main'), 'div').filter((text) => /^[a-z]+\d+\+?$/.test(text));
  expect(counters).toEqual(['years4+', 'customers1000+', 'staff50', 'varieties20']);
});

test('shows the latest three posts', () => {
  expect(linksTo(home, /^\/blog-single\//)).toHaveLength(3);
});

const menu = site.page('/menu/');

test('has a tab for each category', () => {
  const strip = findAll(menu, 'div').find((part) => part.attribs.class?.includes('strip'));
  expect(strip && textsIn(strip, 'a')).toEqual(categories);
});

test('shows every field of a dish, but its price only if priceShow is true', () => {
  const rows = textsIn(only(menu, 'main'), 'li');
  for (const { foodName, foodDescription, video, price, priceShow } of dishes) {
    const row = rows.find((text) => text.startsWith(foodName.en)) ?? '';
    expect(row).toContain(foodDescription.en);
    expect(row.includes('Play the video'), foodName.en).toBe(video !== undefined);
    expect(row.includes(`₹${String(price)}`), foodName.en).toBe(priceShow && price !== undefined);
  }
});

test('has a heading above the prices of each category', () => {
  const heads = textsIn(only(menu, 'main'), 'p').filter((text) => text.endsWith('₹'));
  expect(heads).toEqual(categories.map(() => 'Price ₹'));
});

test('says that a price which is not shown is told at the counter', () => {
  expect(textsIn(only(menu, 'main'), 'small')).toEqual(Array(3).fill('Price at the counter'));
});

test('has the name in the letters of the page first', () => {
  for (const [route, names] of [
    ['/', ['Tikhu', 'તીખું', 'Mithu', 'મીઠું']],
    ['/gu/', ['તીખું', 'Tikhu', 'મીઠું', 'Mithu']],
    ['/hi/', ['तीखुं', 'Tikhu', 'मीठुं', 'Mithu']],
  ] as const) {
    const sign = findAll(site.page(route), 'p').filter(({ attribs }) =>
      /\b(name|written)\b/.test(attribs.class ?? ''),
    );
    expect(sign.map(textOf).slice(0, 4)).toEqual(names);
  }
});

const SHARE_OIL = ['Fafda with sambharo', 'Methi na gota', 'Sev khamani', 'Vanela gathiya'];

test.each([
  ['the menu', '/menu/', 'li', 1],
  ['both menus of services', '/services/', 'li, article', 2],
])(
  'on %s the sentence about oil is beside Jain, unless a dish denies it',
  (_, route, names, times) => {
    const main = only(site.page(route), 'main');
    const rows = names
      .split(', ')
      .flatMap((name) =>
        textsIn(main, name).filter((text) => text.includes('Jain ones too, share their oil')),
      );
    const found = rows.map((text) => SHARE_OIL.find((name) => text.startsWith(name)) ?? text);
    expect(found.sort()).toEqual(SHARE_OIL.flatMap((name) => Array<string>(times).fill(name)));
    expect(rows.filter((text) => !/Jain( on request)? ·/.test(text))).toEqual([]);
  },
);
