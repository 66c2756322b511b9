/** `npm run publisher`: rebuilds and publishes at each hook (contract, section 9); with a word, one decision. */
import { createLog } from '~/publish/publisher/log';
import { decide } from '~/publish/publisher/decide';
import { startPublisher } from '~/publish/publisher/startPublisher';
import { readPublisherEnvironment } from './environment';
import { runCommand } from './runCommand';
import { stopOnSignal } from './stopOnSignal';

const [decision, ...words] = process.argv.slice(2);

await runCommand(async () => {
  const settings = readPublisherEnvironment();
  if (decision !== undefined) {
    console.log(await decide(settings, decision, words));
    return;
  }
  const publisher = await startPublisher({ settings, logger: createLog() });
  stopOnSignal(publisher.close);
});
