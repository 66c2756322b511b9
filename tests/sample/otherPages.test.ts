/** The specification's counts, texts and order: all other pages. */
import { expect, test } from 'vitest';
import { openTestSite } from '../fixtures/builtSite.ts';
import {
  elementsIn,
  findAll,
  linksIn,
  linksTo,
  only,
  sectionUnder,
  structuredDataOf,
  tabsIn,
  textOf,
  textsIn,
} from '../fixtures/htmlPage.ts';

const site = openTestSite();
const about = site.page('/about/');

test('about has the tabs Mission, Vision and Values', () => {
  const tabs = linksTo(about, /^#(?!main)/).map(textOf);
  expect(tabs).toEqual(['Mission', 'Vision', 'Values']);
});

test('about shows the first four members of the team', () => {
  expect(linksTo(about, /^\/chef-single\/#member-/)).toHaveLength(4);
});

test('about promises to resolve any query in time', () => {
  const promise = /Any query is resolved within ([^.]+)\./.exec(textOf(about.root));
  expect(promise?.[1]).toBe('24 hours');
  expect(linksIn(only(about, 'main'))).toMatchObject({ 'Ask us': '/contact/' });
});

test('about answers seven questions, with the first one open', () => {
  const questions = findAll(about, 'details').filter((details) =>
    elementsIn(details).some(({ tagName }) => tagName === 'summary'),
  );
  const own = questions.filter((details) => !/^(Menu|Pages)/.test(textOf(details)));
  expect(own).toHaveLength(7);
  expect(own.findLastIndex((details) => details.attribs.open !== undefined)).toBe(0);
});

test('FAQs have the first question of each category open', () => {
  const faqs = site.page('/faqs/');
  const main = only(faqs, 'main');
  const open = elementsIn(main).filter(
    (element) => element.tagName === 'details' && element.attribs.open !== undefined,
  );
  expect(open).toHaveLength(5);
  expect(tabsIn(main)).toHaveLength(5);
  expect(textsIn(main, 'summary')).toHaveLength(34);
});

test('Not Found shows its breadcrumb and nothing else', () => {
  const notFound = site.page('/404.html');
  const main = only(notFound, 'main');
  expect(textsIn(main, 'li')).toEqual(['Home', 'Not Found']);
  expect(textOf(main)).toBe('HomeNot Found');
  expect(textsIn(main, 'svg img picture video')).toEqual([]);
  expect(textOf(only(notFound, 'h1'))).toBe('Not Found');
});

test('a post shows its author and up to three related posts', () => {
  for (const route of site.routes.filter((each) => each.startsWith('/blog-single/'))) {
    const post = site.page(route);
    expect(textOf(post.root)).toContain('Tikhu Mithu kitchen');
    const related = sectionUnder(post, 'Related blogs');
    expect(textsIn(related, 'h3')).toHaveLength(3);
    expect(Object.values(linksIn(related))).not.toContain(route);
  }
});

test('a benefit has both descriptions of its key features before their list', () => {
  const benefits = site.page('/franchise-details/');
  const features = textOf(sectionUnder(benefits, 'What you see before you decide'));
  expect(features).toMatch(/Sample figures: .*You see instead:.*The books of running outlets/s);
});

const contact = site.page('/contact/');
const testimonial = site.page('/testimonial/');

test('contact shows address, phone, e-mail, social links and a map', () => {
  const main = only(contact, 'main');
  expect(textOf(main)).toContain('Plot 0, Sample Farsan Estate');
  const targets = elementsIn(main).map((element) => element.attribs.href);
  expect(targets).toEqual(
    expect.arrayContaining([
      'tel:+915000001234',
      'mailto:hello@tikhumithu.example',
      'https://social.example/tikhumithu',
    ]),
  );
});

test('shows a drawn map as a link, without an iframe', () => {
  const drawn = findAll(contact, 'a', 'data-title').map((link) => link.attribs.href);
  expect(drawn).toEqual(['https://maps.example/tikhu-mithu']);
  expect(findAll(contact, 'iframe')).toEqual([]);
});

test.each([
  ['contact', contact],
  ['testimonial', testimonial],
])('shows the business hours on the %s page', (_, page) => {
  const lines = findAll(page, 'li').map(textOf);
  expect(lines).toEqual(
    expect.arrayContaining(['Mon-Sat 10:00 AM to 08:00 PM', 'Sun 10:00 AM to 06:00 PM']),
  );
  expect(textOf(page.root)).toContain('Business hours');
});

test('has the same hours in structured data', () => {
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

test('calls the kitchen no place to eat', () => {
  for (const page of [contact, testimonial, site.page('/')])
    expect(textOf(page.root)).toContain('Office and kitchen; to eat, find an outlet.');
  for (const page of [contact, site.page('/')]) {
    const data = JSON.stringify(structuredDataOf(page));
    expect(data).toContain('"LocalBusiness"');
    expect(data).not.toMatch(/FoodEstablishment|hasMenu|servesCuisine/);
  }
});

test('says beside the button that a time is fixed by phone or WhatsApp', () => {
  expect(textOf(testimonial.root)).toMatch(/To fix a time, call [^,.]+ or use WhatsApp/);
  const links = findAll(testimonial, 'a').map((link) => link.attribs.href ?? '');
  expect(links).toContain('tel:+915000001234');
  expect(links).toContain('https://wa.example/915000001234');
});

test('shows testimonials with stars, name and role', () => {
  const shown = findAll(testimonial, 'figure').map(textOf);
  expect(shown).toHaveLength(6);
  expect(shown[0]).toBe(
    'The khaman is juicy down to the last crumb. Parking on a Saturday: forget it.★★★★★Hetal BhattSchoolteacher, Vadodara',
  );
  const stars = testimonial.elements
    .map((element) => element.attribs['aria-label'] ?? '')
    .filter((label) => /out of 5/i.test(label));
  expect(stars).toEqual(Array(6).fill('5 out of 5 stars'));
});

test('the appointment form has these fields and choices', () => {
  const form = only(testimonial, 'form');
  expect(form.attribs.method).toBe('dialog');
  expect(textsIn(form, 'label').join()).toBe(
    'Your Name,Email Address,Phone Number,Preferred Date,Time,Number Of Person',
  );
  const values = elementsIn(form)
    .filter(({ tagName }) => tagName === 'option')
    .map((option) => option.attribs.value)
    .filter((value) => value !== '');
  const times = ['10_00am', '12_00pm', '2_00pm', '4_00pm', '6_00pm'];
  expect(values).toEqual([...times, ...[1, 5, 10, 15, 20].map((count) => `${count}_person`)]);
  const fields = elementsIn(form).filter(({ tagName }) => /input|select/.test(tagName));
  expect(fields.every((field) => field.attribs.required !== undefined)).toBe(true);
  expect(textsIn(form, 'button')).toEqual(['Inquire Now']);
});

test('links to contact, videos, FAQs and Not Found', () => {
  expect(linksIn(only(testimonial, 'main'))).toMatchObject({ 'Contact Now': '/contact/' });
  const targets = Object.values(linksIn(only(testimonial, 'main')));
  expect(targets).toEqual(
    expect.arrayContaining(['/video-gallery/', '/faqs/', '/404.html', '/contact/']),
  );
});
