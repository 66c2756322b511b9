import { expect, test, vi } from 'vitest';
import { readSettings } from '#/pipeline/settings.ts';
import { renderSite } from '#/pipeline/render/render.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

const astro = vi.hoisted(() => ({ output: '' }));
vi.mock('execa', () => ({
  execa: () => Promise.resolve({ failed: true, all: astro.output, shortMessage: 'failed' }),
}));

async function render(output: string) {
  astro.output = output;
  const cacheDir = await makeTemporaryFolder();
  const settings = readSettings({ API_BASE_URL: 'https://api.example' });
  await renderSite({ settings, snapshotDir: cacheDir, cacheDir });
}

test('says in one sentence which limit to raise where the memory does not suffice', async () => {
  const rendering = render(
    '<--- Last few GCs --->\nFATAL ERROR: JavaScript heap out of memory\n at',
  );
  await expect(rendering).rejects.toThrow(/^out of memory: NODE_OPTIONS=--max-old-space-size=\d+/);
});

test('gives the output of a rendering that failed', async () => {
  await expect(render('[ERROR] a page throws')).rejects.toThrow('[ERROR] a page throws');
});
