import { expect, test } from 'vitest';
import { outletsJsonLd } from '#/components/seo/json-ld/outletsJsonLd.ts';
import { makeOutlet } from '../../../../fixtures/outlet.ts';

test('an outlet has the number that a tap on it dials, and none where that is not certain', () => {
  const numbers = ['૫૦૦૦૦ ૦૧૦૦૧ / ૦૨', '079-2656 1234 ext. 12', '50000 01001 02', undefined];
  const outlets = numbers.map((contactNumber, id) => makeOutlet({ id: `${id}`, contactNumber }));
  const data = outletsJsonLd(
    { city: { name: 'Pune', slug: 'pune', at: undefined, outlets } },
    new URL('https://snacks.example'),
  );
  expect(JSON.stringify(data).match(/"telephone":"[^"]*"/g)).toEqual([
    '"telephone":"5000001001"',
    '"telephone":"07926561234"',
  ]);
});
