/** `npm run build`: builds `dist/` from the API at `API_BASE_URL`. */
import { createReporter } from '#/build/report/reporter.ts';
import { DEFAULT_FOLDERS } from '#/build/buildOptions.ts';
import { buildSite } from '#/build/buildSite.ts';
import { readBuildFlags } from './flags.ts';
import { readEnvironment } from './environment.ts';
import { runCommand } from './runCommand.ts';

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
