import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { businessIn } from '#/business/business.ts';
import { defaultLanguage, languageOfPath } from '#/messages/languages.ts';
import { hostsDirOf } from '#/hosts/hostFiles.ts';
import { isNotFound } from '../fixtures/leftOutPages.ts';
import { valuesOf } from '../fixtures/xmlValues.ts';
import { testSetting } from '../fixtures/builtSite.ts';
import { openTestSite, testOf } from '../fixtures/testSite.ts';
import { findAll, metaOf, structuredDataOf, textOf, type HtmlPage } from '../fixtures/htmlPage.ts';
import { findFaults } from '../fixtures/siteFaults.ts';

const site = openTestSite();
const siteUrl = testSetting('TEST_SITE_URL');

test('every page passes all checks of a built site', () => {
  expect(findFaults(site, siteUrl)).toEqual([]);
});

test.each([
  ['title', (page: HtmlPage) => findAll(page, 'title').map(textOf).join()],
  ['description', (page: HtmlPage) => metaOf(page, 'description')],
])('every page of a language has a unique %s', (_, read) => {
  const routes = Map.groupBy(
    site.pages(),
    (page) => `${languageOfPath(page.route).name}: ${read(page)}`,
  );
  expect([...routes].filter(([, pages]) => pages.length > 1).map(([text]) => text)).toEqual([]);
});

test('lists every page except Not Found in the sitemap', () => {
  const parts = valuesOf(site.read('sitemap-index.xml'), 'loc');
  const listed = parts.flatMap((part) =>
    valuesOf(site.read(part.slice(siteUrl.length + 1)), 'loc'),
  );
  const routes = site.routes.filter((route) => !isNotFound(route));
  expect(listed.sort()).toEqual(routes.map((route) => new URL(route, siteUrl).href).sort());
});

test('allows robots everywhere and names the sitemap', () => {
  const robots = site.read('robots.txt');
  expect(robots).toContain('User-agent: *');
  expect(robots).not.toMatch(/^Disallow: \S/m);
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
});

test('gives the manifest a name, a language and existing icons', () => {
  const manifest: unknown = JSON.parse(site.read('site.webmanifest'));
  const language = { id: '/', lang: defaultLanguage.tag };
  expect(manifest).toMatchObject({ name: businessIn('en').name, start_url: '/', ...language });
  const icons = [...site.read('site.webmanifest').matchAll(/"src":\s*"\/([^"]+)"/g)];
  expect(icons.length).toBeGreaterThan(0);
  for (const [, file] of icons) expect(site.files).toContain(file);
});

test('has the configuration files of hosts beside it', () => {
  expect(readdirSync(hostsDirOf(testSetting('TEST_SITE_DIR')))).toContain('nginx.conf');
});

const posts = site.routes.filter((route) => route.startsWith('/blog-single/'));
const dateOn = (route: string) => {
  const [time] = findAll(site.page(route), 'time');
  return time?.attribs.datetime;
};

test("gives each post's last change in the sitemap", () => {
  const entries = site.read('sitemap-0.xml').match(/<url>.*?<\/url>/gs) ?? [];
  const dated = entries.flatMap((entry) => {
    const [lastmod] = valuesOf(entry, 'lastmod');
    return lastmod === undefined ? [] : [[valuesOf(entry, 'loc')[0], lastmod]];
  });
  const postsOfAll = site.routes.filter((route) => /\/blog-single\/[^/]+\/$/.test(route));
  const expected = postsOfAll.map((route) => [new URL(route, siteUrl).href, dateOn(route)]);
  expect(dated.sort()).toEqual(expected.sort());
});

test("gives each post's publication time in its head and its data", () => {
  for (const route of posts) {
    const date = dateOn(route);
    expect(metaOf(site.page(route), 'article:published_time'), route).toBe(date);
    const published = expect.objectContaining({ datePublished: date }) as unknown;
    expect(structuredDataOf(site.page(route)), route).toContainEqual(published);
  }
});

test('gives the true size of every social card', async () => {
  const cards = new Map(
    site
      .pages()
      .map((page) => [
        metaOf(page, 'og:image') ?? '',
        [metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')],
      ]),
  );
  for (const [card, size] of cards) {
    const file = join(testSetting('TEST_SITE_DIR'), card.slice(siteUrl.length));
    const { width, height } = await sharp(file).metadata();
    expect(size, card).toEqual([String(width), String(height)]);
  }
});

testOf('/blog/')('lists every post in the feed', () => {
  const feed = site.read('rss.xml');
  expect(feed).toContain(
    `<atom:link href="${siteUrl}/rss.xml" rel="self" type="application/rss+xml"/>`,
  );
  const [page, ...links] = valuesOf(feed, 'link');
  expect(page).toBe(`${siteUrl}/blog/`);
  expect(links.sort()).toEqual(posts.map((route) => new URL(route, siteUrl).href).sort());
  const dates = posts.map((route) => Date.parse(dateOn(route) ?? ''));
  const asUtc = (date: number) => new Date(date).toUTCString();
  expect(valuesOf(feed, 'pubDate').sort()).toEqual(dates.map(asUtc).sort());
  expect(valuesOf(feed, 'language')).toEqual([defaultLanguage.tag]);
  expect(valuesOf(feed, 'lastBuildDate')).toEqual([asUtc(Math.max(...dates))]);
});

testOf('/blog/')('links the feed from every page, in each language', () => {
  for (const page of site.pages()) {
    const feeds = findAll(page, 'link').filter(({ attribs }) => attribs.href === '/rss.xml');
    expect(feeds, page.route).toHaveLength(1);
  }
});
