import { expect, test } from 'vitest';
import { business } from '#/business/business.ts';
import { openTestSite } from '../fixtures/builtSite.ts';
import { findLatinWords } from '../fixtures/latinWords.ts';

test('has no English word on a Gujarati or Hindi page', () => {
  const { credit, franchise, packDuties, hours } = business;
  const names = [credit?.label, franchise?.accountName, packDuties?.maker?.name];
  const days = hours?.map(({ weekdays }) => weekdays); // those of schema.org
  expect(findLatinWords(openTestSite(), [names, days, 'English', 'JavaScript', 'kcal'])).toEqual(
    [],
  );
});
