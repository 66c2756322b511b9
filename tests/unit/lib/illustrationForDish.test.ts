import { expect, test } from 'vitest';
import { illustrationForDish } from '#/lib/illustrationForDish.ts';

test.each([
  ['Nylon khaman', undefined, 'khaman'],
  ['Sev khamani', undefined, 'sev-khamani'],
  ['Fafda-jalebi combo', undefined, 'fafda-jalebi'],
  ['Methi na gota', undefined, 'gota'],
  ['Lilva: ten weeks of green pigeon peas', undefined, 'kachori'],
  ['VADA PAV', undefined, 'vada-pav'],
  ['સુરતી લોચો', undefined, 'locho'],
  ['કટિંગ ચા', undefined, 'chai'],
  // The name counts before the category, and no word inside another does.
  ['Handvo', 'Drinks', 'handvo'],
  ['Special of the day', 'Steamed', 'dhokla'],
  ['Item 7', '', undefined],
  ['Seven wonders', '', undefined],
  ['Chairman special', '', undefined],
])('draws %j of the category %j as %j', (name, category, drawing) => {
  expect(illustrationForDish(name, category)).toBe(drawing);
});
