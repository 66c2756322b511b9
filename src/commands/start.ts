/** `npm start`: starts the sample API, builds the site from it, and serves the site (contract, section 1). */
import { createReporter } from '#/build/report/reporter.ts';
import { serveFolder } from '#/tools/server/staticServer.ts';
import { DEFAULT_FOLDERS } from '#/build/buildOptions.ts';
import { buildSite } from '#/build/buildSite.ts';
import { startSampleApi } from '#/sample/server.ts';
import { readSampleEnvironment } from './environment.ts';
import { findFreePort } from './findFreePort.ts';
import { runCommand } from './runCommand.ts';
import { LEADS_FILE, SAMPLE_API_PORT, SITE_PORT } from './sample.ts';
import { stopOnSignal } from './stopOnSignal.ts';

await runCommand(async () => {
  const reporter = createReporter();
  const apiPort = await findFreePort(SAMPLE_API_PORT, reporter);
  const sitePort = await findFreePort(SITE_PORT, reporter);
  const api = await startSampleApi({ port: apiPort, databaseFile: LEADS_FILE });
  const siteUrl = `http://localhost:${sitePort}`;
  try {
    const settings = readSampleEnvironment(api.origin, siteUrl);
    await buildSite({ ...DEFAULT_FOLDERS, settings, isSample: true, reporter });
    const site = await serveFolder(DEFAULT_FOLDERS.outDir, { port: sitePort });
    reporter.info(`Sample API: ${api.origin} (inquiries: ${api.origin}/leads)`);
    reporter.info(`Site: ${site.origin}`);
    stopOnSignal(async () => {
      await Promise.all([site.close(), api.close()]);
    });
  } catch (error) {
    await api.close();
    throw error;
  }
});
