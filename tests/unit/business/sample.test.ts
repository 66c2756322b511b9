import { expect, test } from 'vitest';
import { listSampleFacts } from '#/business/business.ts';
import { describeSample } from '#/business/sample.ts';

test('lists the facts that are still the sample’s, at any depth', () => {
  const facts = {
    isSample: true,
    reviews: { isSample: false },
    packs: { isSample: true },
    franchise: { formats: { isSample: true } },
  };
  expect(listSampleFacts(facts)).toEqual(['identity', 'packs', 'franchise.formats']);
});

test('names facts and files of copy in one line', () => {
  expect(describeSample(['reviews'], ['home.json', 'menu.json', 'home.json'])).toBe(
    "src/brand: still the sample's: reviews, copy/*/home.json, copy/*/menu.json; replace them and delete their isSample",
  );
});

test('says nothing of a brand of the owner’s own', () => {
  expect(describeSample([], [])).toBeUndefined();
});
