import { expect, test } from 'vitest';
import { business } from '#/business/business.ts';
import { privacyNotices } from '#/features/forms/privacy.ts';
import { openTestSite } from '../fixtures/builtSite.ts';
import { attributeOf, findAll, textOf } from '../fixtures/htmlPage.ts';

const site = openTestSite();
const notices = privacyNotices('en');

test.each(notices)('shows the whole notice in $name at /contact/#privacy', ({ words }) => {
  const { forms, advertising, sharing, keeping, tracking, draft, complaints, withdrawal } = words;
  const { elements } = site.page('/contact/');
  const [section] = elements.filter((element) => attributeOf(element, 'id') === 'privacy');
  const said = section ? textOf(section) : '';
  const lines = [words.anyForm, ...Object.values(forms), advertising, sharing, draft, complaints];
  for (const line of [...lines, withdrawal, keeping, tracking]) expect(said).toContain(line);
  expect(keeping === '').toBe(business.leadMonths === undefined);
});

test.each([
  ['/franchise-details/', 'franchise'],
  ['/ready-to-eat/', 'order'],
] as const)('says on %s what its own form is for, and no other', (route, form) => {
  const said = findAll(site.page(route), 'details').map(textOf).join(' ');
  for (const { forms, advertising } of notices.map(({ words }) => words)) {
    expect(said).toContain(forms[form]);
    expect(said).not.toContain(forms.contact);
    // The order form has no tick.
    expect(said.includes(advertising)).toBe(form === 'franchise');
  }
});

test('no page carries a script that counts, unless a tool is attached', () => {
  const counting = site.routes.filter((route) => site.page(route).html.includes('data-chat'));
  expect(counting).toEqual([]);
});
