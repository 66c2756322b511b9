import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { faqResource } from '#/api/faqs.ts';
import { makeContent, plainFlavour, SMALL } from '../../../fixtures/content.ts';
import { fetchFixture } from '../../../fixtures/fetchFixture.ts';
import { startFixtureApi } from '../../../fixtures/fixtureApi.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

/** An API that answers 304 if nothing has changed, and a cache for its content. */
async function startApi() {
  const api = await startFixtureApi(makeContent(SMALL, { ...plainFlavour, image: () => null }));
  onTestFinished(() => api.close());
  const cacheDir = await makeTemporaryFolder();
  return { api, fetch: () => fetchFixture({ api, cacheDir }) };
}

async function rowsOf(directory: string, name: string): Promise<Record<string, unknown>[]> {
  const text = await readFile(join(directory, `${name}.json`), 'utf8');
  return (JSON.parse(text) as { rows: Record<string, unknown>[] }).rows;
}

test("parses an unchanged answer with today's code, whatever code parsed it before", async () => {
  const { fetch } = await startApi();
  const olderCode = vi.spyOn(faqResource, 'read');
  olderCode.mockReturnValueOnce([{ title: 'As older code read it', slug: 'older', faqs: [] }]);
  await fetch();
  const { directory } = await fetch();
  const titles = (await rowsOf(directory, 'faq')).map(({ title }) => title);
  expect(titles).toEqual(['Questions 1', 'Questions 2']);
});

test('warns of an item that is left out of an unchanged answer as well', async () => {
  const { api, fetch } = await startApi();
  api.content['/api/food'].push(7);
  const warning = '/api/food item 6 left out: expected an object, found 7';
  expect((await fetch()).warnings).toContain(warning);
  expect((await fetch()).warnings).toContain(warning);
});

test('derives the fields of a post from its new body where only that has changed', async () => {
  const { api, fetch } = await startApi();
  api.setAnswer('/api/blog', { data: [{ id: 1, title: 'A post' }] });
  api.setAnswer('/api/blog/1', { data: { description: 'The first text' } });
  await fetch();
  api.setAnswer('/api/blog/1', { data: { description: 'The second text' } });
  const { directory } = await fetch();
  const [post] = await rowsOf(directory, 'blog');
  expect(post).toMatchObject({ metaDescription: 'The second text' });
});

test('asks for the body of a post by its validator', async () => {
  const { api, fetch } = await startApi();
  api.setAnswer('/api/blog', { data: [{ id: 1, title: 'A post' }] });
  api.setAnswer('/api/blog/1', { data: { description: 'The text' } });
  await fetch();
  api.requests.length = 0;
  const { directory } = await fetch();
  expect(api.requests.filter((line) => line.endsWith('/api/blog/1'))).toHaveLength(1);
  expect(api.unchanged).toContain('GET /api/blog/1');
  expect(await rowsOf(directory, 'blog')).toMatchObject([{ paragraphs: ['The text'] }]);
});
