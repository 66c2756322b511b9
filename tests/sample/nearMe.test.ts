import { expect, test } from 'vitest';
import type { NearOutlet } from '#/features/finder/nearMe.ts';
import { languages } from '#/messages/languages.ts';
import { openTestSite } from '../fixtures/builtSite.ts';

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
