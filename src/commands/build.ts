/** `npm run build`: builds `dist/` from the API at `API_BASE_URL`. */
import { runCommand } from './runCommand.ts';
import { parseArgs } from 'node:util';
import { createReporter } from '#/system/report/reporter.ts';
import { DEFAULT_FOLDERS } from '#/pipeline/buildOptions.ts';
import { buildSite } from '#/pipeline/buildSite.ts';
import { readEnvironment } from './environment.ts';

await runCommand(async () => {
  const { values: flags } = parseArgs({ options: { 'accept-shrink': { type: 'boolean' } } });
  const settings = readEnvironment();
  const reporter = createReporter();
  if (settings.acceptShrink) reporter.info('ACCEPT_SHRINK is set: this build accepts any loss');
  const accepts = settings.acceptShrink || flags['accept-shrink'];
  const onShrink = accepts ? 'accept' : 'refuse';
  await buildSite({ ...DEFAULT_FOLDERS, settings, isSample: false, onShrink, reporter });
});
