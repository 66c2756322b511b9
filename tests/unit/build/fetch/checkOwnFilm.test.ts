import { expect, test, vi } from 'vitest';
import { checkOwnFilm } from '#/build/fetch/checkOwnFilm.ts';
import { business } from '#/config.ts';

/** What is said of our film on a host that answers so. */
async function check(answer: () => Promise<Response>): Promise<string[]> {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(new Request(url, init));
    return answer();
  });
  const warnings: string[] = [];
  await checkOwnFilm('https://media.example', (warning) => warnings.push(warning));
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `HEAD https://media.example${business.introVideo}`,
  ]);
  return warnings;
}

test('names the film of ours that is not on the media host', async () => {
  const missing = () => Promise.resolve(new Response(null, { status: 404 }));
  expect(await check(missing)).toEqual([
    `introVideo of src/config.ts, ${business.introVideo}: HTTP 404`,
  ]);
});

test('names it where the host cannot be reached', async () => {
  expect(await check(() => Promise.reject(new TypeError('fetch failed')))).toEqual([
    `introVideo of src/config.ts, ${business.introVideo}: connection failed`,
  ]);
});

test.each([200, 405])('says nothing where the host answers %i', async (status) => {
  expect(await check(() => Promise.resolve(new Response(null, { status })))).toEqual([]);
});
