import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['Shrikhand', 'Hind Vadodara', 'Hind', 'Baloo 2'])(
  'publishes the licence notice of %s',
  (name) => {
    const notice = `^${name}: Copyright (?:\\(c\\) )?\\d{4}(?=[^]*SIL OPEN FONT LICENSE Version 1.1)`;
    expect(readFileSync('public/fonts-licence.txt', 'utf8')).toMatch(new RegExp(notice, 'm'));
  },
);
