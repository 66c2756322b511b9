import { expect, test } from 'vitest';
import { team } from '#/sample/content/team.ts';
import { inLanguage } from '#/words/text.ts';
import { openTestSite } from '../fixtures/testSite.ts';
import { attributeOf, findAll, textOf } from '../fixtures/htmlPage.ts';

const site = openTestSite();
const grid = site.page('/teams/');
const members = site.page('/chef-single/');

test('links every card of the team to its member', () => {
  const links = findAll(grid, 'a')
    .map((link) => attributeOf(link, 'href') ?? '')
    .filter((link) => link.startsWith('/chef-single/#'));
  expect(links).toEqual(team.map(({ id }) => `/chef-single/#member-${id}`));
});

test('shows every member with an anchor, by name and role', () => {
  const profiles = findAll(members, 'article', 'id');
  expect(profiles.map((profile) => attributeOf(profile, 'id'))).toEqual(
    team.map(({ id }) => `member-${id}`),
  );
  inLanguage('en', team).forEach(({ name, role }, index) => {
    expect(textOf(profiles[index] ?? members.root)).toBe(`${name}${role ?? 'Team Member'}`);
  });
});
