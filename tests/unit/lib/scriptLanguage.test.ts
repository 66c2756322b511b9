import { expect, test } from 'vitest';
import { scriptLanguage } from '~/lib/scriptLanguage';

test.each([
  ['દાબેલી', 'gu'],
  ['કટિંગ ચા (90 ml)', 'gu'],
  ['दाबेली', 'hi'],
  ['Dabeli', undefined],
  ['Ask for નાયલોન ખમણ at the counter', undefined],
  ['₹60', undefined],
  ['', undefined],
])('the language of %s is %s', (text, language) => {
  expect(scriptLanguage(text)).toBe(language);
});
