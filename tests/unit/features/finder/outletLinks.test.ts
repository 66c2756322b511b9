import { expect, test } from 'vitest';
import { callTo } from '#/features/finder/outletLinks.ts';
import { makeOutlet } from '../../../fixtures/outlet.ts';

const HEAD_OFFICE = 'tel:+915000000000';
const shop = (id: string, contactNumber?: string) => makeOutlet({ id, contactNumber });
const rung = shop('1', '50000 01001 / 50000 01002');

test.each([
  ['the only outlet of a city', [rung], 'tel:5000001001'],
  ['the list of several', [rung, shop('2', '50000 01002')], '#outlets'],
  ['the list, where the only outlet has no number', [shop('1')], '#outlets'],
  ['the list, where its number is not certain', [shop('1', '50000')], '#outlets'],
  ['where a city is chosen', undefined, '#finder'],
  ['head office, where a city has no outlets', [], HEAD_OFFICE],
])('links Call to %s', (_, outlets, expected) => {
  expect(callTo(outlets, HEAD_OFFICE)).toBe(expected);
});
