import { expect, test } from 'vitest';
import { buildSecondBrand } from '../fixtures/brandSite.ts';
import { emptyBuildFolder } from '../fixtures/buildFixture.ts';

const folder = await emptyBuildFolder('english-alone');
const { site } = await buildSecondBrand(folder, { codes: ['en'] });

test('a site in English alone speaks of no other language', () => {
  expect(site.routes).toContain('/menu/');
  expect(site.routes.filter((route) => /^\/(gu|hi)\//.test(route))).toEqual([]);
  const texts = site.files.filter((file) => /\.(html|xml)$/.test(file));
  expect(texts.filter((file) => / hreflang=/.test(site.read(file)))).toEqual([]);
});
