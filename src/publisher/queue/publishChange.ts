import { isDeepStrictEqual } from 'node:util';
import type { Amounts } from '#/build/amounts.ts';
import { markGood } from '#/build/fetch/snapshotStore.ts';
import { messageOf } from '#/build/report/messageOf.ts';
import { checkGate, ShrinkError } from '#/build/gate.ts';
import { BuildError, type BuiltSite } from './buildInChild.ts';
import type { Log } from '#/publisher/log.ts';
import type { Manifest } from '#/publisher/releases/manifest.ts';
import { pruneReleases, type Releases } from '#/publisher/releases/releases.ts';
import type { KnownTarget } from '#/publisher/targets/target.ts';

const ACCEPT = 'npm run publisher -- accept-shrink';

/** The steps by which a change of content reaches visitors. */
export interface PublishSteps {
  /** Fetches, renders and checks the whole site; throws BuildError. */
  build: (isClean: boolean) => Promise<BuiltSite>;
  releases: Releases;
  target: KnownTarget;
  /** The amounts that a person accepted, however small. */
  readAccepted: () => Promise<Amounts | undefined>;
  forgetAccepted: () => Promise<void>;
  /** The amounts at which the gate stopped the last build, if it did. */
  readStopped: () => Promise<Amounts | undefined>;
  /** The release that a rollback has pinned; it stays live, whatever is built. */
  readPin: () => Promise<string | undefined>;
  log: Log;
}

export interface Published {
  outcome: 'published' | 'unchanged';
  site: BuiltSite;
  release?: string | undefined;
  /** The release that is live now. */
  live?: string | undefined;
}

/**
 * A clean build can repair a bad page cache or an answer that broke off. It cannot help if content is
 * missing, or if the site shrank to the same amounts as the last time.
 */
const deservesCleanBuild = (error: unknown, stopped: Amounts | undefined) =>
  (error instanceof ShrinkError && !isDeepStrictEqual(error.amounts, stopped)) ||
  (error instanceof BuildError && (error.step === 'render' || error.step === 'check'));

async function buildFit(steps: PublishSteps, live: Manifest | undefined, isClean: boolean) {
  steps.log('build', { clean: isClean });
  const site = await steps.build(isClean);
  steps.log('gate', site.amounts);
  checkGate(site.amounts, { ...live?.amounts, ...(await steps.readAccepted()) }, ACCEPT);
  await markGood(site.snapshotDir, site.amounts);
  return site;
}

async function switchUnlessPinned(
  { releases, readPin, log }: PublishSteps,
  id: string,
): Promise<void> {
  if ((await readPin()) === undefined) await releases.switchTo(id);
  const pin = await readPin(); // there may have been a rollback meanwhile
  if (pin !== undefined) await releases.switchTo(pin);
  log('switch', { release: pin ?? id });
}

/** A new release of the built site. If nothing changed: the live release, if the target does not hold it. */
async function releaseToDeliver({ releases, target }: PublishSteps, amounts: Amounts) {
  const made = await releases.make(amounts);
  if (made) return made;
  const live = (await releases.live())?.manifest;
  return live && !(await target.holds(live.id)) ? live : undefined;
}

async function deliver(steps: PublishSteps, release: Manifest): Promise<void> {
  const { releases, target, log } = steps;
  log('deliver', { release: release.id });
  try {
    await target.deliver(release, releases.directoryOf(release.id));
    await switchUnlessPinned(steps, release.id);
  } finally {
    await pruneReleases(releases, log); // releases that cannot be delivered would fill the disk
  }
}

/**
 * The steps of a change (contract, section 9): build, gate, publish. The live release changes only in the
 * last one.
 */
export async function publishChange(steps: PublishSteps): Promise<Published> {
  const { releases, log } = steps;
  const live = await releases.lastLive();
  const stopped = await steps.readStopped();

  const site = await buildFit(steps, live, false).catch((error: unknown) => {
    if (!deservesCleanBuild(error, stopped)) throw error;
    log('build-again', { reason: messageOf(error) });
    return buildFit(steps, live, true);
  });

  const release = await releaseToDeliver(steps, site.amounts);
  if (release) await deliver(steps, release);
  await steps.forgetAccepted(); // it counts for this build only, even if nothing changed
  return {
    outcome: release ? 'published' : 'unchanged',
    site,
    release: release?.id,
    live: (await releases.live())?.manifest.id,
  };
}
