import { expect, test } from 'vitest';
import { findMessageFaults } from '#/messages/checkMessages.ts';
import { routes } from '#/routes.ts';

const head = { label: 'Label' };
const english = Object.fromEntries(Object.keys(routes).map((name) => [name, head]));

test('passes if all languages have the keys of English', () => {
  expect(findMessageFaults()).toEqual([]);
});

test('names a page without an English file or without a label', () => {
  const { menu: _, ...others } = english;
  expect(findMessageFaults({ en: { ...others, blog: {} } })).toEqual([
    'src/messages/en/menu.json is missing',
    'src/messages/en/blog.json lacks label',
  ]);
});

test('names each key that a translation lacks or has in excess', () => {
  const menu = { ...head, labels: ['a', 'b'], filters: { all: 'All' } };
  const own = { ...head, labels: ['a'], filters: { all: 'All', none: 'None' } };
  expect(findMessageFaults({ en: { ...english, menu }, gu: { menu: own, offers: {} } })).toEqual([
    'src/messages/gu/menu.json lacks labels[1]',
    'src/messages/gu/menu.json: English has no filters.none',
    'src/messages/gu/offers.json: English has no such file',
  ]);
});

test('names each value of a translation that English does not name', () => {
  const menu = { ...head, menuName: 'Menu of {name}', price: 'Price' };
  const own = { ...head, menuName: '{count} of {nmae}', price: 'Our {count} dishes' };
  expect(findMessageFaults({ en: { ...english, menu }, gu: { menu: own } })).toEqual([
    'src/messages/gu/menu.json: menuName names {nmae}, which English does not',
    'src/messages/gu/menu.json: price names {count}, which English does not',
  ]);
});

test('names a message with a syntax error and one with a select', () => {
  const menu = { ...head, open: 'Hello {name', folded: '{reply, select, none {No} other {Yes}}' };
  expect(findMessageFaults({ en: { ...english, menu } })).toEqual([
    expect.stringContaining('src/messages/en/menu.json: open cannot be read: '),
    'src/messages/en/menu.json: folded has a select: write each sentence as its own message',
  ]);
});
