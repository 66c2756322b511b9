/** `npm start`: starts the sample API, builds the site from it, and serves the site. */
import { createReporter } from '#/build/report/reporter.ts';
import { serveFolder } from '#/tools/staticServer.ts';
import { DEFAULT_FOLDERS } from '#/build/buildOptions.ts';
import { buildSite } from '#/build/buildSite.ts';
import { readSampleEnvironment } from './environment.ts';
import { runCommand } from './runCommand.ts';
import { findFreePort, SITE_PORT, startSample, stopOnSignal } from './serving.ts';

await runCommand(async () => {
  const reporter = createReporter();
  const sitePort = await findFreePort(SITE_PORT, reporter);
  const api = await startSample(reporter);
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
