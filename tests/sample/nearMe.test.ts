import { expect, test } from 'vitest';
import type { NearOutlet } from '#/features/finder/nearMe.ts';
import { languages } from '#/messages/languages.ts';
import { openTestSite } from '../fixtures/builtSite.ts';
import { linksIn, textOf } from '../fixtures/htmlPage.ts';

const site = openTestSite();
const files = languages.map(({ path }) => `${path}/franchises-list/near-me.json`.slice(1));

test.each(files)('%s leads to existing cards', (file) => {
  const outlets = JSON.parse(site.read(file)) as NearOutlet[];
  const faults = outlets.filter(({ href }) => {
    const [route = '', id = ''] = href.split('#');
    const target = site.page(route).elements.find((element) => element.attribs.id === id);
    return target?.tagName !== 'li';
  });
  expect(outlets).toHaveLength(40);
  expect(faults).toEqual([]);
});

test('each outlet of a city has a link to call and one to directions', () => {
  const { elements } = site.page('/franchises-list/india/gujarat/ahmedabad/');
  const cards = elements.filter(({ attribs }) => /^outlet-\d+$/.test(attribs.id ?? ''));
  const links = cards.map((card) => Object.entries(linksIn(card)).join('\n'));
  expect(links).toHaveLength(8);
  for (const each of links) expect(each).toMatch(/tel:\+91\d{10}\nDirections,https:/);
  expect(links[0]).toContain(',https://maps.example/tikhu-mithu/navrangpura');
  const [first] = cards;
  expect(first && textOf(first)).toMatch(/Shop 4, Kesar Arcade.*10 am to 10 pm, every day/);
});
