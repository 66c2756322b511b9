import { expect, test } from 'vitest';
import type { NearLocation } from '#/features/finder/nearMe.ts';
import { languages } from '#/messages/languages.ts';
import { openTestSite } from '../fixtures/builtSite.ts';

const site = openTestSite();
const files = languages.map(({ path }) => `${path}/franchises-list/near-me.json`.slice(1));

test.each(files)('%s leads to cards and lists that are there, and rings outlets alone', (file) => {
  const locations = JSON.parse(site.read(file)) as NearLocation[];
  const faults = locations.filter(({ href, isOutlet, phone }) => {
    const [route = '', id = ''] = href.split('#');
    const target = site.page(route).elements.find((element) => element.attribs.id === id);
    return target?.tagName !== (isOutlet ? 'li' : 'h2') || (phone !== undefined) !== isOutlet;
  });
  expect(locations.length).toBeGreaterThan(5);
  expect(faults).toEqual([]);
});
