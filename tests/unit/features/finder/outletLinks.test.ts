import { expect, test } from 'vitest';
import { callTo, directionsTo, hasNearMe } from '#/features/finder/outletLinks.ts';
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

const AT = [23.03, 72.46] as const;
const MAP = 'https://maps.example/bopal';

test.each([
  ["the owner's own map", { at: AT, mapUrl: MAP }, MAP],
  [
    'the point, without a map',
    { at: AT },
    'https://www.google.com/maps/dir/?api=1&destination=23.03%2C72.46',
  ],
  ['nothing, without both', {}, undefined],
])('links Directions to %s', (_, place, expected) => {
  expect(directionsTo(makeOutlet(place))).toBe(expected);
});

const at = (...point: [number, number]) => makeOutlet({ at: point });
const farOff = makeOutlet({ isFarOff: true });

test.each([
  ['offered if each outlet has a point', [at(23, 72), at(22, 73)], true],
  ['offered if two outlets share a point', [at(23, 72), at(23, 72)], true],
  ['offered without the outlets that are far off', [at(23, 72), farOff], true],
  ['not offered if three share a point', [at(23, 72), at(21, 7), at(23, 72), at(23, 72)], false],
  ['not offered if one has no point', [at(23, 72), makeOutlet()], false],
  ['not offered without outlets', [], false],
  ['not offered if all outlets are far off', [farOff], false],
])('near me is %s', (_, outlets, expected) => {
  expect(hasNearMe(outlets)).toBe(expected);
});
