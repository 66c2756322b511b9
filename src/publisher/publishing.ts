import { join } from 'node:path';
import type { Folders } from './folders.ts';
import type { Log } from './log.ts';
import { createNotifier } from './notifier.ts';
import { systemClock, type Clock } from './queue/backOff.ts';
import { buildInChild } from './queue/buildInChild.ts';
import { publishChange } from './queue/publishChange.ts';
import { createWorker } from './queue/worker.ts';
import { openInbox } from './receive/inbox.ts';
import { Releases } from './releases/releases.ts';
import { createSwitcher } from './releases/switcher.ts';
import type { PublisherSettings } from './settings.ts';
import { openState } from './state.ts';

export interface PublisherOptions {
  settings: PublisherSettings;
  log: Log;
  /** Builds the site into the publisher's folder; tests pass a faster function. */
  build?: typeof buildInChild | undefined;
  /** Tests pass a clock that does not wait. */
  clock?: Clock | undefined;
}

/** Creates the parts that turn a rebuild request into a live release, for one publisher's folder. */
export async function createPublishing(options: PublisherOptions, folders: Folders) {
  const { settings, log, clock = systemClock, build = buildInChild } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const state = await openState(join(folders.state, 'publisher.json'));
  const inbox = await openInbox(join(folders.state, 'inbox.json'));
  const releases = new Releases(folders, log);
  const common = { settings, folders, log, clock, signal, state, inbox, releases };

  const buildHere = () => {
    const order = { settings: settings.site, outDir: folders.site, cacheDir: folders.cache };
    return build(order, settings.buildTimeoutMs, signal);
  };
  const switcher = createSwitcher(common);
  const notify = createNotifier(settings.notifyCommand, common);
  const publish = () => publishChange({ ...common, build: buildHere, switcher });
  const worker = createWorker({ ...common, publish, notify });

  return {
    ...common,
    switcher,
    worker,
    notify,
    /** Starts no further task, kills the running one, and waits for its end. */
    stop: () => {
      stopping.abort();
      return worker.whenIdle();
    },
  };
}

export type Publishing = Awaited<ReturnType<typeof createPublishing>>;

/** Returns the live release, its problems, and the next step. */
export async function readStatus({ settings, state, inbox, releases, worker }: Publishing) {
  const { pin, lastBuild, fallbacks = [] } = state.get();
  const isPinned = pin !== undefined; // builds wait
  return {
    isPreview: settings.site.isPreview,
    live: (await releases.live())?.manifest.id,
    pinned: pin,
    isBuilding: worker.isBusy(),
    isWaiting: inbox.isWaiting() && !isPinned,
    lastBuild,
    fallbacks,
    nextTry: isPinned ? undefined : worker.nextTry(),
  };
}
