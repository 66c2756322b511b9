/** The counts, words and order of the specification's sections 2 and 9: about. */
import { expect, test } from 'vitest';
import { businessIn } from '#/business/business.ts';
import { openTestSite } from '../../fixtures/testSite.ts';
import { isLeftOut } from '../../fixtures/leftOutPages.ts';
import { attributeOf, elementsIn, findAll, linksTo, textOf } from '../../fixtures/htmlPage.ts';

const site = openTestSite();
const business = businessIn('en');
const about = site.page('/about/');

test('has the tabs Mission, Vision and Values', () => {
  const tabs = linksTo(about, /^#(?!main)/).map(textOf);
  expect(tabs).toEqual(['Mission', 'Vision', 'Values']);
});

test.skipIf(isLeftOut('/teams/'))('shows the first four members of the team', () => {
  expect(linksTo(about, /^\/chef-single\/#member-/)).toHaveLength(4);
});

test('promises to resolve any query in time', () => {
  const promise = /Any query is resolved within ([^.]+)\./.exec(textOf(about.root));
  expect(promise?.[1]).toBe(business.reply?.time);
});

test('answers seven questions, the first of them open', () => {
  const questions = findAll(about, 'details').filter((details) =>
    [...elementsIn(details)].some(({ tagName }) => tagName === 'summary'),
  );
  const own = questions.filter((details) => !/^(Menu|Pages)/.test(textOf(details)));
  expect(own).toHaveLength(7);
  expect(own.map((details) => attributeOf(details, 'open') !== undefined)).toEqual([
    true,
    ...Array.from({ length: 6 }, () => false),
  ]);
});
