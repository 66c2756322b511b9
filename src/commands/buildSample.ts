/** `npm run build:sample`: builds `dist/` from the sample API, which runs only during the build. */
import { runCommand } from './runCommand.ts';
import { createReporter } from '#/system/report/reporter.ts';
import { DEFAULT_FOLDERS } from '#/pipeline/buildOptions.ts';
import { buildSite } from '#/pipeline/buildSite.ts';
import { readSampleEnvironment } from './environment.ts';
import { SITE_PORT, startSample } from './serving.ts';

await runCommand(async () => {
  const reporter = createReporter();
  await using api = await startSample(reporter);
  const settings = readSampleEnvironment(api.origin, `http://localhost:${SITE_PORT}`);
  await buildSite({ ...DEFAULT_FOLDERS, settings, isSample: true, reporter });
});
