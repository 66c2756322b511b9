import { describe, expect, test } from 'vitest';
import { ApiError } from '#/api/failure.ts';
import { memberWithFallbacks, teamResource } from '#/api/team.ts';
import { localize } from '#/messages/text.ts';
import { messagesIn } from '#/messages/messages.ts';
import { readRow, readRows } from './readRows.ts';

const member = { id: 1, name: 'Hansa Mehta', image: 'media/hansa.jpg', role: 'Head of kitchen' };

describe('the team', () => {
  test.each([
    ['data', { data: [member] }],
    ['results', { results: [member] }],
    ['a single object in data', { data: member }],
    ['a single object with a name alone', { data: { name: 'Hansa Mehta' } }],
  ])('is read from %s', (_, body) => {
    expect(readRows(teamResource, body).rows).toHaveLength(1);
  });

  test.each([{ members: [member] }, { data: {} }])('is not read from %j', (body) => {
    expect(() => readRows(teamResource, body)).toThrow(ApiError);
  });

  test('gives a member without a role the default role', () => {
    const bare = localize('en', readRow(teamResource, { ...member, role: null }));
    expect(memberWithFallbacks(bare, 'en').role).toBe(
      messagesIn('en').notices.fallbacks.memberRole,
    );
  });
});
