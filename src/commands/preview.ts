/** `npm run preview`: serves the last built `dist/`. */
import { runCommand } from './runCommand.ts';
import { createReporter } from '#/system/report/reporter.ts';
import { serveFolder } from '#/tools/staticServer.ts';
import { findBuiltSite, findFreePort, SITE_PORT, untilStopped } from './serving.ts';

await runCommand(async () => {
  const folder = findBuiltSite();
  const reporter = createReporter();
  await using site = await serveFolder(folder, await findFreePort(SITE_PORT, reporter));
  reporter.info(`Site: ${site.origin}`);
  await untilStopped();
});
