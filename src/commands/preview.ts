/** `npm run preview`: serves the present `dist/`; `-- --port 8080` on another port. */
import { createReporter } from '#/build/report/reporter.ts';
import { serveFolder } from '#/tools/staticServer.ts';
import { readPort } from './flags.ts';
import { runCommand } from './runCommand.ts';
import { findBuiltSite, findFreePort, SITE_PORT, untilStopped } from './serving.ts';

await runCommand(async () => {
  const folder = findBuiltSite();
  const reporter = createReporter();
  const port = await findFreePort(readPort(SITE_PORT), reporter);
  await using site = await serveFolder(folder, { port });
  reporter.info(`Site: ${site.origin}`);
  await untilStopped();
});
