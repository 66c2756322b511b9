import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const source = readFileSync('src/hosts/cloudfront-function.js', 'utf8');

/** Runs the function for a request; returns the rewritten request or a response. */
const handle = (uri: string, querystring = {}): unknown =>
  runInNewContext(`${source}; handler(event)`, { event: { request: { uri, querystring } } });

test.each([
  ['/blog/page/2/', '/blog/page/2/index.html'],
  ['/franchises-list/india/%E0%AA%97/', '/franchises-list/india/%E0%AA%97/index.html'],
  ['/_astro/client.C1xWZ87D.js', '/_astro/client.C1xWZ87D.js'],
  ['//evil.example', '//evil.example'],
])('rewrites %s to the object %s', (uri, object) => {
  expect(handle(uri)).toEqual({ uri: object, querystring: {} });
});

const several = { value: 'b', multiValue: [{ value: 'b' }, { value: 'c%20d' }] };

test.each([
  ['/about', {}, '/about/'],
  ['/about', { a: several, empty: { value: '' } }, '/about/?a=b&a=c%20d&empty'],
  ['//evil.example/a', {}, '/evil.example/a/'],
  ['/\\evil.example/a', {}, '/evil.example/a/'],
])('redirects %s with the query %j to %s', (uri, query, location) => {
  const response = { statusCode: 301, headers: { location: { value: location } } };
  expect(handle(uri, query)).toMatchObject(response);
});

test("is smaller than CloudFront's limit of 10 KB", () => {
  expect(Buffer.byteLength(source)).toBeLessThan(10_240);
});
