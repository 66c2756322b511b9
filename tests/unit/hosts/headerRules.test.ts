import { expect, test } from 'vitest';
import {
  cacheControlOf,
  CACHE_FEEDS,
  CACHE_HASHED,
  CACHE_PAGES_UNPURGED,
  securityHeaders,
} from '#/hosts/headerRules.ts';

test('says how long each address may be kept', () => {
  expect(cacheControlOf('/_astro/a.js')).toBe(CACHE_HASHED);
  expect(cacheControlOf('/_media/a-320.avif')).toBe(CACHE_HASHED);
  expect(cacheControlOf('/rss.xml')).toBe(CACHE_FEEDS);
  expect(cacheControlOf('/sitemap-index.xml')).toBe(CACHE_FEEDS);
  expect(cacheControlOf('/sitemap-12.xml')).toBe(CACHE_FEEDS);
  expect(cacheControlOf('/llms.txt')).toBe(CACHE_FEEDS);
  expect(cacheControlOf('/about/index.html')).toBe(CACHE_PAGES_UNPURGED);
  expect(cacheControlOf('/about/index.md')).toBe(CACHE_PAGES_UNPURGED);
});

test('asks for HTTPS without subdomains and without preload', () => {
  expect(securityHeaders['Strict-Transport-Security']).toMatch(/^max-age=\d+$/);
});

test('lets only our own pages ask where a visitor is, and nobody use camera or microphone', () => {
  const policy = securityHeaders['Permissions-Policy'].split(', ');
  expect(policy).toEqual(
    expect.arrayContaining(['geolocation=(self)', 'camera=()', 'microphone=()']),
  );
});
