/**
 * `npm run publisher`: rebuilds and publishes at each hook. `-- rollback [release]`,
 * `-- unpin`, `-- accept-shrink` and `-- rebuild` control it from a shell; they need only the setting of
 * the folder.
 */
import { createLog } from '#/publisher/log.ts';
import { operate } from '#/publisher/operator/operate.ts';
import { startPublisher } from '#/publisher/startPublisher.ts';
import { readOperatorEnvironment, readPublisherEnvironment } from './environment.ts';
import { runCommand } from './runCommand.ts';
import { stopOnSignal } from './serving.ts';

const [name, ...words] = process.argv.slice(2);

await runCommand(async () => {
  if (name !== undefined) {
    console.log(await operate(readOperatorEnvironment(), { name, words }));
    return;
  }
  const settings = readPublisherEnvironment();
  const publisher = await startPublisher({ settings, logger: createLog() });
  stopOnSignal(publisher.close);
});
