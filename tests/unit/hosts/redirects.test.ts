import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { faultsOfRedirects } from '#/hosts/redirects.ts';

const SITE = new Set(['/', '/about/', '/city/%E0%AA%97/']);
const faultsOf = (from: string, to: string) => [...faultsOfRedirects([{ from, to }], SITE)];

test.each([
  ['/about-us.html', '/about/'],
  ['/old/~a/b_c', '/city/%E0%AA%97/'],
])('accepts a redirect from %s to %s', (from, to) => {
  expect(faultsOf(from, to)).toEqual([]);
});

test.each([
  ['/old', '/gone/', 'no page has the address /gone/'],
  ['/about/', '/', 'a page has this address'],
  ['/old"; return 200', '/', 'expected a path of letters a to z'],
  ['/જૂનું', '/', 'expected a path of letters a to z'],
])('rejects a redirect from %s to %s', (from, to, fault) => {
  expect(faultsOf(from, to).join()).toContain(fault);
});

test('writes the redirects in the format of each host', async () => {
  vi.resetModules();
  const redirects = [{ from: '/old.html', to: '/city/%E0%AA%97/' }];
  vi.doMock(import('#/business/business.ts'), async (importOriginal) => ({
    ...(await importOriginal()),
    redirects,
  }));
  const { hostFiles } = await import('#/hosts/hostFiles.ts');
  const { 'cloudfront-function.js': source = '', ...files } = hostFiles();
  expect(files['nginx.conf']).toContain(
    'location = "/old.html" { absolute_redirect off; return 301 "/city/%E0%AA%97/"; }',
  );
  expect(files['site.caddy']).toContain('redir "/old.html" "/city/%E0%AA%97/" 301');
  const event = { request: { uri: '/old.html', querystring: {} } };
  expect(runInNewContext(`${source}; handler(event)`, { event })).toMatchObject({
    statusCode: 301,
    headers: { location: { value: '/city/%E0%AA%97/' } },
  });
  vi.doUnmock('#/business/business.ts');
  vi.resetModules();
});
