import { join } from 'node:path';
import type { Folders } from './folders.ts';
import type { Log } from './log.ts';
import { createNotifier } from './notifier.ts';
import { buildInChild, type BuiltSite } from './queue/buildInChild.ts';
import { publishChange } from './queue/publishChange.ts';
import { createRetry, systemClock, type Clock } from './queue/retry.ts';
import { createWorker } from './queue/worker.ts';
import { openInbox } from './receive/inbox.ts';
import { openReleases } from './releases/releases.ts';
import { createSwitcher } from './releases/switcher.ts';
import type { PublisherSettings } from './settings.ts';
import { openState } from './state.ts';

export interface PublisherOptions {
  settings: PublisherSettings;
  log: Log;
  /** Builds the site into the publisher's folder; tests pass a faster function. */
  build?: ((site: string) => Promise<BuiltSite>) | undefined;
  /** Tests pass a clock that does not wait. */
  clock?: Clock | undefined;
  /** The time limit for receiving a request. */
  requestTimeoutMs?: number | undefined;
}

/** Creates the parts that turn a rebuild request into a live release, for one publisher's folder. */
export async function createPublishing(options: PublisherOptions, folders: Folders) {
  const { settings, log, clock = systemClock } = options;
  const state = await openState(join(folders.state, 'publisher.json'));
  const inbox = await openInbox(join(folders.state, 'inbox.json'));
  const releases = openReleases(folders, log);
  const switcher = createSwitcher(settings, folders, releases, state, log);
  const stopping = new AbortController();

  const buildHere = (outDir: string) => {
    const order = { settings: settings.site, outDir, cacheDir: folders.cache };
    return buildInChild(order, settings.buildTimeoutMs, stopping.signal);
  };
  const build = () => (options.build ?? buildHere)(folders.site);
  const news = { state, clock, log, signal: stopping.signal };
  const notifier = createNotifier(settings.notifyCommand, news);
  const retry = createRetry(clock, () => worker.tryAgain());
  const publish = () => publishChange({ build, releases, switcher, state, log });
  const worker = createWorker({ inbox, state, retry, clock, log, publish, notifier });

  return {
    inbox,
    state,
    releases,
    switcher,
    worker,
    notifier,
    /** Starts no further task, kills the running one, and waits for its end. */
    stop: async () => {
      worker.stop();
      stopping.abort();
      notifier.stop();
      switcher.stop();
      await worker.whenIdle();
      retry.clear();
    },
    /** Returns the live release, its problems, and the next step. */
    readStatus: async () => ({
      isPreview: settings.site.isPreview,
      live: (await releases.live())?.manifest.id,
      pinned: state.get().pin,
      isBuilding: worker.isBusy(),
      isWaiting: inbox.isWaiting() && state.get().pin === undefined,
      lastBuild: state.get().lastBuild,
      fallbacks: state.get().fallbacks ?? [],
      nextTry: retry.nextTry(),
    }),
  };
}

export type Publishing = Awaited<ReturnType<typeof createPublishing>>;
