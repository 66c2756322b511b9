import { expect, test } from 'vitest';
import { joinWords } from '#/content/en/joinWords.ts';

test.each([
  [['address'], 'address'],
  [['address', 'phone'], 'address and phone'],
  [['address', 'phone', 'e-mail'], 'address, phone and e-mail'],
])('joins %j', (words, sentence) => {
  expect(joinWords(words)).toBe(sentence);
});
