/**
 * `npm run publisher`: rebuilds and publishes at each hook. `-- rollback [release]`, `-- unpin` and
 * `-- accept-shrink` are carried out by the running publisher of the folder.
 */
import { createLog } from '#/publisher/log.ts';
import { askPublisher } from '#/publisher/operator/operatorAccess.ts';
import { readPublisherHome, readPublisherSettings } from '#/publisher/settings.ts';
import { startPublisher } from '#/publisher/startPublisher.ts';
import { runCommand } from './runCommand.ts';
import { untilStopped } from './serving.ts';

const [name, ...words] = process.argv.slice(2);

await runCommand(async () => {
  if (name !== undefined) {
    console.log(await askPublisher(readPublisherHome(process.env), { name, words }));
    return;
  }
  process.umask(0o022); // the web server, another user, must be able to read all that is made
  const settings = readPublisherSettings(process.env);
  const publisher = await startPublisher({ settings, log: createLog() });
  await untilStopped();
  await publisher.close();
});
