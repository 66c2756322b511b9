import { join } from 'node:path';
import { buildInChild, type BuiltSite } from './queue/buildInChild.ts';
import type { Folders } from './folders.ts';
import type { createLog } from './log.ts';
import { openPublisherState } from './publisherState.ts';
import { openGroupRecord } from './queue/processGroup.ts';
import { publishChange } from './queue/publishChange.ts';
import { openReleases } from './releases/releases.ts';
import { createRetry, systemClock, type Clock } from './queue/retry.ts';
import type { PublisherSettings } from './settings.ts';
import { chooseTarget, openDeliveryRecord } from './targets/chooseTarget.ts';
import { restoreTarget } from './targets/restoreTarget.ts';
import { openRebuildRequests } from './queue/rebuildRequests.ts';
import { createWorker } from './queue/worker.ts';

export interface PublisherOptions {
  settings: PublisherSettings;
  logger: ReturnType<typeof createLog>;
  /** Builds the site into the publisher's folder; tests pass a faster function. */
  build?: ((site: string, isClean: boolean, isFresh: boolean) => Promise<BuiltSite>) | undefined;
  /** Tests pass one that does not wait for minutes. */
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

/** Creates the parts that turn a rebuild request into a live release, for one publisher's folder. */
export function createPublishing(options: PublisherOptions, folders: Folders) {
  const { settings, clock = systemClock } = options;
  const { log } = options.logger;
  const state = openPublisherState(folders);
  const releases = openReleases(folders);
  const requests = openRebuildRequests(folders.state);
  const target = chooseTarget(settings, folders);
  const { record, build: buildHere } = createBuild(options, folders);
  const build = options.build ?? buildHere;

  const publish = async () => {
    const isFresh = (await state.fresh.read()) ?? false;
    const published = await publishChange({
      build: (isClean) => build(folders.site, isClean, isFresh),
      releases,
      target,
      readAccepted: state.accepted.read,
      forgetAccepted: state.accepted.remove,
      readStopped: state.stopped.read,
      readPin: state.pin.read,
      log,
    });
    if (isFresh) await state.fresh.remove();
    return published;
  };

  const isBuildNext = async () =>
    (await state.pin.read()) === undefined && (await requests.isWaiting());

  const retry = createRetry({ state: state.retry, clock, onDue: () => worker.tryAgain() });
  const worker = createWorker({
    requests,
    state,
    retry,
    log,
    restoreTarget: () => restoreTarget({ releases, target, isBuildNext, log }),
    publish,
  });

  /** Kills builds and deliveries that this publisher or an earlier one left running. */
  const endLeftOvers = async () => {
    await record.killLeftOver();
    await openDeliveryRecord(folders).killLeftOver();
  };

  return { state, releases, requests, retry, worker, endLeftOvers };
}

export type Publishing = ReturnType<typeof createPublishing>;
