import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hostFiles, hostsDirOf } from '~/publish/hosts/hostFiles';
import { openTestSite, testSetting } from '../fixtures/builtSite';
import { textOf } from '../fixtures/htmlPage';
import { structuredDataOf } from '../fixtures/siteFaults';

const site = openTestSite();
const siteUrl = testSetting('TEST_SITE_URL');

const valuesOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))].map(
    ([, value = '']) => value,
  );

test('lists every page but Not Found in the sitemap', () => {
  const parts = valuesOf(site.read('sitemap-index.xml'), 'loc');
  const listed = parts.flatMap((part) =>
    valuesOf(site.read(part.slice(siteUrl.length + 1)), 'loc'),
  );
  const routes = site.routes.filter((route) => route !== '/404.html');
  expect(listed.sort()).toEqual(routes.map((route) => new URL(route, siteUrl).href).sort());
});

test('lets robots read everything and names the sitemap', () => {
  const robots = site.read('robots.txt');
  expect(robots).toContain('User-agent: *');
  expect(robots).not.toMatch(/^Disallow: \S/m);
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
});

test('offers every post in the feed, each at its own address', () => {
  const links = valuesOf(site.read('rss.xml'), 'link').filter((link) =>
    link.includes('/blog-single/'),
  );
  const posts = site.routes.filter((route) => route.startsWith('/blog-single/'));
  expect(links.sort()).toEqual(posts.map((route) => new URL(route, siteUrl).href).sort());
});

test('names icons that are there in the manifest', () => {
  const manifest: unknown = JSON.parse(site.read('site.webmanifest'));
  expect(manifest).toMatchObject({ name: 'Tikhu Mithu', start_url: '/' });
  const icons = [...site.read('site.webmanifest').matchAll(/"src":\s*"\/([^"]+)"/g)];
  expect(icons.length).toBeGreaterThan(0);
  for (const [, file] of icons) expect(site.files).toContain(file);
});

/** The names of the things of one type, wherever they stand in structured data. */
function namesOf(data: unknown, type: string): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const isOfType = '@type' in data && data['@type'] === type;
  const own = isOfType && 'name' in data && typeof data.name === 'string' ? [data.name] : [];
  return [...own, ...Object.values(data).flatMap((child) => namesOf(child, type))];
}

test('names the questions of the FAQs as the page does', () => {
  const page = site.page('/faqs/');
  const questions = structuredDataOf(page).flatMap((data) => namesOf(data, 'Question'));
  expect(questions.length).toBeGreaterThan(0);
  for (const question of questions) expect(textOf(page.root)).toContain(question);
});

test('has a file for each way to host beside it', async () => {
  const written = readdirSync(hostsDirOf(testSetting('TEST_SITE_DIR')));
  expect(written.sort()).toEqual(Object.keys(await hostFiles()).sort());
});
