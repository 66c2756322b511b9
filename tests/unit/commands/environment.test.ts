import { expect, test, vi } from 'vitest';
import { readSampleEnvironment } from '#/commands/environment.ts';

test('never sends a build on the sample API to the API that is set', () => {
  vi.stubEnv('API_BASE_URL', 'https://api.example');
  vi.stubEnv('MEDIA_BASE_URL', 'https://media.example');
  vi.stubEnv('SITE_URL', 'https://shop.example');
  expect(readSampleEnvironment('http://localhost:4322', 'http://localhost:4321')).toMatchObject({
    apiBaseUrl: 'http://localhost:4322',
    mediaBaseUrl: 'http://localhost:4322',
    siteUrl: 'https://shop.example',
  });
});

test("ignores an empty variable and uses the sample site's address", () => {
  vi.stubEnv('SITE_URL', '');
  const { siteUrl } = readSampleEnvironment('http://localhost:4324', 'http://localhost:4323');
  expect(siteUrl).toBe('http://localhost:4323');
});
