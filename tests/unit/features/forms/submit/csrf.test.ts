import { beforeEach, describe, expect, test, vi } from 'vitest';
import { csrfHeaders } from '#/features/forms/submit/csrf.ts';

const NAMES = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' };
const OWN = 'https://shop.example/api/contact';

const withCookie = (cookie: string) => vi.stubGlobal('document', { cookie });

describe('csrfHeaders', () => {
  beforeEach(() => {
    vi.stubGlobal('location', new URL('https://shop.example/contact/'));
  });

  test.each([
    ['XSRF-TOKEN=abc', 'abc'],
    ['other=1; XSRF-TOKEN=abc=; last=2', 'abc='],
    ['XSRF-TOKEN=a%20b%3D', 'a b='],
    ['XSRF-TOKEN=100%', '100%'],
    ['XSRF-TOKEN=a%0Ab', 'a%0Ab'],
    ['XSRF-TOKEN=%E0%AA%95', '%E0%AA%95'],
  ])('sends the token of the cookie %j', (cookie, token) => {
    withCookie(cookie);
    expect(csrfHeaders(OWN, NAMES)).toEqual({ 'X-XSRF-TOKEN': token });
  });

  test.each(['', 'XSRF-TOKEN=', 'MY-XSRF-TOKEN=abc', 'xsrf-token=abc'])(
    'sends nothing for the cookie %j',
    (cookie) => {
      withCookie(cookie);
      expect(csrfHeaders(OWN, NAMES)).toEqual({});
    },
  );

  test.each([
    'https://api.shop.example/api/contact',
    'http://shop.example/api/contact',
    'https://shop.example:8443/api/contact',
  ])('sends nothing to the other origin of %s', (url) => {
    withCookie('XSRF-TOKEN=abc');
    expect(csrfHeaders(url, NAMES)).toEqual({});
  });
});
