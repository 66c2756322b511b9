/** The counts, words and order that no change may alter: the testimonials. */
import { expect, test } from 'vitest';
import { businessIn } from '#/business/business.ts';
import { openTestSite } from '../../fixtures/testSite.ts';
import {
  attributeOf,
  elementsIn,
  findAll,
  linksIn,
  only,
  textOf,
  textsIn,
} from '../../fixtures/htmlPage.ts';

const site = openTestSite();
const business = businessIn('en');
const testimonial = site.page('/testimonial/');

test('quotes people with stars, name and role', () => {
  const items = business.reviews?.items ?? [];
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
