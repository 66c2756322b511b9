import { expect, test } from 'vitest';
import { createSlugger, isDisplayText, playerPageOf, slugify, truncateText } from '#/lib/text.ts';

test('cuts a longer text after whole letters and leaves a shorter one', () => {
  expect(truncateText('Khaman dhokla', 6)).toBe('Khaman…');
  expect(truncateText('Khaman', 6)).toBe('Khaman');
});

test.each([
  ['સ્ત્રીઓ માટે', 1, 'સ્ત્રી…'],
  ['સ્વાદિષ્ટ', 3, 'સ્વાદિષ્ટ'],
  ['क्षत्रिय', 1, 'क्ष…'],
])('does not cut %s inside a grapheme', (text, length, expected) => {
  expect(truncateText(text, length)).toBe(expected);
});

test.each([
  ['Café 24 × 7', true],
  [' one two three four five six  seven ', true],
  ['one two three four five six seven eight', false],
  ['a word too long for a phone: Internationalisation', false],
  ['Dabeli દાબેલી', false],
  ['કચ્છી દાબેલી, 2', true],
])('decides whether the display font is used for %j: %s', (text, suits) => {
  expect(isDisplayText(text)).toBe(suits);
});

const NAME = 'કચ્છનોચોકડીવિસ્તાર'.repeat(10);

test('makes long names different folder names by their id, else by a number', () => {
  const slugFor = createSlugger();
  const slugs = ['1', '23', '23', '23', '9'.repeat(300)].map((id) => slugFor(slugify(NAME), id));
  expect(slugs.filter((slug) => Buffer.byteLength(slug) > 255)).toEqual([]);
  expect(slugs.map((slug) => /-\d+$/.exec(slug)?.[0])).toEqual([
    undefined,
    '-23',
    '-2',
    '-3',
    '-99999999999999999999',
  ]);
});

test('numbers 16,000 equal names one after the other', () => {
  const slugFor = createSlugger();
  const slugs = Array.from({ length: 16_000 }, () => slugFor('khaman', '1'));
  expect([...slugs.slice(0, 4), slugs.at(-1)]).toEqual([
    'khaman',
    'khaman-1',
    'khaman-2',
    'khaman-3',
    'khaman-15999',
  ]);
}, 5000);

test.each([
  ['https://www.youtube.com/watch?v=x', 'https://www.youtube.com/watch?v=x'],
  ['https://media.example/khaman.mp4', undefined],
  ['https://notyoutube.com/watch?v=x', undefined],
  ['javascript://youtube.com/%0aalert(1)', undefined],
])('for the video %s gives the page %s', (address, page) => {
  expect(playerPageOf(address)).toBe(page);
});
