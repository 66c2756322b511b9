import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '#/build/settings.ts';
import { buildSite } from '#/build/buildSite.ts';
import { makeContent, plainFlavour, SMALL } from '../../fixtures/content.ts';
import { startFixtureApi } from '../../fixtures/fixtureApi.ts';
import { createMemoryReporter } from '../../fixtures/memoryReporter.ts';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';

const steps = vi.hoisted(() => ({ renderSite: vi.fn(), placeSite: vi.fn() }));
vi.mock('#/build/render/render.ts', () => steps);
vi.mock('#/build/place/place.ts', () => steps);

const LONG_AGO_S = 1_600_000_000;
const OLD_PICTURE = 'aaaaaaaaaa-160.avif';

let cacheDir: string;
let picturesDir: string;

beforeEach(async () => {
  cacheDir = await makeTemporaryFolder();
  picturesDir = join(cacheDir, 'pictures');
  await mkdir(picturesDir);
  await writeFile(join(picturesDir, OLD_PICTURE), '');
  await utimes(join(picturesDir, OLD_PICTURE), LONG_AGO_S, LONG_AGO_S);
  steps.placeSite.mockResolvedValue({ pages: 1 });
});

/** Builds from a small API without rendering or placing pages; returns the warnings. */
async function build() {
  const api = await startFixtureApi(makeContent(SMALL, { ...plainFlavour, image: () => null }));
  onTestFinished(() => api.close());
  const reporter = createMemoryReporter();
  const outDir = join(cacheDir, 'site');
  const settings = readSettings({ API_BASE_URL: api.origin });
  await buildSite({ settings, isSample: true, outDir, cacheDir, reporter });
  return reporter.warnings;
}

test('removes the pictures that have long been out of use', async () => {
  await build();
  expect(await readdir(picturesDir)).toEqual([]);
});

test('keeps all pictures where the pages could not be placed', async () => {
  steps.placeSite.mockRejectedValue(new Error('a page is missing'));
  await expect(build()).rejects.toThrow('a page is missing');
  expect(await readdir(picturesDir)).toEqual([OLD_PICTURE]);
});

test('warns of a picture that could not be removed, and ends all the same', async () => {
  const folder = join(picturesDir, 'bbbbbbbbbb-160.avif');
  await mkdir(folder);
  await utimes(folder, LONG_AGO_S, LONG_AGO_S);
  expect(await build()).toContainEqual(expect.stringMatching(/^pictures out of use stay: .+/));
});

test('warns where the API allows no form of the site', async () => {
  const api = await startFixtureApi(makeContent(SMALL, { ...plainFlavour, image: () => null }));
  onTestFinished(() => api.close());
  api.refuseOrigins();
  const reporter = createMemoryReporter();
  const settings = readSettings({ API_BASE_URL: api.origin });
  const outDir = join(cacheDir, 'site');
  await buildSite({ settings, isSample: false, outDir, cacheDir, reporter });
  expect(reporter.warnings).toContainEqual(
    expect.stringContaining('needs access-control-allow-origin'),
  );
});
