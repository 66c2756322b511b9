/** `npm start`: starts the sample API, builds the site from it, and serves the site. */
import { runCommand } from './runCommand.ts';
import { createReporter } from '#/system/report/reporter.ts';
import { serveFolder } from '#/tools/staticServer.ts';
import { DEFAULT_FOLDERS } from '#/pipeline/buildOptions.ts';
import { buildSite } from '#/pipeline/buildSite.ts';
import { readSampleEnvironment } from './environment.ts';
import { findFreePort, SITE_PORT, startSample, untilStopped } from './serving.ts';

await runCommand(async () => {
  const reporter = createReporter();
  const sitePort = await findFreePort(SITE_PORT, reporter);
  await using api = await startSample(reporter);
  const settings = readSampleEnvironment(api.origin, `http://localhost:${sitePort}`);
  await buildSite({ ...DEFAULT_FOLDERS, settings, isSample: true, reporter });
  await using site = await serveFolder(DEFAULT_FOLDERS.outDir, sitePort);
  reporter.info(`Sample API: ${api.origin} (inquiries: ${api.origin}/leads)`);
  reporter.info(`Site: ${site.origin}`);
  await untilStopped();
});
