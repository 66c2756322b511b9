/**
 * `npm run publisher`: rebuilds and publishes at each hook. A command, such as `-- rollback`, is sent to the
 * folder's running publisher.
 */
import { runCommand } from './runCommand.ts';
import { createLog } from '#/publisher/log.ts';
import { askPublisher } from '#/publisher/operator/operatorAccess.ts';
import { readPublisherHome, readPublisherSettings } from '#/publisher/settings.ts';
import { startPublisher } from '#/publisher/startPublisher.ts';
import { untilStopped } from './serving.ts';

const [name, ...words] = process.argv.slice(2);

await runCommand(async () => {
  if (name !== undefined) {
    console.log(await askPublisher(readPublisherHome(process.env), { name, words }));
    return;
  }
  process.umask(0o022); // lets the web server, another user, read the files
  const settings = readPublisherSettings(process.env);
  const publisher = await startPublisher({ settings, log: createLog() });
  await untilStopped();
  await publisher.close();
});
