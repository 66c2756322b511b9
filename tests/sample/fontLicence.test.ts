import { expect, test } from 'vitest';
import { openTestSite } from '../fixtures/builtSite.ts';

const licence = openTestSite().read('fonts-licence.txt');

test.each(['Shrikhand', 'Hind Vadodara', 'Hind', 'Baloo 2'])(
  'publishes the licence notice of %s',
  (name) => {
    const notice = `^${name}: Copyright (?:\\(c\\) )?\\d{4}(?=[^]*SIL OPEN FONT LICENSE Version 1.1)`;
    expect(licence).toMatch(new RegExp(notice, 'm'));
  },
);
