import { join } from 'node:path';
import { buildInChild, type BuiltSite } from './queue/buildInChild.ts';
import type { Folders } from './folders.ts';
import type { createLog } from './log.ts';
import { openMemory } from './publisherState.ts';
import { openGroupRecord } from './queue/processGroup.ts';
import { publishChange } from './queue/publishChange.ts';
import { openReleases } from './releases/releases.ts';
import { createRetry, systemClock, type Clock } from './queue/retry.ts';
import type { PublisherSettings } from './settings.ts';
import { chooseTarget, openDeliveryRecord } from './targets/chooseTarget.ts';
import { restoreTarget } from './targets/restoreTarget.ts';
import { openWishes } from './queue/rebuildRequests.ts';
import { createWorker } from './queue/worker.ts';

export interface PublisherOptions {
  settings: PublisherSettings;
  logger: ReturnType<typeof createLog>;
  /** Builds the site into the publisher's folder; tests give a faster one. */
  build?: ((site: string, isClean: boolean, isFresh: boolean) => Promise<BuiltSite>) | undefined;
  /** Tests give one that does not take minutes. */
  clock?: Clock | undefined;
}

function createBuild({ settings, logger }: PublisherOptions, folders: Folders) {
  const record = openGroupRecord(join(folders.state, 'build.json'));
  const supervision = {
    timeoutMs: settings.buildTimeoutMs,
    record,
    onStep: (text: string) => logger.log('step', { text }),
    onProgress: logger.progress,
  };
  const build = (outDir: string, isClean: boolean, isFresh: boolean) => {
    const rendersAll = isClean || isFresh;
    const order = { outDir, cacheDir: folders.cache, isClean: rendersAll, isFresh };
    return buildInChild({ settings: settings.site, ...order }, supervision);
  };
  return { record, build };
}

/** All that turns a wish into a live release, wired together for one folder. */
export function createPublishing(options: PublisherOptions, folders: Folders) {
  const { settings, clock = systemClock } = options;
  const { log } = options.logger;
  const memory = openMemory(folders);
  const releases = openReleases(folders);
  const wishes = openWishes(folders.state);
  const target = chooseTarget(settings, folders);
  const { record, build: buildHere } = createBuild(options, folders);
  const build = options.build ?? buildHere;

  const publish = async () => {
    const isFresh = (await memory.fresh.read()) ?? false;
    const published = await publishChange({
      build: (isClean) => build(folders.site, isClean, isFresh),
      releases,
      target,
      readAccepted: memory.accepted.read,
      forgetAccepted: memory.accepted.remove,
      readStopped: memory.stopped.read,
      readPin: memory.pin.read,
      log,
    });
    if (isFresh) await memory.fresh.remove();
    return published;
  };

  const isBuildNext = async () =>
    (await memory.pin.read()) === undefined && (await wishes.isWaiting());

  const retry = createRetry({ state: memory.retry, clock, onDue: () => worker.tryAgain() });
  const worker = createWorker({
    wishes,
    memory,
    retry,
    log,
    restoreTarget: () => restoreTarget({ releases, target, isBuildNext, log }),
    publish,
  });

  /** Ends what an earlier publisher, or this one, left at work. */
  const endLeftOvers = async () => {
    await record.killLeftOver();
    await openDeliveryRecord(folders).killLeftOver();
  };

  return { memory, releases, wishes, retry, worker, endLeftOvers };
}

export type Publishing = ReturnType<typeof createPublishing>;
