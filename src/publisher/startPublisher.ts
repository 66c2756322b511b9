import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { SettingsError } from '#/build/settings.ts';
import { messageOf } from '#/build/report/messageOf.ts';
import { closeServer, listenOnce } from '#/build/network/listen.ts';
import type { FileLock } from '#/build/files/fileLock.ts';
import { openFolders, type Folders } from './folders.ts';
import { lockHome } from './lockHome.ts';
import { watchOperators } from './operator/watchOperators.ts';
import { createPublishing, type Publishing, type PublisherOptions } from './publishing.ts';
import { readStatus } from './receive/readStatus.ts';
import { createReceiver } from './receive/receive.ts';
import { recover } from './recover.ts';
import { requireOwnHome } from './requireOwnHome.ts';
import { openSeenIds } from './receive/seenIds.ts';
import type { PublisherSettings } from './settings.ts';

export interface RunningPublisher {
  origin: string;
  /** Resolves when no build is running and no request waits. */
  whenIdle: () => Promise<void>;
  close: () => Promise<void>;
}

const REQUEST_TIMEOUT_MS = 10_000;

async function listenWhereTold(server: Server, { host, port }: PublisherSettings): Promise<number> {
  try {
    return (await listenOnce(server, port, host)).port;
  } catch (error) {
    throw new SettingsError(
      `PUBLISHER_HOST, PUBLISHER_PORT: found ${host} and ${port}, expected an address and a free port of this machine: ${messageOf(error)}`,
    );
  }
}

/** Creates the server for hooks; it does not listen yet. */
async function createHookServer(
  { settings, logger }: PublisherOptions,
  { state }: Folders,
  publishing: Publishing,
  onRequest: () => void,
): Promise<Server> {
  const receiver = createReceiver({
    credentials: settings,
    seen: await openSeenIds(join(state, 'seen.json')),
    log: logger.log,
    addRequest: publishing.requests.add,
    onRequest,
    readStatus: () => readStatus(publishing),
  });
  const answer = getRequestListener(receiver.fetch);
  const server = createServer((request, response) => void answer(request, response));
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  return server;
}

type Operators = ReturnType<typeof watchOperators>;

/** Accepts no more hooks and commands, kills running work, and waits for its end. */
async function endWork(
  { worker, retry, endLeftOvers }: Publishing,
  server: Server,
  operators: Operators | undefined,
): Promise<void> {
  worker.stop();
  retry.stop();
  await operators?.close();
  await closeServer(server);
  await endLeftOvers();
  await worker.whenIdle();
  retry.stop(); // the killed work may have planned a retry
}

/** Runs the publisher in its own folder, which is already locked. */
async function run(
  options: PublisherOptions,
  folders: Folders,
  lock: FileLock,
): Promise<RunningPublisher> {
  const { settings, logger } = options;
  const publishing = createPublishing(options, folders);
  const { worker } = publishing;
  let hasRecovered = false;
  const onRequest = () => {
    if (hasRecovered) worker.checkRequests(); // before that, `recover` would kill the build as a leftover
  };
  const server = await createHookServer(options, folders, publishing, onRequest);
  const port = await listenWhereTold(server, settings);

  let operators: Operators | undefined;
  const close = async () => {
    await endWork(publishing, server, operators);
    lock.release();
  };
  try {
    await recover(folders, publishing, logger.log);
    operators = watchOperators(folders, settings, publishing, logger.log);
  } catch (error) {
    await close(); // else the half-started process would keep running
    throw error;
  }
  hasRecovered = true;
  worker.checkRequests();
  logger.log('listening', { host: settings.host, port });
  return {
    origin: `http://${settings.host}:${port}`,
    whenIdle: worker.whenIdle,
    close: async () => {
      await close();
      logger.log('stopped');
    },
  };
}

/**
 * Starts the publisher: it receives hooks and publishes changed content (contract, section 9). Throws
 * SettingsError if it cannot listen, RefusedError if its folder belongs to another tool or another publisher
 * is using it.
 */
export async function startPublisher(options: PublisherOptions): Promise<RunningPublisher> {
  const { home, buildTimeoutMs } = options.settings;
  await requireOwnHome(home);
  const folders = await openFolders(home);
  const { log } = options.logger;
  // The slowest operator command delivers a release, which has the same time limit as a build.
  const lock = await lockHome({ home, folders, waitMs: buildTimeoutMs, log });
  return run(options, folders, lock).catch((error: unknown) => {
    lock.release();
    throw error;
  });
}
