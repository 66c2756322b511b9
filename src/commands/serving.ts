import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_FOLDERS } from '#/pipeline/buildOptions.ts';
import { probePort } from '#/system/network/listen.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';
import type { Reporter } from '#/system/report/reporter.ts';
import { startSampleApi } from '#/sample/server.ts';

export const SITE_PORT = 4321;
const SAMPLE_API_PORT = 4322;

/** Returns the folder of the last built site; throws ExpectedError if there is none. */
export function findBuiltSite(): string {
  const { outDir } = DEFAULT_FOLDERS;
  if (existsSync(outDir)) return outDir;
  throw new ExpectedError(
    `there is no ${outDir}/ yet; run npm run build or npm run build:sample first`,
  );
}

/** Returns the wanted port; if it is taken, the next free one, which is reported. */
export async function findFreePort(wanted: number, reporter: Reporter): Promise<number> {
  const port = await probePort({ port: wanted });
  if (port !== wanted) reporter.info(`Port ${wanted} is taken, using ${port}`);
  return port;
}

/** Starts the sample API, which stores the leads from the sample site's forms. */
export async function startSample(reporter: Reporter) {
  const port = await findFreePort(SAMPLE_API_PORT, reporter);
  return startSampleApi({ port, databaseFile: join(DEFAULT_FOLDERS.cacheDir, 'leads.sqlite') });
}

/** Waits for the first signal to end, such as Ctrl-C; ignores further ones. */
export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
