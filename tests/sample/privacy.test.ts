import { expect, test } from 'vitest';
import { copyIn } from '#/business/copy.ts';
import { languages } from '#/messages/languages.ts';
import { messagesIn } from '#/messages/messages.ts';
import { openTestSite } from '../fixtures/builtSite.ts';
import { elementsIn, findAll, textOf } from '../fixtures/htmlPage.ts';

const site = openTestSite();

const PURPOSES = ['anyForm', 'advertising', 'tracking'] as const;
const RIGHTS = ['keeping', 'draft', 'withdrawal', 'complaints'] as const;
const PARTS = [...PURPOSES, ...RIGHTS];

test.each(languages)('shows the whole privacy notice in $name on contact', ({ code, path }) => {
  const { format, privacy } = messagesIn(code);
  const { elements } = site.page(`${path}/contact/`);
  const [form] = elements.filter((element) => element.attribs.id === 'contact-form');
  expect(form && elementsIn(form).map(({ attribs }) => attribs.href)).toContain('#privacy');
  const [section] = elements.filter((element) => element.attribs.id === 'privacy');
  const notice = section ? textOf(section) : '';
  const rest = [...PARTS.map((part) => privacy[part]), copyIn(code).privacy.sharing ?? ''];
  for (const line of [...Object.values(privacy.forms), ...rest])
    expect(notice).toContain(format(line, { leadMonths: 12 }).replaceAll('\u00a0', ' '));
  const links = (section ? elementsIn(section) : []).filter(({ tagName }) => tagName === 'a');
  const requests = links.flatMap(({ attribs }) => [...new URL(attribs.href ?? '').searchParams]);
  const request = privacy.withdrawalRequest;
  expect(requests).toEqual([
    ['subject', request],
    ['text', request],
  ]);
});

test.each([
  ['/franchise-details/', 'franchise'],
  ['/ready-to-eat/', 'order'],
] as const)('names on %s the purposes of its form', (route, form) => {
  const { forms, advertising } = messagesIn('en').privacy;
  const notice = findAll(site.page(route), 'details').map(textOf).join(' ');
  expect(notice).toContain(forms[form]);
  expect(notice).not.toContain(forms.contact);
  // The order form has no checkbox for advertising.
  expect(notice.includes(advertising)).toBe(form === 'franchise');
});

test('no page counts its visitors', () => {
  const counting = site.routes.filter((route) => site.page(route).html.includes('data-count='));
  expect(counting).toEqual([]);
});
