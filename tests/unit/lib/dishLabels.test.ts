import { expect, test } from 'vitest';
import { readDishLabels } from '#/lib/dishLabels.ts';

test.each([
  [['Jain'], 'always'],
  [['100 g', 'Suitable for Jains.'], 'always'],
  [['જૈન'], 'always'],
  [['Jain version on request'], 'on request'],
  [['Jain option available'], 'on request'],
  [['Can be made Jain'], 'on request'],
  [['No Jain version'], undefined],
  [['Jain', 'Not Jain when the sambharo has carrot'], undefined],
  [['Non-Jain'], undefined],
  [['Loved by Jain families'], undefined],
  [['Jain-style chutney apart'], undefined],
  [['No onion, garlic or root vegetable'], undefined],
  [[], undefined],
])('the label Jain of %j is %j', (features, expected) => {
  expect(readDishLabels(features).jain).toBe(expected);
});

test.each([
  [['No onion, garlic or root vegetable'], 'always'],
  [['No onion or garlic or root vegetable'], 'always'],
  [['No onion, no garlic'], 'always'],
  [['No onions', 'Free from garlic'], 'always'],
  [['No onion-garlic'], 'always'],
  [['Without onion & garlic on request'], 'on request'],
  [['No onion', 'Version without garlic on request'], 'on request'],
  [['No onion'], undefined],
  [['Version without garlic on request'], undefined],
  [['No onion, garlic chutney apart'], undefined],
  [['No onion but garlic'], undefined],
  [['Onion and garlic'], undefined],
  [['Jain'], undefined],
])('the label without onion and garlic of %j is %j', (features, expected) => {
  expect(readDishLabels(features).noOnionGarlic).toBe(expected);
});
