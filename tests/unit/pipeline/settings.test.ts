import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from '#/pipeline/settings.ts';

const API = { API_BASE_URL: 'https://api.example/v1/' };
const GIVEN = {
  MEDIA_BASE_URL: 'https://cdn.example/',
  SITE_URL: 'https://site.example/',
  ALLOW_CONTENT_ERRORS: '1',
  ACCEPT_SHRINK: '1',
  SITE_PREVIEW: '1',
  CSRF_COOKIE_PATH: '/sanctum/csrf-cookie',
  CSRF_COOKIE_NAME: 'token',
  CSRF_HEADER_NAME: 'X-Token',
};

describe('settings', () => {
  test.each([undefined, '', ' '])(
    'have defaults for everything but the API if they are %j',
    (value) => {
      const others = Object.fromEntries(Object.keys(GIVEN).map((name) => [name, value]));
      expect(readSettings({ ...API, ...others })).toEqual({
        apiBaseUrl: 'https://api.example/v1',
        mediaBaseUrl: 'https://api.example/v1',
        siteUrl: 'http://localhost:4321',
        allowContentErrors: false,
        acceptShrink: false,
        isPreview: false,
        csrfCookiePath: undefined,
        csrfCookieName: 'XSRF-TOKEN',
        csrfHeaderName: 'X-XSRF-TOKEN',
      });
      expect(() => readSettings({ API_BASE_URL: value })).toThrow('API_BASE_URL: found nothing');
    },
  );

  test('take the values that are set', () => {
    expect(readSettings({ ...API, ...GIVEN })).toEqual({
      apiBaseUrl: 'https://api.example/v1',
      mediaBaseUrl: 'https://cdn.example',
      siteUrl: 'https://site.example',
      allowContentErrors: true,
      acceptShrink: true,
      isPreview: true,
      csrfCookiePath: '/sanctum/csrf-cookie',
      csrfCookieName: 'token',
      csrfHeaderName: 'X-Token',
    });
  });

  test.each([
    ['API_BASE_URL', 'ftp://api.example', 'expected an http: or https: address'],
    // A password is never printed.
    [
      'API_BASE_URL',
      'https://u:p@a.example',
      'found "https://…@a.example", expected an address without a user',
    ],
    ['API_BASE_URL', 'https://api.example/api/', 'expected the address without /api at its end'],
    ['SITE_URL', 'https://site.example/shop', 'expected an origin without a path'],
    ['ALLOW_CONTENT_ERRORS', 'yes', 'found "yes", expected 1, 0 or nothing'],
    ['CSRF_COOKIE_PATH', 'sanctum/csrf-cookie', 'expected a path such as /sanctum/csrf-cookie'],
    ['CSRF_COOKIE_PATH', '/\\evil.example', 'expected a path such as /sanctum/csrf-cookie'],
    ['CSRF_HEADER_NAME', 'X Token', 'found "X Token", expected a name without spaces'],
  ])('name the mistake if %s is %j', (name, value, message) => {
    const read = () => readSettings({ ...API, [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(`${name}: `);
    expect(read).toThrow(message);
  });

  test.each([
    ['http://api.shop.example', 'https://www.shop.example', true],
    ['https://api.shop.example', 'https://www.shop.example', false],
    ['http://api.shop.example', 'http://www.shop.example', false],
  ])('stop a build with the API at %s and the site at %s: %s', (api, site, stops) => {
    const read = () => readSettings({ API_BASE_URL: api, SITE_URL: site });
    if (stops) expect(read).toThrow('browsers would block every form');
    else expect(read).not.toThrow();
  });

  test('name every mistake on a line of its own', () => {
    const read = () => readSettings({ SITE_URL: 'x', ALLOW_CONTENT_ERRORS: '2' });
    expect(read).toThrow(/^API_BASE_URL: .+\nSITE_URL: .+\nALLOW_CONTENT_ERRORS: .+$/);
  });
});
