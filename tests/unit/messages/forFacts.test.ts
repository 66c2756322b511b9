import { expect, test } from 'vitest';
import { forFacts } from '#/messages/forFacts.ts';

test('uses the general messages if the facts of the specific ones are missing', () => {
  const messages = { heading: 'Visits', text: 'Monthly.', general: { text: 'Ask us.' } };
  expect(forFacts(messages, true).text).toBe('Monthly.');
  expect(forFacts(messages, undefined)).toMatchObject({ heading: 'Visits', text: 'Ask us.' });
});

test('uses the general message in place of one that is empty, because its fact is not translated', () => {
  const messages = { heading: 'Visits', text: '', general: { heading: 'Us', text: 'Ask us.' } };
  expect(forFacts(messages, true)).toMatchObject({ heading: 'Visits', text: 'Ask us.' });
});
