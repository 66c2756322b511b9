import { describe, expect, test } from 'vitest';
import { ApiError } from '~/api/failure';
import { teamResource } from '~/api/team';
import { readRow, readRows } from './readRows';

const member = { id: 1, name: 'Hansa Mehta', image: 'media/hansa.jpg', role: 'Head of kitchen' };

describe('the team', () => {
  test.each([
    ['data', { data: [member] }],
    ['results', { results: [member] }],
    ['items', { items: [member] }],
    ['a single object in data', { data: member }],
    ['a single object', member],
  ])('is found in %s', (_, body) => {
    expect(readRows(teamResource, body).rows).toMatchObject([{ name: 'Hansa Mehta' }]);
  });

  test('is not looked for anywhere else', () => {
    expect(() => readRows(teamResource, { members: [member] })).toThrow(ApiError);
  });

  test('calls a member without a role Team Member', () => {
    expect(readRow(teamResource, { ...member, role: null }).role).toBe('Team Member');
  });
});
