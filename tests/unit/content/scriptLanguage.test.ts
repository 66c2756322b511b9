import { expect, test } from 'vitest';
import { scriptLanguage, splitByScript, textDirection } from '#/words/scriptLanguage.ts';

test.each([
  ['દાબેલી', 'gu'],
  ['કટિંગ ચા (90 ml)', 'gu'],
  ['दाबेली', 'hi'],
  ['ਦਾਬੇਲੀ', 'pa'],
  ['علی', 'ur'],
  ['Dabeli', undefined],
  ['Ask for નાયલોન ખમણ at the counter', undefined],
  ['₹60', undefined],
  ['', undefined],
])('the language of %s is %s', (text, language) => {
  expect(scriptLanguage(text)).toBe(language);
});

test('tells words in another script apart from the English around them', () => {
  expect(splitByScript('Ask for નાયલોન ખમણ, 90 ml')).toEqual([
    { text: 'Ask for ' },
    { text: 'નાયલોન ખમણ', lang: 'gu', dir: undefined },
    { text: ', 90 ml' },
  ]);
});

test('tells Hindi words apart in a Gujarati text, and leaves English ones', () => {
  expect(splitByScript('ખમણ और CCTV', 'gu')).toEqual([
    { text: 'ખમણ ' },
    { text: 'और', lang: 'hi', dir: undefined },
    { text: ' CCTV' },
  ]);
});

test('leaves a Latin text whole', () => {
  expect(splitByScript('Crème brûlée — ₹60…')).toEqual([{ text: 'Crème brûlée — ₹60…' }]);
});

test('gives each right-to-left run a direction of its own', () => {
  expect(textDirection('Ali علی')).toBe('auto');
  expect(splitByScript('Ali علی 2')).toEqual([
    { text: 'Ali ' },
    { text: 'علی', lang: 'ur', dir: 'auto' },
    { text: ' 2' },
  ]);
});
