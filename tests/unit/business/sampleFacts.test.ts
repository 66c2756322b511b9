import { expect, test } from 'vitest';
import { describeSampleFacts } from '#/business/sampleFacts.ts';

test('names what is left of the sample, at any depth', () => {
  const facts = {
    isSample: true,
    reviews: { isSample: false },
    packs: { isSample: true },
    franchise: { formats: { isSample: true } },
  };
  expect(describeSampleFacts(facts)).toBe(
    'src/business: still those of the sample: identity, packs, franchise.formats; once they are yours, delete their isSample',
  );
});

test('says nothing of a business with facts of its own', () => {
  expect(describeSampleFacts({ name: 'Ghughra Junction', reviews: {} })).toBeUndefined();
});
