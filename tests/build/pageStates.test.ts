import { beforeAll, describe, expect, test } from 'vitest';
import type { BuiltSite } from '../fixtures/builtSite';
import {
  LIST_ENDPOINTS,
  makeContent,
  plainFlavour,
  SMALL,
  type ApiContent,
  type ContentSizes,
} from '../fixtures/content';
import { buildFixtureSite } from '../fixtures/fixtureSite';
import { attributeOf, findAll, textOf, type HtmlPage } from '../fixtures/htmlPage';

const EMPTY: ApiContent = {
  '/api/food': [],
  '/api/blog': [],
  '/api/team': [],
  '/api/faq': [],
  '/api/portfolio': [],
  '/api/franchise-benefits': [],
  '/api/video': [],
  '/api/franchise/add-franchise-details': [],
};

const withoutPictures = (sizes: Partial<ContentSizes>) =>
  makeContent({ ...SMALL, ...sizes }, { ...plainFlavour, image: () => null });

/** What a page says in alerts; those of its sleeping islands are empty. */
const alertsOf = (page: HtmlPage) =>
  page.elements
    .filter((element) => attributeOf(element, 'role') === 'alert')
    .map(textOf)
    .filter(Boolean);

const notesOf = (page: HtmlPage) => findAll(page, 'p').map(textOf);

let site: BuiltSite;

describe('a site of an API that has nothing', () => {
  beforeAll(async () => {
    site = await buildFixtureSite('empty', EMPTY);
  });

  test.each([
    ['/blog/', 'Blog not found.'],
    ['/teams/', 'No team members available.'],
    ['/chef-single/', 'No team members available.'],
    ['/faqs/', 'No FAQs available.'],
    ['/image-gallery/', 'No Images Found'],
    ['/video-gallery/', 'No videos available.'],
  ])('says so on %s, and is no alert', (route, message) => {
    expect(notesOf(site.page(route))).toContain(message);
    expect(alertsOf(site.page(route))).toEqual([]);
  });
});

describe('a site of an API that is broken', () => {
  beforeAll(async () => {
    const faults = Object.fromEntries(LIST_ENDPOINTS.map((path) => [path, '404' as const]));
    site = await buildFixtureSite('broken', EMPTY, faults);
  });

  test.each([
    ['/blog/', 'Failed to load blogs. Please try again later.'],
    ['/teams/', 'Team endpoint not found.'],
    ['/chef-single/', 'Team endpoint not found.'],
    ['/faqs/', 'Failed to fetch FAQs.'],
    ['/image-gallery/', 'Failed to load gallery items. Please try again later.'],
    ['/video-gallery/', 'Failed to load videos. Please check the server.'],
  ])('says on %s what went wrong, as an alert', (route, message) => {
    expect(alertsOf(site.page(route))).toEqual([message]);
  });
});

/** A post as a list without bodies has it. */
const withoutBody = (id: number) => ({ id, title: `Post ${id}`, tags: [] });

describe('a site with one item more than a page of a list takes', () => {
  beforeAll(async () => {
    const content = withoutPictures({ posts: 23, pictures: 25, videos: 25 });
    content['/api/blog'].push(withoutBody(24), withoutBody(25));
    site = await buildFixtureSite('paged', content, { '/api/blog/25': '500' });
  });

  test.each([
    ['/blog/', 'article'],
    ['/image-gallery/', 'figure'],
    ['/video-gallery/', 'figure'],
  ])('divides %s into pages of 24', (first, item) => {
    const second = `${first}page/2/`;
    expect(findAll(site.page(first), item)).toHaveLength(24);
    expect(findAll(site.page(second), item)).toHaveLength(1);
    expect(site.routes.filter((route) => route.startsWith(`${first}page/`))).toEqual([second]);
  });

  test('links the pages of a list to each other', () => {
    const hrefs = (route: string) =>
      findAll(site.page(route), 'a').map((link) => attributeOf(link, 'href'));
    expect(hrefs('/blog/')).toContain('/blog/page/2/');
    expect(hrefs('/blog/page/2/')).toContain('/blog/');
  });

  test('gives every page of a list a canonical address and a title of its own', () => {
    const page = site.page('/blog/page/2/');
    const [title] = findAll(page, 'title');
    expect(title && textOf(title)).toMatch(/^Blog, page 2/);
    const [canonical] = findAll(page, 'link').filter(
      (link) => attributeOf(link, 'rel') === 'canonical',
    );
    expect(canonical && attributeOf(canonical, 'href')).toMatch(/\/blog\/page\/2\/$/);
  });

  test('draws what stands for a picture that is missing', () => {
    for (const route of ['/blog/', '/teams/', '/image-gallery/', '/video-gallery/']) {
      const page = site.page(route);
      expect(findAll(page, 'img'), route).toEqual([]);
      expect(findAll(page, 'svg').length, route).toBeGreaterThan(5);
    }
  });

  test('says on its page that a post is not there', () => {
    const page = site.page('/blog-single/24/');
    expect(notesOf(page)).toContain('Blog not found.');
    expect(findAll(page, 'h1').map(textOf)).toEqual(['Post 24']);
  });

  test('says on its page, as an alert, that a post could not be had', () => {
    const page = site.page('/blog-single/25/');
    expect(alertsOf(page)).toEqual(['Failed to load blog. Please try again later.']);
  });
});

describe('a post that stands alone', () => {
  beforeAll(async () => {
    site = await buildFixtureSite('one-post', withoutPictures({ posts: 1 }));
  });

  test('says that there are no related ones', () => {
    const page = site.page('/blog-single/1/');
    expect(notesOf(page)).toContain('No related blogs available.');
  });
});
