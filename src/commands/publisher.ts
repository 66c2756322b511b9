/**
 * `npm run publisher`: rebuilds and publishes at each hook (contract, section 9). `-- rollback [release]`,
 * `-- unpin`, `-- accept-shrink` and `-- rebuild` reach it from a shell; they need no setting but the folder.
 */
import { createLog } from '~/publish/publisher/log';
import { operate } from '~/publish/publisher/operate';
import { startPublisher } from '~/publish/publisher/startPublisher';
import { readOperatorEnvironment, readPublisherEnvironment } from './environment';
import { runCommand } from './runCommand';
import { stopOnSignal } from './stopOnSignal';

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
