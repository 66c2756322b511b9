/** `npm run build:sample`: builds `dist/` from the sample API, which runs only during the build. */
import { createReporter } from '#/build/report/reporter.ts';
import { DEFAULT_FOLDERS } from '#/build/buildOptions.ts';
import { buildSite } from '#/build/buildSite.ts';
import { startSampleApi } from '#/sample/server.ts';
import { readSampleEnvironment } from './environment.ts';
import { findFreePort } from './findFreePort.ts';
import { runCommand } from './runCommand.ts';
import { LEADS_FILE, SAMPLE_API_PORT, SITE_PORT } from './sample.ts';

await runCommand(async () => {
  const reporter = createReporter();
  const port = await findFreePort(SAMPLE_API_PORT, reporter);
  const api = await startSampleApi({ port, databaseFile: LEADS_FILE });
  try {
    const settings = readSampleEnvironment(api.origin, `http://localhost:${SITE_PORT}`);
    await buildSite({ ...DEFAULT_FOLDERS, settings, isSample: true, reporter });
  } finally {
    await api.close();
  }
});
