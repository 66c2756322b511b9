import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { lockFile } from '#/system/files/fileLock.ts';
import { closeServer, listenOnce } from '#/system/network/listen.ts';
import { causeOf } from '#/system/report/expectedError.ts';
import { messageOf } from '#/system/report/messageOf.ts';
import { SettingsError } from '#/pipeline/settings.ts';
import { writeHostFiles } from '#/hosts/hostFiles.ts';
import { openFolders, type Folders } from './folders.ts';
import { makeKey, writeAccess } from './operator/operatorAccess.ts';
import { createPublishing, type Publishing, type PublisherOptions } from './publishing.ts';
import { createReceiver } from './receive/receive.ts';
import type { PublisherSettings } from './settings.ts';

/** Listens for hooks; throws SettingsError if it cannot. */
async function listenToHooks(server: Server, { host, port }: PublisherSettings): Promise<number> {
  try {
    return (await listenOnce(server, port, host)).port;
  } catch (error) {
    throw new SettingsError(
      `PUBLISHER_HOST, PUBLISHER_PORT: found ${host} and ${port}, expected an address and a free port of this machine: ${messageOf(error)}`,
    );
  }
}

/** Repairs what an earlier publisher left unfinished, and writes the files that web servers include. */
async function recover({ folders, inbox, log, releases, state, switcher }: Publishing) {
  await releases.prune();
  // A web server may be configured before the first release exists.
  await writeHostFiles(folders.site).catch((error: unknown) => {
    log('host-files-missing', { reason: causeOf(error) }); // receiving hooks matters more
  });
  const live = (await releases.live())?.manifest.id;
  const isWhole = live !== undefined && switcher.holds(live) && !state.get().fallbacks?.length;
  if (!isWhole) await inbox.add();
}

/** Runs the publisher in its own folder, which is already locked. */
async function run(options: PublisherOptions, folders: Folders) {
  const { settings, log } = options;
  const publishing = await createPublishing(options, folders);
  const { worker, notify } = publishing;
  await recover(publishing);

  const key = makeKey();
  const respond = getRequestListener(createReceiver(publishing, key));
  const server = createServer((request, response) => void respond(request, response));
  const port = await listenToHooks(server, settings);
  const origin = `http://${settings.host}:${port}`;
  await writeAccess(folders, { origin, key }).catch(async (error: unknown) => {
    await closeServer(server); // else the half-started process would keep running
    throw error;
  });
  worker.checkRequests();
  notify(); // an earlier publisher may not have told everything
  log('listening', { host: settings.host, port });
  const close = async () => {
    await closeServer(server);
    await publishing.stop();
  };
  /** `whenIdle` resolves when no build is running and no request waits. */
  return { origin, whenIdle: worker.whenIdle, close };
}

/**
 * Starts the publisher: it receives hooks and publishes changed content. Throws SettingsError if it cannot
 * listen, ExpectedError if its folder belongs to another tool or another publisher is using it.
 */
export async function startPublisher(options: PublisherOptions) {
  const { home } = options.settings;
  const folders = await openFolders(home);
  const refusal = `PUBLISH_DIR: found ${home} in use by another publisher; stop that one first`;
  const lock = lockFile(folders.lock, refusal);
  const publisher = await run(options, folders).catch((error: unknown) => {
    lock[Symbol.dispose]();
    throw error;
  });
  const close = async () => {
    await publisher.close();
    lock[Symbol.dispose]();
    options.log('stopped');
  };
  return { ...publisher, close };
}
