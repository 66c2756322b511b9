/** `npm run dev`: Astro's dev server, on the sample API unless `API_BASE_URL` is set. */
import { runCommand } from './runCommand.ts';
import { resolve } from 'node:path';
import { execa } from 'execa';
import { fetchSnapshot } from '#/pipeline/fetch/fetchSnapshot.ts';
import { pictureStoreDir } from '#/pipeline/fetch/pictures/pictureStore.ts';
import { createReporter } from '#/system/report/reporter.ts';
import { DEFAULT_FOLDERS } from '#/pipeline/buildOptions.ts';
import { lockCache } from '#/system/files/fileLock.ts';
import { renderEnvironment } from '#/pipeline/render/render.ts';
import { readEnvironment, readSampleEnvironment } from './environment.ts';
import { findFreePort, SITE_PORT, startSample } from './serving.ts';

await runCommand(async () => {
  const reporter = createReporter();
  const port = await findFreePort(SITE_PORT, reporter);
  const cacheDir = resolve(DEFAULT_FOLDERS.cacheDir);
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
    killSignal: 'SIGKILL', // Vite may ignore a softer signal while it starts
    env: { ...environment, PICTURE_STORE_DIR: pictureStoreDir(cacheDir) },
  });
});
