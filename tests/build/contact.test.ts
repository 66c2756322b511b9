import { expect, test } from 'vitest';
import { business } from '#/config.ts';
import { testimonials } from '#/content/testimonials.ts';
import { openTestSite } from '../fixtures/builtSite.ts';
import { attributeOf, findAll, textOf } from '../fixtures/htmlPage.ts';
import { structuredDataOf } from '../fixtures/siteFaults.ts';

const site = openTestSite();
const contact = site.page('/contact/');
const testimonial = site.page('/testimonial/');

const hrefsOf = (page: typeof contact) =>
  findAll(page, 'a').map((link) => attributeOf(link, 'href') ?? '');

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

test('says beside the button that a time is fixed by phone or WhatsApp', () => {
  expect(textOf(testimonial.root)).toMatch(/a time is fixed by phone, .+, or by WhatsApp/);
  expect(hrefsOf(testimonial)).toEqual(
    expect.arrayContaining([business.phone.href, business.whatsapp.href]),
  );
});

test('says nothing of a CSRF cookie’s address where none is set', () => {
  const props = findAll(contact, 'astro-island').map((island) => attributeOf(island, 'props'));
  expect(props.join()).toContain('"csrf":[0,{"cookie":');
  expect(props.join()).not.toContain('cookieUrl');
});
