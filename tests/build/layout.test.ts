import { expect, test } from 'vitest';
import { business } from '~/config';
import { openTestSite } from '../fixtures/builtSite';
import { attributeOf, elementsIn, findAll, textOf } from '../fixtures/htmlPage';

const site = openTestSite();

test('ends every page with address, phone, brochure, profiles and credit', () => {
  for (const page of site.pages()) {
    const [footer] = findAll(page, 'footer');
    const links = [...elementsIn(footer ?? page.root)].filter(({ tagName }) => tagName === 'a');
    const text = footer && textOf(footer);
    for (const line of business.address.lines) expect(text, page.route).toContain(line);
    expect(links.map((link) => attributeOf(link, 'href'))).toEqual([
      '/',
      business.phone.href,
      business.brochure,
      business.social.network.href,
      business.social.photos.href,
      business.credit.href,
    ]);
  }
});

test('opens the brochure in a new tab, and the file is there', () => {
  const brochure = findAll(site.page('/'), 'a').find(
    (link) => textOf(link) === 'Download Brochure',
  );
  expect(brochure && attributeOf(brochure, 'target')).toBe('_blank');
  expect(site.files).toContain(business.brochure.slice(1));
});

test('says no more on Not Found than Home > Not Found', () => {
  const page = site.page('/404.html');
  const [main] = findAll(page, 'main');
  expect(main && textOf(main)).toBe('HomeNot Found');
  expect(findAll(page, 'h1').map(textOf)).toEqual(['Not Found']);
});
