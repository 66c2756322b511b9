import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fetchSnapshot } from '#/build/fetch/fetchSnapshot.ts';
import { readSettings } from '#/build/settings.ts';
import { submitForm } from '#/features/forms/submit/submitForm.ts';
import { buildFixture, emptyBuildFolder } from '../fixtures/buildFixture.ts';
import { LIST_ENDPOINTS, makeContent, plainFlavour, SMALL } from '../fixtures/content.ts';
import { createMemoryReporter } from '../fixtures/memoryReporter.ts';
import { startStockServer, type StockServer } from '../fixtures/stockServer.ts';

const content = makeContent(SMALL, { ...plainFlavour, image: () => null, video: () => null });

let folder: string;
let api: StockServer;

beforeAll(async () => {
  folder = await emptyBuildFolder('stock-server');
  api = await startStockServer(folder, content);
});
afterAll(() => api.close());

async function fetchContent() {
  api.answers.length = 0;
  const reporter = createMemoryReporter();
  const settings = readSettings({ API_BASE_URL: api.origin });
  const cacheDir = `${folder}/cache`;
  const { counts } = await fetchSnapshot({ settings, isSample: false, cacheDir, reporter });
  return { counts, warnings: reporter.warnings, answers: [...api.answers] };
}

test('reads the whole content of a stock REST server without a warning', async () => {
  const { counts, warnings } = await fetchContent();
  expect(warnings).toEqual([]);
  expect(counts).toMatchObject({
    food: content['/api/food'].length,
    blog: content['/api/blog'].length,
  });
  expect(Object.keys(counts)).toHaveLength(LIST_ENDPOINTS.length);
});

test('is told of what has changed there, and of nothing else', async () => {
  const [first, ...others] = content['/api/food'];
  await api.replace('/api/food', others);
  expect((await fetchContent()).counts.food).toBe(others.length);
  await api.replace('/api/food', [first, ...others]);
  expect((await fetchContent()).counts.food).toBe(others.length + 1);
});

test('a form is sent to it', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { origin: api.origin });
  vi.stubGlobal('document', { cookie: '' });
  const payload = { name: 'Asha Patel', message: 'To a stock server' };
  const url = `${api.origin}/api/contact`;
  const csrf = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' };
  const outcome = await submitForm({ url, payload, csrf, isInsisting: false });
  vi.unstubAllGlobals();
  expect(outcome).toEqual({ kind: 'sent' });
  const kept: unknown = await (await fetch(url)).json();
  expect(kept).toEqual([expect.objectContaining(payload)]);
});

test('a site is built from it', async () => {
  const { site, warnings } = await buildFixture({ api, folder });
  expect(warnings).toEqual([]);
  expect(site.files).toContain('menu/index.html');
});
