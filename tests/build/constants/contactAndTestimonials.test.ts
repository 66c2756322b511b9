/** The counts, words and order that no change may alter: contact and testimonials. */
import { expect, test } from 'vitest';
import { businessIn } from '#/business/business.ts';
import { given } from '#/lib/given.ts';
import { openTestSite } from '../../fixtures/testSite.ts';
import {
  attributeOf,
  elementsIn,
  findAll,
  linksIn,
  only,
  structuredDataOf,
  textOf,
  textsIn,
} from '../../fixtures/htmlPage.ts';

const site = openTestSite();
const contact = site.page('/contact/');
const testimonial = site.page('/testimonial/');
const { hours = [], map, phone, reviews, whatsapp } = businessIn('en');

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

test('quotes people with stars, name and role', () => {
  const items = reviews?.items ?? [];
  const shown = findAll(testimonial, 'figure').map(textOf);
  expect(shown).toEqual(
    items.map(({ quote, author, role, rating }) => quote + '★'.repeat(rating) + author + role),
  );
  const stars = testimonial.elements.filter((element) =>
    /out of 5/i.test(attributeOf(element, 'aria-label') ?? ''),
  );
  expect(stars).toHaveLength(items.length);
});

test('asks for an appointment by its fields and choices', () => {
  const form = only(testimonial, 'form');
  expect(attributeOf(form, 'method')).toBe('dialog');
  expect(textsIn(form, 'label')).toEqual([
    'Your Name',
    'Email Address',
    'Phone Number',
    'Preferred Date',
    'Time',
    'Number Of Person',
  ]);
  const values = elementsIn(form)
    .filter(({ tagName }) => tagName === 'option')
    .map((option) => attributeOf(option, 'value'))
    .filter((value) => value !== '');
  expect(values).toEqual([
    '10_00am',
    '12_00pm',
    '2_00pm',
    '4_00pm',
    '6_00pm',
    '1_person',
    '5_person',
    '10_person',
    '15_person',
    '20_person',
  ]);
  const fields = elementsIn(form).filter(({ tagName }) => /input|select/.test(tagName));
  expect(fields.every((field) => attributeOf(field, 'required') !== undefined)).toBe(true);
  expect(textsIn(form, 'button')).toEqual(['Inquire Now']);
});

test('leads to contact, videos, FAQs and Not Found', () => {
  expect(linksIn(only(testimonial, 'main'))).toMatchObject({ 'Contact Now': '/contact/' });
  const targets = Object.values(linksIn(only(testimonial, 'main')));
  expect(targets).toEqual(
    expect.arrayContaining(['/video-gallery/', '/faqs/', '/404.html', '/contact/']),
  );
});
