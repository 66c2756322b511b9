import { expect, test } from 'vitest';
import { describeSampleFacts } from '#/business/sampleFacts.ts';

test('lists the sample facts that are left, at any depth', () => {
  const facts = {
    isSample: true,
    reviews: { isSample: false },
    packs: { isSample: true },
    franchise: { formats: { isSample: true } },
  };
  expect(describeSampleFacts(facts)).toBe(
    'src/business: these facts still belong to the sample: identity, packs, franchise.formats; replace them and delete their isSample',
  );
});

test('lists nothing for a business with its own facts', () => {
  expect(describeSampleFacts({ name: 'Ghughra Junction', reviews: {} })).toBeUndefined();
});
