import { expect, test, vi } from 'vitest';
import { ornamentOf } from '#/business/ornaments.ts';

vi.mock('#/business/business.ts', () => ({
  business: { ornaments: { language: 'gu', menu: 'word' } },
}));

test.each([
  ['gu', 'menu', 'word'],
  ['en', 'menu', 'word'],
  ['hi', 'menu', 'thali'], // nobody reads it there
  ['gu', 'about', 'thali'], // the brand has none
] as const)('shows in %s on the page %s the drawing %s', (locale, page, drawing) => {
  expect(ornamentOf(locale, page)).toBe(drawing);
});
