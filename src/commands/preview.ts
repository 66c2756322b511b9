/** `npm run preview`: serves the `dist/` that is there. */
import { existsSync } from 'node:fs';
import { createReporter } from '~/lib/reporter';
import { serveFolder } from '~/lib/staticServer';
import { DEFAULT_FOLDERS } from '~/publish/buildSite';
import { findFreePort } from './findFreePort';
import { SITE_PORT } from './sample';
import { stopOnSignal } from './stopOnSignal';

const reporter = createReporter();

if (existsSync(DEFAULT_FOLDERS.outDir)) {
  const port = await findFreePort(SITE_PORT, reporter);
  const site = await serveFolder(DEFAULT_FOLDERS.outDir, { port });
  reporter.info(`Site: ${site.origin}`);
  stopOnSignal(site.close);
} else {
  reporter.info(`There is no ${DEFAULT_FOLDERS.outDir}/ yet: npm run build or npm start makes it`);
  process.exitCode = 1;
}
