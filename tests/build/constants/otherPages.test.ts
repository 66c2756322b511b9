/** The counts, words and order that no change may alter: the pages with few of them. */
import { expect, test } from 'vitest';
import { businessIn } from '#/business/business.ts';
import { given } from '#/lib/given.ts';
import { openTestSite, testOf } from '../../fixtures/testSite.ts';
import {
  attributeOf,
  elementsIn,
  findAll,
  linksIn,
  linksTo,
  only,
  sectionUnder,
  tabsIn,
  textOf,
  textsIn,
} from '../../fixtures/htmlPage.ts';

const site = openTestSite();
const business = businessIn('en');
const about = site.page('/about/');

test('about has the tabs Mission, Vision and Values', () => {
  const tabs = linksTo(about, /^#(?!main)/).map(textOf);
  expect(tabs).toEqual(['Mission', 'Vision', 'Values']);
});

testOf('/teams/')('about shows the first four members of the team', () => {
  expect(linksTo(about, /^\/chef-single\/#member-/)).toHaveLength(4);
});

test('about promises to resolve any query in time', () => {
  const promise = /Any query is resolved within ([^.]+)\./.exec(textOf(about.root));
  expect(promise?.[1]).toBe(business.reply?.time);
});

test('about answers seven questions, the first of them open', () => {
  const questions = findAll(about, 'details').filter((details) =>
    elementsIn(details).some(({ tagName }) => tagName === 'summary'),
  );
  const own = questions.filter((details) => !/^(Menu|Pages)/.test(textOf(details)));
  expect(own).toHaveLength(7);
  expect(own.map((details) => attributeOf(details, 'open') !== undefined)).toEqual([
    true,
    ...Array.from({ length: 6 }, () => false),
  ]);
});

test('FAQs open the first question of each category, which the sidebar leads to', () => {
  const faqs = site.page('/faqs/');
  const main = only(faqs, 'main');
  const open = elementsIn(main).filter(
    (element) => element.tagName === 'details' && attributeOf(element, 'open') !== undefined,
  );
  expect(open).toHaveLength(5);
  expect(tabsIn(main)).toHaveLength(5);
  expect(textsIn(main, 'summary')).toHaveLength(30);
});

test('Not Found shows its breadcrumb and nothing else', () => {
  const notFound = site.page('/404.html');
  const main = only(notFound, 'main');
  expect(textsIn(main, 'li')).toEqual(['Home', 'Not Found']);
  expect(textOf(main)).toBe('HomeNot Found');
  expect(textsIn(main, 'svg img picture video')).toEqual([]);
  expect(textOf(only(notFound, 'h1'))).toBe('Not Found');
});

test('a post names its author and shows up to three related ones', () => {
  for (const route of site.routes.filter((each) => each.startsWith('/blog-single/'))) {
    const post = site.page(route);
    expect(textOf(post.root)).toContain(business.authorLabel ?? business.name);
    const related = sectionUnder(post, 'Related blogs');
    expect(textsIn(related, 'h3')).toHaveLength(3);
    expect(Object.values(linksIn(related))).not.toContain(route);
  }
});

test('contact shows address, phone, e-mail, social links and a map', () => {
  const { phone, email, map, social = [] } = business;
  const contact = site.page('/contact/');
  const main = only(contact, 'main');
  expect(textOf(main)).toContain(business.address.lines[0]);
  const targets = elementsIn(main).map((element) => attributeOf(element, 'href'));
  expect(targets).toEqual(
    expect.arrayContaining(given([phone, email, map, ...social]).map(({ href }) => href)),
  );
});
