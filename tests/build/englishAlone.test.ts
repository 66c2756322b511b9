import { expect, test } from 'vitest';
import { buildSecondBrand, SECOND_BRAND_URL } from '../fixtures/brandSite.ts';
import { emptyBuildFolder } from '../fixtures/buildFixture.ts';
import { everyCheck } from '../fixtures/everyCheck.ts';
import { survey } from '../fixtures/siteFaults.ts';

const folder = await emptyBuildFolder('english-alone');
const { site } = await buildSecondBrand(folder, { codes: ['en'] });
const allChecks = Object.values(everyCheck(site, SECOND_BRAND_URL));
const faults = survey(site, { all: (page) => allChecks.flatMap((check) => check(page)) });

test('a site in English alone passes every check of a built site', () => {
  expect(faults('all')).toEqual([]);
});

test('a site in English alone speaks of no other language', () => {
  expect(site.routes).toContain('/menu/');
  expect(site.routes.filter((route) => /^\/(gu|hi)\//.test(route))).toEqual([]);
  const texts = site.files.filter((file) => /\.(html|xml)$/.test(file));
  expect(texts.filter((file) => / hreflang=/.test(site.read(file)))).toEqual([]);
});
