import { expect, test } from 'vitest';
import { findMessageFaults } from '#/messages/checkMessages.ts';
import { routes } from '#/routes.ts';

const english = Object.fromEntries(Object.keys(routes).map((name) => [name, { label: 'Label' }]));

test('the files of all languages have the keys of English', () => {
  expect(findMessageFaults()).toEqual([]);
});

test('names a page without an English file', () => {
  const { menu: _, ...others } = english;
  expect(findMessageFaults({ en: others })).toEqual(['src/messages/en/menu.json is missing']);
});

test('names each key and file that a translation lacks, or has beside English', () => {
  const menu = { labels: ['a', 'b'], filters: { all: 'All' } };
  const own = { labels: ['a'], filters: { all: 'All', none: 'None' } };
  expect(findMessageFaults({ en: { ...english, menu }, gu: { menu: own, offers: {} } })).toEqual([
    'src/messages/gu/menu.json lacks labels[1]',
    'src/messages/gu/menu.json: English has no filters.none',
    'src/messages/gu/offers.json: English has no such file',
  ]);
});
