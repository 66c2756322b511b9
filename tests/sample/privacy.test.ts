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
});

test.each(
  languages.flatMap(({ code, path }) => [
    { route: `${path}/franchise-details/`, form: 'franchise' as const, code },
    { route: `${path}/ready-to-eat/`, form: 'order' as const, code },
  ]),
)('names on $route the purposes of its form', (own) => {
  const { forms, advertising } = messagesIn(own.code).privacy;
  const notices = findAll(site.page(own.route), 'details');
  const notice = notices.map(textOf).join(' ');
  expect(notice).toContain(forms[own.form]);
  expect(notice).not.toContain(forms.contact);
  // The order form has no checkbox for advertising.
  expect(notice.includes(advertising)).toBe(own.form === 'franchise');
});

test.each([
  ['', 'About my details: see / correct / delete / withdraw consent'],
  ['/gu', 'મારી માહિતી વિશે: જોવી / સુધારવી / ભૂંસાવવી / સંમતિ પાછી ખેંચવી'],
  ['/hi', 'मेरी जानकारी: देखनी / सुधारनी / मिटवानी / सहमति वापस लेनी है'],
])('a request at %s/contact/ leaves open what is wanted: %s', (path, request) => {
  const [section] = site
    .page(`${path}/contact/`)
    .elements.filter(({ attribs }) => attribs.id === 'privacy');
  const links = (section ? elementsIn(section) : []).filter(({ tagName }) => tagName === 'a');
  const subjects = links.map(({ attribs }) => [
    ...new URL(attribs.href ?? '').searchParams.values(),
  ]);
  expect(subjects).toEqual([[request], [request]]);
});

test('no page counts its visitors', () => {
  const counting = site.routes.filter((route) => site.page(route).html.includes('data-count='));
  expect(counting).toEqual([]);
});
