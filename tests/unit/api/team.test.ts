import { describe, expect, test } from 'vitest';
import { ApiError, type Failure } from '#/api/failure.ts';
import { completeMember, describeTeamFailure, teamResource } from '#/api/team.ts';
import { inLanguage } from '#/words/text.ts';
import { readRow, readRows } from './readRows.ts';

const member = { id: 1, name: 'Hansa Mehta', image: 'media/hansa.jpg', role: 'Head of kitchen' };

describe('the team', () => {
  test.each([
    ['data', { data: [member] }],
    ['results', { results: [member] }],
    ['items', { items: [member] }],
    ['results in data', { data: { results: [member] } }],
    ['items in data', { data: { items: [member], name: 'Our team' } }],
    ['a single object in data', { data: member }],
    ['a single object', member],
  ])('is found in %s', (_, body) => {
    expect(readRows(teamResource, body).rows).toMatchObject([{ name: 'Hansa Mehta' }]);
  });

  test.each([{ name: 'Hansa Mehta' }, { image: 'media/hansa.jpg' }, { role: 'Baker' }])(
    'is one member with no more than %j',
    (data) => {
      expect(readRows(teamResource, { data }).rows).toHaveLength(1);
    },
  );

  test.each([{ members: [member] }, { data: { members: [member] } }, { data: {} }, { name: '' }])(
    'is not looked for in %j',
    (body) => {
      expect(() => readRows(teamResource, body)).toThrow(ApiError);
    },
  );

  test('calls a member without a role Team Member', () => {
    expect(
      completeMember(inLanguage('en', readRow(teamResource, { ...member, role: null })), 'en').role,
    ).toBe('Team Member');
  });
});

describe('what the team pages say', () => {
  const http = (status: number, isHtml?: true): Failure => ({
    kind: 'http',
    status,
    statusText: 'Words',
    ...(isHtml && { isHtml }),
  });
  const DEFAULT = 'Failed to load team members. Please try again later.';
  const OFFLINE = 'Network error. Please check your connection and try again.';

  test.each<[string, Failure, string]>([
    ['a missing endpoint', http(404), 'Team endpoint not found.'],
    ['another status', http(500), 'Server error: 500 Words'],
    ['HTML beside 404', http(404, true), DEFAULT],
    ['an unreadable answer', { kind: 'unreadable', detail: 'expected JSON, found HTML' }, DEFAULT],
    ['no answer', { kind: 'connection' }, OFFLINE],
  ])('of %s', (_, failure, message) => {
    expect(describeTeamFailure(failure, 'en')).toBe(message);
  });
});
