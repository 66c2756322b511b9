/** The counts, words and order of the specification's sections 2 and 9, read from the sample site. */
import { describe, expect, test } from 'vitest';
import { business } from '~/config';
import { dishes } from '~/sample-api/content/dishes';
import { franchiseStates } from '~/sample-api/content/franchises';
import { openTestSite } from '../fixtures/builtSite';
import {
  attributeOf,
  elementsIn,
  findAll,
  findByText,
  linksIn,
  sectionUnder,
  sourceOf,
  textOf,
  textsIn,
  type Element,
  type HtmlPage,
} from '../fixtures/htmlPage';

const site = openTestSite();
const home = site.page('/');
const about = site.page('/about/');
const menu = site.page('/menu/');
const services = site.page('/services/');
const testimonial = site.page('/testimonial/');
const packs = site.page('/ready-to-eat/');

const categories = [...new Set(dishes.map(({ category }) => category))];

/** The labels of the tabs in a section: its links to places of the same page. */
const tabsIn = (section: Element): string[] =>
  [...elementsIn(section)]
    .filter((element) => /^#./.test(attributeOf(element, 'href') ?? ''))
    .map(textOf);

const linksTo = (page: HtmlPage, pattern: RegExp): Element[] =>
  findAll(page, 'a').filter((link) => pattern.test(attributeOf(link, 'href') ?? ''));

const only = (page: HtmlPage, name: string): Element => {
  const [element, ...others] = findAll(page, name);
  if (element === undefined || others.length > 0) throw new Error(`${page.route}: not one ${name}`);
  return element;
};

const countOf = (section: Element, name: string): number => textsIn(section, name).length;

describe('header and footer', () => {
  const header = linksIn(findAll(home, 'header')[0] ?? home.root);
  const footer = only(home, 'footer');

  test.each([
    ['Home', '/'],
    ['About Us', '/about/'],
    ['Services', '/services/'],
    ['Franchise Details', '/franchise-details/'],
    ['Contact Us', '/contact/'],
    ['Menu', '/menu/'],
    ['Blog', '/blog/'],
    ['Our Team', '/teams/'],
    ['Testimonials', '/testimonial/'],
    ['Image Gallery', '/image-gallery/'],
    ['Video Gallery', '/video-gallery/'],
    ['Ready To Eat', '/ready-to-eat/'],
    ['FranchiseList', '/franchises-list/'],
    ['FAQs', '/faqs/'],
    ['Get Franchise', '/franchise-details/'],
  ])('the header leads by %s to %s', (label, href) => {
    expect(header[label]).toBe(href);
  });

  test('the submenu is called Pages', () => {
    expect(textsIn(findAll(home, 'header')[0] ?? home.root, 'summary')).toContain('Pages');
  });

  test('the logo leads home in header and footer', () => {
    const named = linksTo(home, /^\/$/).filter((link) =>
      [...elementsIn(link)].some((part) => attributeOf(part, 'aria-label') === business.name),
    );
    expect(named).toHaveLength(2);
  });

  test('the footer names address, phone, profiles and the agency', () => {
    const text = textOf(footer);
    for (const line of business.address.lines) expect(text).toContain(line);
    expect(text).toContain(business.phone.label);
    expect(text).toContain(business.credit.label);
    expect(linksIn(footer)).toMatchObject({
      [business.social.network.label]: business.social.network.href,
      [business.social.photos.label]: business.social.photos.href,
    });
  });

  test('Download Brochure opens a PDF in a new tab', () => {
    const link = findByText(home, 'a', 'Download Brochure');
    expect(attributeOf(link, 'target')).toBe('_blank');
    expect(site.files).toContain((attributeOf(link, 'href') ?? '').slice(1));
    expect(attributeOf(link, 'href')).toMatch(/\.pdf$/);
  });
});

describe('home', () => {
  test('has a slider of two slides with a mark for each', () => {
    const [hero] = findAll(home, 'section').filter(
      (section) => attributeOf(section, 'aria-roledescription') === 'carousel',
    );
    const marks = [...elementsIn(hero ?? home.root)].map((element) =>
      attributeOf(element, 'aria-label'),
    );
    expect(marks).toEqual(expect.arrayContaining(['Slide 1 of 2', 'Slide 2 of 2']));
  });

  test('shows eight signature dishes, the first of the API', () => {
    const names = textsIn(sectionUnder(home, 'Signature dishes'), 'h3');
    expect(names).toEqual(dishes.slice(0, 8).map(({ foodName }) => foodName));
  });

  test('cuts descriptions at 60 characters and puts an ellipsis', () => {
    const [first] = textsIn(sectionUnder(home, 'Signature dishes'), 'p');
    expect(first).toBe('Gram-flour sponge, soaked with lemon and sugar, crackling wi…');
  });

  test('has a tab for each category of the menu', () => {
    expect(tabsIn(sectionUnder(home, 'What hangs on the board'))).toEqual(categories);
  });

  test('counts 4+ years, 1000+ customers, 50 staff and 20 varieties', () => {
    const counters = textsIn(only(home, 'main'), 'div').filter((text) =>
      /^[a-z]+\d+\+?$/.test(text),
    );
    expect(counters).toEqual(['years4+', 'customers1000+', 'staff50', 'varieties20']);
  });

  test('shows the latest three posts', () => {
    expect(linksTo(home, /^\/blog-single\//)).toHaveLength(3);
  });
});

describe('about', () => {
  test('has the tabs Mission, Vision and Values', () => {
    const tabs = linksTo(about, /^#(?!main)/).map(textOf);
    expect(tabs).toEqual(['Mission', 'Vision', 'Values']);
  });

  test('shows the first four members of the team', () => {
    expect(linksTo(about, /^\/chef-single\/#member-/)).toHaveLength(4);
  });

  test('promises to resolve any query within 24 hours', () => {
    expect(textOf(about.root)).toMatch(/within 24 hours/);
  });

  test('answers seven questions, the first of them open', () => {
    const questions = findAll(about, 'details').filter((details) =>
      [...elementsIn(details)].some(({ tagName }) => tagName === 'summary'),
    );
    const own = questions.filter((details) => !/^(Menu|Pages)/.test(textOf(details)));
    expect(own).toHaveLength(7);
    expect(own.map((details) => attributeOf(details, 'open') !== undefined)).toEqual([
      true,
      ...Array.from({ length: 6 }, () => false),
    ]);
  });
});

describe('menu', () => {
  test('has a tab for each category', () => {
    expect(linksTo(menu, /^#(?!main)/).map(textOf)).toEqual(categories);
  });

  test('cuts descriptions at 50 characters and puts an ellipsis', () => {
    expect(textOf(menu.root)).toContain('Gram-flour sponge, soaked with lemon and sugar, cr…');
  });

  test('shows every dish, and its price only where it may', () => {
    const rows = textsIn(only(menu, 'main'), 'li');
    for (const { foodName, price, priceShow } of dishes) {
      const row = rows.find((text) => text.startsWith(foodName)) ?? '';
      expect(row.includes(`₹${String(price)}`), foodName).toBe(priceShow && price !== undefined);
    }
  });
});

describe('services', () => {
  test('is called Our Services and stands below Home', () => {
    expect(textOf(only(services, 'h1'))).toBe('Our Services');
    const crumbs = findAll(services, 'nav').find(
      (nav) => attributeOf(nav, 'aria-label') === 'Breadcrumb',
    );
    expect(textsIn(crumbs ?? services.root, 'li')).toEqual(['Home', 'Services']);
  });

  test('repeats the categories in two tab strips', () => {
    expect(linksTo(services, /^#(?!main)/).map(textOf)).toEqual([...categories, ...categories]);
  });

  test.each([
    ['Complete Setup Support', 9],
    ['Complete Kitchen Setup', 6],
    ['Additional Equipment', 4],
    ['Our Pillars of Prosperity', 4],
    [`Why Choose ${business.name}`, 3],
    ['Franchise Benefits', 2],
  ])('%s has %i parts', (heading, count) => {
    expect(countOf(sectionUnder(services, heading), 'h3')).toBe(count);
  });

  test('lists Setup Support and Ongoing Support', () => {
    const titles = textsIn(sectionUnder(services, 'Franchise Benefits'), 'h3');
    expect(titles).toEqual(['Setup Support', 'Ongoing Support']);
  });

  test('clamps the descriptions of the detailed menu to three lines', () => {
    const styles = findAll(services, 'style').map(sourceOf).join('');
    expect(styles).toMatch(/-webkit-line-clamp: ?3/);
  });

  test('names the additional equipment', () => {
    const titles = textsIn(sectionUnder(services, 'Additional Equipment'), 'h3').join('; ');
    for (const word of [/CCTV/, /branding/i, /uniform/i, /opening|d[eé]cor/i]) {
      expect(titles).toMatch(word);
    }
  });

  test('builds on experience, price, quality and consistency', () => {
    const titles = textsIn(sectionUnder(services, 'Our Pillars of Prosperity'), 'h3').join('; ');
    for (const word of [/experience/i, /price/i, /quality/i, /consisten/i]) {
      expect(titles).toMatch(word);
    }
  });
});

describe('testimonials', () => {
  test('quotes six people with five stars, name and role', () => {
    expect(findAll(testimonial, 'blockquote figure')).not.toHaveLength(0);
    const stars = testimonial.elements.filter((element) =>
      /5 (out )?of 5|five/i.test(attributeOf(element, 'aria-label') ?? ''),
    );
    expect(stars).toHaveLength(6);
  });

  test('asks for an appointment by the fields and choices of the specification', () => {
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
    const values = [...elementsIn(form)]
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
    const fields = [...elementsIn(form)].filter(({ tagName }) => /input|select/.test(tagName));
    expect(fields.every((field) => attributeOf(field, 'required') !== undefined)).toBe(true);
    expect(textsIn(form, 'button')).toEqual(['Inquire Now']);
  });

  test('names the business hours', () => {
    const text = textOf(testimonial.root);
    expect(text).toMatch(/Mon-Sat:? 10:00 AM to 08:00 PM/);
    expect(text).toMatch(/Sun:? 10:00 AM to 06:00 PM/);
  });

  test('leads to contact, videos, FAQs and Not Found', () => {
    expect(linksIn(only(testimonial, 'main'))).toMatchObject({ 'Contact Now': '/contact/' });
    const targets = Object.values(linksIn(only(testimonial, 'main')));
    expect(targets).toEqual(
      expect.arrayContaining(['/video-gallery/', '/faqs/', '/404.html', '/contact/']),
    );
  });
});

describe('ready to eat', () => {
  test('slides four products with arrows back and on', () => {
    const labels = packs.elements.map((element) => attributeOf(element, 'aria-label'));
    expect(labels).toEqual(expect.arrayContaining(['Previous slide', 'Next slide']));
    const slides = findAll(packs, 'li').filter((item) =>
      attributeOf(item, 'class')?.includes('slide'),
    );
    expect(slides).toHaveLength(4);
  });

  test('names specialty, experience, e-mail and phone', () => {
    const text = textOf(packs.root);
    expect(text).toContain('Gujarati Fast Food');
    expect(text).toContain('4 Years');
    expect(text).toContain(business.email);
    expect(text).toContain(business.phone.label);
  });

  test('gives eleven reasons', () => {
    const [heading] = textsIn(packs.root, 'h2').filter((text) => text.startsWith('Why Choose'));
    expect(countOf(sectionUnder(packs, heading ?? ''), 'li')).toBe(11);
  });

  test('suits seven audiences', () => {
    const audiences = textsIn(sectionUnder(packs, 'Best For'), 'h3').map((text) =>
      text.toLowerCase(),
    );
    expect(audiences).toEqual([
      'working couples',
      'hostel students',
      'students abroad',
      'professionals abroad',
      'frequent travellers',
      'trekking',
      'kitchen chef',
    ]);
  });
});

describe('franchise details', () => {
  const details = site.page('/franchise-details/');

  test('stands below Home and Franchise', () => {
    const crumbs = findAll(details, 'nav').find(
      (nav) => attributeOf(nav, 'aria-label') === 'Breadcrumb',
    );
    expect(textsIn(crumbs ?? details.root, 'li')).toEqual([
      'Home',
      'Franchise',
      'Franchise Opportunity',
    ]);
  });

  test('gives five reasons for the opportunity', () => {
    const reasons = textsIn(sectionUnder(details, 'Franchise Opportunity'), 'h3').map((text) =>
      text.toLowerCase(),
    );
    expect(reasons).toEqual([
      'proven business model',
      'comprehensive training',
      'ongoing support',
      'marketing assistance',
      'exclusive territory',
    ]);
  });

  test('leads to each of the six benefits, and shows their questions with the first one open', () => {
    const tabs = linksTo(details, /^#benefit-/);
    expect(tabs).toHaveLength(6);
    const lists = findAll(details, 'div').filter((div) =>
      attributeOf(div, 'class')?.includes('faqs'),
    );
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) {
      const open = [...elementsIn(list)]
        .filter(({ tagName }) => tagName === 'details')
        .map((element) => attributeOf(element, 'open') !== undefined);
      expect(open.indexOf(true)).toBe(0);
      expect(open.lastIndexOf(true)).toBe(0);
    }
  });

  test('says hidden, until an address names no benefit: Selected benefit not found.', () => {
    const alert = details.elements.find((element) => attributeOf(element, 'role') === 'alert');
    expect(alert && textOf(alert)).toBe('Selected benefit not found.');
    expect(alert && attributeOf(alert, 'hidden')).toBeDefined();
  });

  test('offers a phone call', () => {
    expect(linksTo(details, /^tel:/).length).toBeGreaterThan(0);
  });
});

describe('franchises list', () => {
  const list = site.page('/franchises-list/');
  const outlets = findAll(list, 'li').filter((item) => textsIn(item, 'h3').length > 0);

  test('is called Our Franchises and stands below Home/', () => {
    expect(textOf(only(list, 'h1'))).toBe('Our Franchises');
    const crumbs = findAll(list, 'nav').find(
      (nav) => attributeOf(nav, 'aria-label') === 'Breadcrumb',
    );
    expect(textsIn(crumbs ?? list.root, 'li')).toEqual(['Home/', 'Franchises']);
  });

  test('starts with the first country, state and city of the API', () => {
    const [country, state, city] = [
      franchiseStates[0]?.cities[0]?.franchises[0]?.country.name,
      franchiseStates[0]?.name,
      franchiseStates[0]?.cities[0]?.name,
    ];
    expect(textOf(list.root)).toContain(`Franchises in ${city}, ${state}, ${country}`);
    expect(outlets).toHaveLength(franchiseStates[0]?.cities[0]?.franchises.length ?? 0);
  });

  test('offers an empty choice of country, state and city', () => {
    const empty = textsIn(only(list, 'main'), 'option').filter((text) => text.startsWith('Select'));
    expect(empty).toEqual(['Select a country', 'Select a state', 'Select a city']);
  });

  test('opens the map of an outlet in a new tab', () => {
    const links = outlets.flatMap((outlet) =>
      [...elementsIn(outlet)].filter((element) => attributeOf(element, 'target') === '_blank'),
    );
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(attributeOf(link, 'href')).toMatch(/^https:/);
  });
});

describe('the other pages', () => {
  test('FAQs open the first question of each category, which the sidebar leads to', () => {
    const faqs = site.page('/faqs/');
    const main = only(faqs, 'main');
    const open = [...elementsIn(main)].filter(
      (element) => element.tagName === 'details' && attributeOf(element, 'open') !== undefined,
    );
    expect(open).toHaveLength(5);
    expect(tabsIn(main)).toHaveLength(5);
    expect(textsIn(main, 'summary')).toHaveLength(30);
  });

  test('Not Found shows its breadcrumb and nothing else', () => {
    const notFound = site.page('/404.html');
    expect(textsIn(only(notFound, 'main'), 'li')).toEqual(['Home', 'Not Found']);
    expect(textOf(only(notFound, 'main'))).toBe('HomeNot Found');
    expect(textOf(only(notFound, 'h1'))).toBe('Not Found');
  });

  test('a post names its author and shows up to three related ones', () => {
    for (const route of site.routes.filter((each) => each.startsWith('/blog-single/'))) {
      const post = site.page(route);
      expect(textOf(post.root)).toContain(business.authorLabel);
      const related = sectionUnder(post, 'Related blogs');
      expect(countOf(related, 'h3')).toBe(3);
      expect(Object.values(linksIn(related))).not.toContain(route);
    }
  });

  test('team cards lead to the page of all members', () => {
    expect(linksTo(site.page('/teams/'), /^\/chef-single\/#member-/)).toHaveLength(8);
  });

  test('gallery pictures link to the full image', () => {
    const gallery = site.page('/image-gallery/');
    expect(linksTo(gallery, /^\/_media\/.+\.(jpg|webp|avif)$/)).toHaveLength(18);
  });

  test('contact shows address, phone, e-mail, social links and a map', () => {
    const contact = site.page('/contact/');
    const main = only(contact, 'main');
    expect(textOf(main)).toContain(business.address.lines[0]);
    const targets = Object.values(linksIn(main));
    expect(targets).toEqual(
      expect.arrayContaining([
        business.phone.href,
        `mailto:${business.email}`,
        business.map.href,
        business.social.network.href,
        business.social.photos.href,
      ]),
    );
  });
});
