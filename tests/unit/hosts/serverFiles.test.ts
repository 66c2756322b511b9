import { describe, expect, test } from 'vitest';
import { caddySnippet } from '#/hosts/caddySnippet.ts';
import { cloudFrontPolicy } from '#/hosts/cloudFrontPolicy.ts';
import { CONTENT_TYPES } from '#/hosts/contentTypes.ts';
import { cacheRules } from '#/hosts/headerRules.ts';
import { headersFile } from '#/hosts/headersFile.ts';
import { nginxInclude } from '#/hosts/nginxInclude.ts';

const types = Object.entries(CONTENT_TYPES).filter(([ending]) => ending !== '.html');

test.each([
  ["frame-ancestors 'none'", 'Content-Security-Policy'],
  ['max-age=31536000', 'Strict-Transport-Security'],
  ['nosniff', 'X-Content-Type-Options'],
  ['strict-origin-when-cross-origin', 'Referrer-Policy'],
  ['camera=(), geolocation=(self), microphone=(), payment=(), usb=()', 'Permissions-Policy'],
])('every host sends %s as %s', (value, name) => {
  expect(headersFile().split('\n\n')[0]).toContain(`\n  ${name}: ${value}`);
  expect(caddySnippet()).toContain(`${name} "${value}"`);
  // In each place that adds a header, because there it drops those from above.
  expect(nginxInclude().split(`add_header ${name} "${value}" always;`)).toHaveLength(3);
});

test('CloudFront sends them too, HSTS without subdomains or preload', () => {
  const policy: unknown = JSON.parse(cloudFrontPolicy());
  expect(policy).toMatchObject({
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: "frame-ancestors 'none'" },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: 31_536_000,
        IncludeSubdomains: false,
        Preload: false,
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
    },
    CustomHeadersConfig: { Quantity: 1, Items: [{ Header: 'Permissions-Policy' }] },
  });
});

describe('caches', () => {
  test('keep hashed files for a year, and feeds for ten minutes', () => {
    const kept = cacheRules.map(({ path, cacheControl }) => `${path}: ${cacheControl}`);
    expect(kept.slice(0, 3)).toEqual([
      '/_astro/*: public, max-age=31536000, immutable',
      '/_media/*: public, max-age=31536000, immutable',
      '/rss.xml: public, max-age=600',
    ]);
  });

  test.each(cacheRules)('of every host keep $path alike', ({ path, cacheControl }) => {
    const rule = ` ${path.replace('*', '')} { set $site_cache "${cacheControl}"; }`;
    expect(nginxInclude()).toContain(rule);
    expect(caddySnippet()).toContain(`header ${path} Cache-Control "${cacheControl}"`);
    expect(headersFile()).toContain(`\n${path}\n  Cache-Control: ${cacheControl}\n`);
  });
});

test.each(types)('servers know the type of %s', (ending, type) => {
  expect(nginxInclude()).toContain(`    ${type.replace(/;.*/, '')} ${ending.slice(1)};\n`);
  expect(caddySnippet()).toContain(`Content-Type "${type}"`);
});
