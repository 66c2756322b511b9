import { expect, test } from 'vitest';
import { printable, printableLines } from '#/system/report/printable.ts';

test.each([
  ['a terminal code', '\u001b[2J\u001b]0;title\u0007', '\\u001b[2J\\u001b]0;title\\u0007'],
  ['line breaks', 'a\nb\r\nc\u2028d\u0085e', 'a\\u000ab\\u000d\\u000ac\\u2028d\\u0085e'],
  ['a turned direction', 'exe.\u202egpj\u2066', 'exe.\\u202egpj\\u2066'],
  ['half a character', 'x\ud83d', 'x\\ud83d'],
])('escapes %s', (_, text, shown) => {
  expect(printable(text)).toBe(shown);
});

test.each(['₹60 “warm” – ખમણ, श्री 😀', 'ક્‍ષ', '\\u001b'])('leaves %s unchanged', (text) => {
  expect(printable(text)).toBe(text);
});

test('keeps the line breaks of our own messages', () => {
  expect(printableLines('one\n  two\u001b[1m')).toBe('one\n  two\\u001b[1m');
});
