import { describe, expect, test } from 'vitest';
import { ApiError } from '#/api/failure.ts';
import { completeMember, describeTeamFailure, teamResource } from '#/api/team.ts';
import { inLanguage } from '#/messages/text.ts';
import { words } from '#/messages/messages.ts';
import { readRow, readRows } from './readRows.ts';

const member = { id: 1, name: 'Hansa Mehta', image: 'media/hansa.jpg', role: 'Head of kitchen' };

describe('the team', () => {
  test.each([
    ['data', { data: [member] }],
    ['results', { results: [member] }],
    ['items', { items: [member] }],
    ['results in data', { data: { results: [member] } }],
    ['items in data', { data: { items: [member], name: 'Our team' } }],
    ['an object with number keys', { results: { 2: member } }],
    ['a single object', member],
    ['a single object in data', { data: member }],
    ['a single object with a name alone', { data: { name: 'Hansa Mehta' } }],
    ['a single object with a picture alone', { data: { image: 'media/hansa.jpg' } }],
    ['a single object with a role alone', { data: { role: 'Baker' } }],
  ])('is found in %s', (_, body) => {
    expect(readRows(teamResource, body).rows).toHaveLength(1);
  });

  test.each([{ members: [member] }, { data: { members: [member] } }, { data: {} }, { name: '' }])(
    'is not looked for in %j',
    (body) => {
      expect(() => readRows(teamResource, body)).toThrow(ApiError);
    },
  );

  test('gives a member without a role the standing one', () => {
    const bare = inLanguage('en', readRow(teamResource, { ...member, role: null }));
    expect(completeMember(bare, 'en').role).toBe(words('en').notices.fallbacks.memberRole);
  });
});

// `tests/build/faults.test.ts` has the messages for every other failure.
test('the team pages do not call an endpoint missing where somebody else answers 404 with HTML', () => {
  const failure = { kind: 'http', status: 404, statusText: 'Not Found', isHtml: true } as const;
  expect(describeTeamFailure(failure, 'en')).toBe(words('en').notices.failed.members);
});
