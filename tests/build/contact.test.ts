import { expect, test } from 'vitest';
import { businessIn } from '#/business/business.ts';
import { given } from '#/lib/given.ts';
import { openTestSite } from '../fixtures/testSite.ts';
import { attributeOf, findAll, structuredDataOf, textOf } from '../fixtures/htmlPage.ts';

const site = openTestSite();
const contact = site.page('/contact/');
const testimonial = site.page('/testimonial/');
const { hours = [], map, phone, whatsapp } = businessIn('en');

const hrefsOf = (page: typeof contact) =>
  findAll(page, 'a').map((link) => attributeOf(link, 'href') ?? '');

test('draws the map and links it, without a frame', () => {
  const drawn = findAll(contact, 'a', 'data-title').map((link) => attributeOf(link, 'href'));
  expect(drawn).toEqual(given([map?.href]));
  expect(findAll(contact, 'iframe')).toEqual([]);
});

test.each([
  ['contact', contact],
  ['testimonial', testimonial],
])('shows the business hours on the %s page', (_, page) => {
  const lines = findAll(page, 'li').map(textOf);
  expect(lines).toEqual(expect.arrayContaining(hours.map(({ days, label }) => `${days} ${label}`)));
  expect(textOf(page.root).includes('Business hours')).toBe(hours.length > 0);
});

test('gives the same hours in structured data', () => {
  const [page] = structuredDataOf(contact).filter((data) =>
    JSON.stringify(data).includes('"ContactPage"'),
  );
  const told = hours.map(({ weekdays, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays,
    opens,
    closes,
  }));
  const mainEntity = told.length > 0 ? { openingHoursSpecification: told } : {};
  expect(page).toMatchObject({ mainEntity });
});

test('says beside the button that a time is fixed by phone or WhatsApp', () => {
  const note = /a time is fixed by phone, [^,.]+(, or by WhatsApp)?/.exec(textOf(testimonial.root));
  expect(note?.[1]).toBe(whatsapp && ', or by WhatsApp');
  expect(hrefsOf(testimonial)).toEqual(
    expect.arrayContaining(given([phone, whatsapp]).map(({ href }) => href)),
  );
});

test('says nothing of a CSRF cookie’s address where none is set', () => {
  const props = findAll(contact, 'astro-island').map((island) => attributeOf(island, 'props'));
  expect(props.join()).toContain('"csrf":[0,{"cookie":');
  expect(props.join()).not.toContain('cookieUrl');
});
