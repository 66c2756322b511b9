import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadPageRecords } from '#/build/pageRecords.ts';
import { breadcrumbOf } from '#/components/ui/breadcrumb.ts';
import { LANGUAGES } from '#/content/languages.ts';
import { mainLinks, submenuLinks } from '#/content/menuLinks.ts';
import { page as franchisesList } from '#/copy/pages/franchisesList.ts';
import { page as services } from '#/copy/pages/services.ts';

const records = await loadPageRecords();
const repeated = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe.each(Object.values(LANGUAGES))('in $name', async ({ code, path }) => {
  const own = await loadPageRecords(code);

  test.each(['href', 'label'] as const)('no two pages have one %s', (key) => {
    expect(repeated(own.map(({ link }) => link[key]))).toEqual([]);
  });

  test('every page has a card picture of its own that is there, in the folder of its language', () => {
    const pictures = own.map(({ card }) => card.picture);
    expect(repeated(pictures)).toEqual([]);
    for (const picture of pictures) {
      expect(dirname(picture)).toBe(`/social${path}`);
      expect(existsSync(new URL(`../../../public${picture}`, import.meta.url)), picture).toBe(true);
    }
  });
});

test('every page that names a menu is in it once, at a place of its own', () => {
  const places = records.flatMap(({ link: { menu } }) =>
    menu ? [`${menu.name} ${menu.order}`] : [],
  );
  expect([...mainLinks, ...submenuLinks]).toHaveLength(places.length);
  expect(repeated(places)).toEqual([]);
});

test('a breadcrumb leads from the home page over those above to the page itself', () => {
  expect(breadcrumbOf(services)).toEqual([{ label: 'Home', href: '/' }, { label: 'Services' }]);
  expect(breadcrumbOf(franchisesList, [{ label: 'Above', href: '/above/' }])).toEqual([
    { label: 'Home', shown: 'Home/', href: '/' },
    { label: 'Above', href: '/above/' },
    { label: 'Franchises' },
  ]);
});
