/** `npm run preview`: serves the `dist/` that is there; `-- --port 8080` elsewhere than usual. */
import { createReporter } from '~/lib/reporter';
import { serveFolder } from '~/lib/server/staticServer';
import { findBuiltSite } from './findBuiltSite';
import { findFreePort } from './findFreePort';
import { readPort } from './readPort';
import { runCommand } from './runCommand';
import { SITE_PORT } from './sample';
import { stopOnSignal } from './stopOnSignal';

await runCommand(async () => {
  const folder = findBuiltSite();
  const reporter = createReporter();
  const port = await findFreePort(readPort(SITE_PORT), reporter);
  const site = await serveFolder(folder, { port });
  reporter.info(`Site: ${site.origin}`);
  stopOnSignal(site.close);
});
