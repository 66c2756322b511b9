/**
 * `npm run dev`: Astro's dev server, on the sample API unless `API_BASE_URL` is set; `-- --port 8080` on
 * another port.
 */
import { resolve } from 'node:path';
import { execa } from 'execa';
import { fetchSnapshot } from '#/build/fetch/fetchSnapshot.ts';
import { pictureStoreDir } from '#/build/fetch/pictures/pictureStore.ts';
import { createReporter } from '#/build/report/reporter.ts';
import { DEFAULT_FOLDERS } from '#/build/buildOptions.ts';
import { lockCache } from '#/build/files/fileLock.ts';
import { renderEnvironment } from '#/build/render/render.ts';
import { loadEnvironment, readEnvironment, readSampleEnvironment } from './environment.ts';
import { readPort } from './flags.ts';
import { runCommand } from './runCommand.ts';
import { SITE_PORT, startSample } from './serving.ts';

await runCommand(async () => {
  const port = readPort(SITE_PORT);
  const reporter = createReporter();
  const cacheDir = resolve(DEFAULT_FOLDERS.cacheDir);
  loadEnvironment();
  await using api = process.env.API_BASE_URL ? undefined : await startSample(reporter);
  const siteUrl = `http://localhost:${port}`;
  const settings = api ? readSampleEnvironment(api.origin, siteUrl) : readEnvironment();
  const isSample = api !== undefined;
  const lock = await lockCache(cacheDir);
  const { directory } = await fetchSnapshot({ settings, isSample, cacheDir, reporter });
  lock[Symbol.dispose]();
  const environment = renderEnvironment({ settings, snapshotDir: directory });
  await execa('astro', ['dev', '--port', String(port)], {
    preferLocal: true,
    stdio: 'inherit',
    reject: false,
    env: { ...environment, PICTURE_STORE_DIR: pictureStoreDir(cacheDir) },
  });
});
