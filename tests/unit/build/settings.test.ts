import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from '#/build/settings.ts';

const API = { API_BASE_URL: 'https://api.example/v1/' };

describe('settings', () => {
  test('have defaults for all but the address of the API', () => {
    expect(readSettings(API)).toEqual({
      apiBaseUrl: 'https://api.example/v1',
      mediaBaseUrl: 'https://api.example/v1',
      siteUrl: 'http://localhost:4321',
      allowContentErrors: false,
      csrfCookiePath: undefined,
      csrfCookieName: 'XSRF-TOKEN',
      csrfHeaderName: 'X-XSRF-TOKEN',
    });
  });

  test.each(['', ' '])('count a variable that is %j as unset', (value) => {
    const others = {
      MEDIA_BASE_URL: value,
      SITE_URL: value,
      ALLOW_CONTENT_ERRORS: value,
      CSRF_COOKIE_PATH: value,
      CSRF_COOKIE_NAME: value,
      CSRF_HEADER_NAME: value,
    };
    expect(readSettings({ ...API, ...others })).toEqual(readSettings(API));
    expect(() => readSettings({ API_BASE_URL: value })).toThrow('API_BASE_URL: found nothing');
  });

  test.each([
    ['API_BASE_URL', undefined, 'found nothing, expected the address of the API'],
    ['API_BASE_URL', 'ftp://api.example', 'expected an http: or https: address'],
    ['API_BASE_URL', 'api.example', 'expected an http: or https: address'],
    ['API_BASE_URL', 'https://u:p@api.example', 'expected an address without a user or password'],
    ['API_BASE_URL', 'https://api.example/?a=1', 'expected an address without ? or #'],
    ['API_BASE_URL', 'https://api.example/api/', 'expected what stands before /api, without it'],
    ['SITE_URL', 'https://site.example/shop', 'expected an origin without a path'],
    ['ALLOW_CONTENT_ERRORS', 'yes', 'found "yes", expected 1, 0 or nothing'],
    ['CSRF_COOKIE_PATH', 'sanctum/csrf-cookie', 'expected a path such as /sanctum/csrf-cookie'],
    ['CSRF_COOKIE_PATH', '//evil.example', 'expected a path such as /sanctum/csrf-cookie'],
    ['CSRF_COOKIE_PATH', '/\\evil.example', 'expected a path such as /sanctum/csrf-cookie'],
    ['CSRF_HEADER_NAME', 'X Token', 'found "X Token", expected a name without spaces'],
  ])('with %s as %j say what is wrong', (name, value, message) => {
    const read = () => readSettings({ ...API, [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(`${name}: `);
    expect(read).toThrow(message);
  });

  test('have the path of the CSRF cookie where it is given', () => {
    expect(readSettings({ ...API, CSRF_COOKIE_PATH: '/sanctum/csrf-cookie' })).toMatchObject({
      csrfCookiePath: '/sanctum/csrf-cookie',
    });
  });

  test('never show a password', () => {
    const read = () => readSettings({ API_BASE_URL: 'https://me:secret@api.example' });
    expect(read).toThrow('found "https://…@api.example"');
  });

  test('say every mistake in a line of its own', () => {
    const read = () => readSettings({ SITE_URL: 'x', ALLOW_CONTENT_ERRORS: '2' });
    expect(read).toThrow(/^API_BASE_URL: .+\nSITE_URL: .+\nALLOW_CONTENT_ERRORS: .+$/);
  });
});
