import { expect, test } from 'vitest';
import { caddySnippet } from '#/hosts/caddySnippet.ts';
import { cloudFrontPolicy } from '#/hosts/cloudFrontPolicy.ts';
import { headersFile } from '#/hosts/headersFile.ts';
import { nginxInclude } from '#/hosts/nginxInclude.ts';

test.each([
  ["frame-ancestors 'none'", 'Content-Security-Policy'],
  ['max-age=31536000', 'Strict-Transport-Security'],
  ['nosniff', 'X-Content-Type-Options'],
  ['strict-origin-when-cross-origin', 'Referrer-Policy'],
  ['camera=(), geolocation=(self), microphone=(), payment=(), usb=()', 'Permissions-Policy'],
])('makes every host send %s as %s', (value, name) => {
  expect(headersFile().split('\n\n')[0]).toContain(`\n  ${name}: ${value}`);
  expect(caddySnippet()).toContain(`${name} "${value}"`);
  // Twice: in nginx a location with any add_header of its own inherits none.
  expect(nginxInclude().split(`add_header ${name} "${value}" always;`)).toHaveLength(3);
});

test('makes CloudFront send them too', () => {
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

test.each([
  ['/_astro/*', 'public, max-age=31536000, immutable'],
  ['/rss.xml', 'public, max-age=600'],
])('makes every host cache %s as %s', (path, kept) => {
  const folder = path.replace('*', '');
  expect(nginxInclude()).toContain(` ${folder} { set $site_cache "${kept}"; }`);
  expect(caddySnippet()).toContain(`header ${path} Cache-Control "${kept}"`);
  expect(headersFile()).toContain(`\n${path}\n  Cache-Control: ${kept}\n`);
});
