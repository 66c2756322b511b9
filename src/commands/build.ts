/** `npm run build`: `dist/` from the API at `API_BASE_URL` (contract, section 1). */
import { createReporter } from '~/lib/reporter';
import { buildSite, DEFAULT_FOLDERS } from '~/publish/buildSite';
import { readBuildFlags } from './buildFlags';
import { readEnvironment } from './environment';
import { runCommand } from './runCommand';

await runCommand(async () => {
  const flags = readBuildFlags(process.argv.slice(2));
  const settings = readEnvironment();
  await buildSite({
    ...DEFAULT_FOLDERS,
    ...flags,
    settings,
    isSample: false,
    reporter: createReporter(),
  });
});
