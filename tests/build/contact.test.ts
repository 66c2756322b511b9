import { expect, test } from 'vitest';
import { business } from '~/config';
import { testimonials } from '~/content/testimonials';
import { openTestSite } from '../fixtures/builtSite';
import { attributeOf, elementsIn, findAll, textOf } from '../fixtures/htmlPage';
import { structuredDataOf } from '../fixtures/siteFaults';

const site = openTestSite();
const contact = site.page('/contact/');
const testimonial = site.page('/testimonial/');

const hrefsOf = (page: typeof contact) =>
  findAll(page, 'a').map((link) => attributeOf(link, 'href') ?? '');
const valuesOf = (name: string) => {
  const select = findAll(testimonial, 'select').find(
    (element) => attributeOf(element, 'name') === name,
  );
  return [...elementsIn(select ?? testimonial.root)]
    .filter(({ tagName }) => tagName === 'option')
    .map((option) => attributeOf(option, 'value'))
    .filter(Boolean);
};

test('shows address, phone, e-mail and both profiles on the contact page', () => {
  const shown = textOf(contact.root);
  for (const line of business.address.lines) expect(shown).toContain(line);
  expect(hrefsOf(contact)).toEqual(
    expect.arrayContaining([
      business.phone.href,
      `mailto:${business.email}`,
      ...Object.values(business.social).map(({ href }) => href),
    ]),
  );
});

test('draws the map and links it, without a frame', () => {
  const [map] = findAll(contact, 'a', 'data-embed');
  expect(map && attributeOf(map, 'href')).toBe(business.map.href);
  expect(findAll(contact, 'iframe')).toEqual([]);
});

test.each([
  ['contact', contact],
  ['testimonial', testimonial],
])('shows the business hours on the %s page', (_, page) => {
  const lines = findAll(page, 'li').map(textOf);
  expect(lines).toContain('Mon-Sat 10:00 AM to 08:00 PM');
  expect(lines).toContain('Sun 10:00 AM to 06:00 PM');
});

test('tells machines the same hours', () => {
  const [page] = structuredDataOf(contact).filter((data) =>
    JSON.stringify(data).includes('"ContactPage"'),
  );
  expect(page).toMatchObject({
    mainEntity: {
      openingHoursSpecification: [
        { opens: '10:00', closes: '20:00' },
        { dayOfWeek: ['Sunday'], opens: '10:00', closes: '18:00' },
      ],
    },
  });
});

test('shows six testimonials of five stars, each with name and role', () => {
  expect(testimonials).toHaveLength(6);
  const shown = textOf(testimonial.root);
  for (const { quote, author, role } of testimonials) {
    for (const text of [quote, author, role]) expect(shown).toContain(text);
  }
  const stars = testimonial.elements.filter(
    (element) => attributeOf(element, 'aria-label') === '5 out of 5 stars',
  );
  expect(stars).toHaveLength(6);
});

test('asks for an appointment in six required fields that send nothing', () => {
  const [form] = findAll(testimonial, 'form').filter((element) =>
    textOf(element).includes('Inquire Now'),
  );
  expect(form && attributeOf(form, 'method')).toBe('dialog');
  const elements = [...elementsIn(form ?? testimonial.root)];
  const labels = elements.filter(({ tagName }) => tagName === 'label').map(textOf);
  expect(labels).toEqual([
    'Your Name',
    'Email Address',
    'Phone Number',
    'Preferred Date',
    'Time',
    'Number Of Person',
  ]);
  const fields = elements.filter(({ tagName }) => ['input', 'select'].includes(tagName));
  expect(fields.every((field) => attributeOf(field, 'required') !== undefined)).toBe(true);
  expect(fields).toHaveLength(6);
});

test('offers the five times and the five party sizes', () => {
  expect(valuesOf('time')).toEqual(['10_00am', '12_00pm', '2_00pm', '4_00pm', '6_00pm']);
  const sizes = ['1_person', '5_person', '10_person', '15_person', '20_person'];
  expect(valuesOf('person')).toEqual(sizes);
});

test('says beside the button that a time is fixed by phone or WhatsApp', () => {
  expect(textOf(testimonial.root)).toMatch(/a time is fixed by phone, .+, or by WhatsApp/);
  expect(hrefsOf(testimonial)).toEqual(
    expect.arrayContaining([business.phone.href, business.whatsapp.href]),
  );
});

test('ends the testimonials with a button and four links', () => {
  const [nav] = findAll(testimonial, 'nav').filter((element) =>
    textOf(element).includes('Contact Now'),
  );
  const links = [...elementsIn(nav ?? testimonial.root)].filter(({ tagName }) => tagName === 'a');
  expect(links.map((link) => attributeOf(link, 'href'))).toEqual([
    '/contact/',
    '/video-gallery/',
    '/faqs/',
    '/404.html',
    '/contact/',
  ]);
});
