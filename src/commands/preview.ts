/** `npm run preview`: serves the present `dist/`; `-- --port 8080` on another port. */
import { createReporter } from '#/build/report/reporter.ts';
import { serveFolder } from '#/tools/server/staticServer.ts';
import { findBuiltSite } from './findBuiltSite.ts';
import { findFreePort } from './findFreePort.ts';
import { readPort } from './readPort.ts';
import { runCommand } from './runCommand.ts';
import { SITE_PORT } from './sample.ts';
import { stopOnSignal } from './stopOnSignal.ts';

await runCommand(async () => {
  const folder = findBuiltSite();
  const reporter = createReporter();
  const port = await findFreePort(readPort(SITE_PORT), reporter);
  const site = await serveFolder(folder, { port });
  reporter.info(`Site: ${site.origin}`);
  stopOnSignal(site.close);
});
