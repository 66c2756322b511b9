import { expect, test } from 'vitest';
import { messageLink } from '#/features/forms/messageLinks.ts';

const TEXT = 'Your Name: Asha & Kirtan’s, 100%\nMessage: ખમણ?';

test('a chat link contains the title and the text', () => {
  const link = new URL(messageLink('https://wa.me/915000001234', 'Write to us', TEXT));
  expect(link.searchParams.get('text')).toBe(`Write to us\n\n${TEXT}`);
});

test('a chat link keeps the query of its address', () => {
  const link = messageLink('https://wa.example/send?phone=915000001234', 'A', 'B');
  expect(link).toBe('https://wa.example/send?phone=915000001234&text=A%0A%0AB');
});

test('an e-mail link has the title as subject, and CRLF line breaks', () => {
  const link = new URL(messageLink('mailto:hello@shop.example', 'Write to us', TEXT));
  expect(Object.fromEntries(link.searchParams)).toEqual({
    subject: 'Write to us',
    body: TEXT.replace('\n', '\r\n'),
  });
});

test('a long text is cut at 700 characters, without splitting one', () => {
  const link = new URL(messageLink('https://wa.me/1', 'A', `${'x'.repeat(699)}😀y`));
  expect(link.searchParams.get('text')).toBe(`A\n\n${'x'.repeat(699)}😀…`);
});
