/** `npm run build:sample`: `dist/` from the sample API, which runs only while the site is built. */
import { createReporter } from '~/lib/reporter';
import { buildSite, DEFAULT_FOLDERS } from '~/publish/buildSite';
import { startSampleApi } from '~/sample-api/server';
import { readSampleEnvironment } from './environment';
import { findFreePort } from './findFreePort';
import { runCommand } from './runCommand';
import { LEADS_FILE, SAMPLE_API_PORT, SITE_PORT } from './sample';

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
