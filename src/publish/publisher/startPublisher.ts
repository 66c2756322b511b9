import { watch, type FSWatcher } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { SettingsError } from '~/api/settings';
import { messageOf } from '~/lib/messageOf';
import { closeServer, listenOnce } from '~/lib/server/listen';
import { buildInChild, type BuiltSite } from './buildInChild';
import { openFolders } from './folders';
import type { createLog } from './log';
import { openMemory } from './memory';
import { openGroupRecord } from './processGroup';
import { publishChange } from './publishChange';
import { createReceiver } from './receive';
import { openReleases } from './releases';
import { openSeenIds } from './seenIds';
import type { PublisherSettings } from './settings';
import { chooseTarget, openDeliveryRecord } from './targets/chooseTarget';
import { openWishes, WISH_FILE } from './wishes';
import { createWorker } from './worker';

export interface RunningPublisher {
  origin: string;
  /** Ends when no wish is worked on and none waits. */
  whenIdle: () => Promise<void>;
  close: () => Promise<void>;
}

export interface PublisherOptions {
  settings: PublisherSettings;
  logger: ReturnType<typeof createLog>;
  /** Builds the site into the publisher's folder; tests give a faster one. */
  build?: ((site: string, isClean: boolean) => Promise<BuiltSite>) | undefined;
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

/**
 * Starts the publisher: it hears hooks, and publishes what they tell of (contract, section 9); throws
 * SettingsError where it cannot listen.
 */
export async function startPublisher(options: PublisherOptions): Promise<RunningPublisher> {
  const { settings, logger } = options;
  const { log } = logger;
  const folders = await openFolders(settings.home);
  const { state } = folders;
  const memory = openMemory(folders);
  const releases = openReleases(folders);
  const wishes = openWishes(state);
  const record = openGroupRecord(join(state, 'build.json'));
  const endLeftOvers = async () => {
    await record.killLeftOver();
    await openDeliveryRecord(folders).killLeftOver();
  };

  const build =
    options.build ??
    ((outDir: string, isClean: boolean) =>
      buildInChild(
        { settings: settings.site, outDir, cacheDir: folders.cache, isClean },
        {
          timeoutMs: settings.buildTimeoutMs,
          record,
          onStep: (text) => log('step', { text }),
          onProgress: logger.progress,
        },
      ));
  const worker = createWorker({
    wishes,
    memory,
    log,
    publish: () =>
      publishChange({
        build: (isClean) => build(folders.site, isClean),
        releases,
        target: chooseTarget(settings, folders),
        readAccepted: memory.accepted.read,
        forgetAccepted: memory.accepted.remove,
        readPin: memory.pin.read,
        log,
      }),
  });

  const receiver = createReceiver({
    credentials: settings,
    seen: await openSeenIds(join(state, 'seen.json')),
    log,
    addWish: wishes.add,
    onWish: worker.wake,
    readStatus: async () => ({
      live: (await releases.live())?.manifest.id,
      pinned: await memory.pin.read(),
      isBuilding: worker.isBusy(),
      isWaiting: await wishes.isWaiting(),
      lastBuild: await worker.lastBuild(),
    }),
  });
  const answer = getRequestListener(receiver.fetch);
  const server = createServer((request, response) => void answer(request, response));
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  const port = await listenWhereTold(server, settings);

  let watcher: FSWatcher | undefined;
  const close = async () => {
    worker.stop();
    watcher?.close();
    await closeServer(server);
    await endLeftOvers();
    await worker.whenIdle();
  };
  try {
    // Only the one that has the port may end what an earlier publisher left at work.
    await endLeftOvers();
    await releases.prune();
    await wishes.recover();
    if (!(await releases.live())) await wishes.add();
    // The commands beside the publisher leave their wishes in the folder.
    watcher = watch(state, (_, file) => {
      if (file === WISH_FILE) worker.wake();
    });
  } catch (error) {
    await close(); // or the process would live on, half started
    throw error;
  }
  watcher.on('error', ({ message }) => log('unwatched', { reason: message })); // hooks still come
  worker.wake();
  log('listening', { host: settings.host, port });

  return {
    origin: `http://${settings.host}:${port}`,
    whenIdle: worker.whenIdle,
    close,
  };
}
