import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from '#/hosts/headerRules.ts';
import { cloudFrontPolicy } from '#/hosts/cloudFrontPolicy.ts';

const source = readFileSync('src/hosts/cloudfront-function.js', 'utf8');

type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;

/** The function's result for a request: the request with a new address, or an answer. */
const handle = (uri: string, querystring: Query = {}): unknown =>
  runInNewContext(`${source}; handler(event)`, { event: { request: { uri, querystring } } });

describe('the index function', () => {
  test.each([
    ['/', '/index.html'],
    ['/about/', '/about/index.html'],
    ['/blog/page/2/', '/blog/page/2/index.html'],
    ['/franchises-list/india/%E0%AA%97/', '/franchises-list/india/%E0%AA%97/index.html'],
    ['/rss.xml', '/rss.xml'],
    ['/404.html', '/404.html'],
    ['/_astro/client.C1xWZ87D.js', '/_astro/client.C1xWZ87D.js'],
    ['/_media/a-320.avif', '/_media/a-320.avif'],
  ])('reads for %s the object %s', (uri, object) => {
    expect(handle(uri)).toEqual({ uri: object, querystring: {} });
  });

  test.each([
    ['/about', '/about/'],
    ['/blog-single/12', '/blog-single/12/'],
    ['//evil.example', undefined],
    ['//evil.example/a', '/evil.example/a/'],
    ['/\\evil.example/a', '/evil.example/a/'],
    ['/\\/evil.example/a', '/evil.example/a/'],
  ])('sends %s to %s', (uri, location) => {
    const answer = handle(uri);
    if (location === undefined) expect(answer).not.toHaveProperty('statusCode');
    else {
      expect(answer).toMatchObject({ statusCode: 301, headers: { location: { value: location } } });
    }
  });

  test('keeps what stands behind the question mark', () => {
    const several = { value: 'b', multiValue: [{ value: 'b' }, { value: 'c%20d' }] };
    expect(handle('/about', { a: several, empty: { value: '' } })).toMatchObject({
      headers: { location: { value: '/about/?a=b&a=c%20d&empty' } },
    });
  });

  test('stays below the 10 KB that CloudFront takes', () => {
    expect(Buffer.byteLength(source)).toBeLessThan(10_240);
  });
});

test('the headers policy holds every security header, HSTS without subdomains or preload', () => {
  const policy: unknown = JSON.parse(cloudFrontPolicy());
  expect(policy).toMatchObject({
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: securityHeaders['Content-Security-Policy'] },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: 31_536_000,
        IncludeSubdomains: false,
        Preload: false,
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: securityHeaders['Referrer-Policy'] },
    },
    CustomHeadersConfig: {
      Quantity: 1,
      Items: [{ Header: 'Permissions-Policy', Value: securityHeaders['Permissions-Policy'] }],
    },
  });
});
