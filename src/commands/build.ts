/** `npm run build`: builds `dist/` from the API at `API_BASE_URL`. */
import { runCommand } from './runCommand.ts';
import { parseArgs } from 'node:util';
import { createReporter } from '#/system/report/reporter.ts';
import { DEFAULT_FOLDERS } from '#/pipeline/buildOptions.ts';
import { buildSite } from '#/pipeline/buildSite.ts';
import { readEnvironment } from './environment.ts';

await runCommand(async () => {
  const { values: flags } = parseArgs({ options: { 'accept-shrink': { type: 'boolean' } } });
  await buildSite({
    ...DEFAULT_FOLDERS,
    settings: readEnvironment(),
    isSample: false,
    onShrink: flags['accept-shrink'] ? 'accept' : 'refuse',
    reporter: createReporter(),
  });
});
