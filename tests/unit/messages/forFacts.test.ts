import { expect, test } from 'vitest';
import { forFacts } from '#/messages/forFacts.ts';

test('without the facts the general messages stand in place of those that state them', () => {
  const messages = { heading: 'Visits', text: 'Monthly.', general: { text: 'Ask us.' } };
  expect(forFacts(messages, true).text).toBe('Monthly.');
  expect(forFacts(messages, undefined)).toMatchObject({ heading: 'Visits', text: 'Ask us.' });
});
