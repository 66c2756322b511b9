import { expect, test } from 'vitest';
import { illustrationForDish } from '#/lib/illustrationForDish.ts';

test.each([
  ['Nylon khaman', undefined, 'khaman'],
  ['Sev khamani', undefined, 'sev-khamani'],
  ['સુરતી લોચો', undefined, 'locho'],
  // The name counts before the category, and no word inside another does.
  ['Handvo', 'Drinks', 'handvo'],
  ['Special of the day', 'Steamed', 'dhokla'],
  ['Seven wonders', '', undefined],
])('draws %j of the category %j as %j', (name, category, drawing) => {
  expect(illustrationForDish(name, category)).toBe(drawing);
});
