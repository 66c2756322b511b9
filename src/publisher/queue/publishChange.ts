import { markGood } from '#/pipeline/fetch/snapshotStore.ts';
import { findLosses, ShrinkError } from '#/pipeline/gate.ts';
import type { Log } from '#/publisher/log.ts';
import type { Releases } from '#/publisher/releases/releases.ts';
import type { Switcher } from '#/publisher/releases/switcher.ts';
import type { PublisherState } from '#/publisher/state.ts';
import type { BuiltSite } from './buildInChild.ts';

const ACCEPT = 'npm run publisher -- accept-shrink';

/** The steps of a content change on its way to visitors. */
interface PublishSteps {
  /** Fetches, renders and checks the whole site. */
  build: () => Promise<BuiltSite>;
  releases: Releases;
  switcher: Switcher;
  state: PublisherState;
  log: Log;
}

/**
 * Builds, checks the gate and publishes; only the last step changes the live release. Resolves to the release
 * that is live then.
 */
export async function publishChange(steps: PublishSteps) {
  const { releases, switcher, state, log } = steps;
  log('build');
  const site = await steps.build();

  log(
    'gate',
    Object.fromEntries(Object.entries(site.amounts).filter(([name]) => !name.includes('.'))),
  );
  const { manifest } = (await releases.live()) ?? {};
  const losses = findLosses(site.amounts, manifest?.amounts ?? {}, state.get().accepted);
  if (losses.length > 0) throw new ShrinkError(losses, site.amounts, ACCEPT);
  await markGood(site.snapshotDir, site.amounts);

  const live = manifest?.id;
  const release = await releases.make(site.amounts);
  const next = release ?? live;
  if (next === undefined || (next === live && switcher.holds(next))) {
    return { outcome: 'unchanged', site, live } as const;
  }
  await switcher.publish(next).catch(async (error: unknown) => {
    if (release !== undefined) await releases.remove(release);
    throw error;
  });
  await releases.prune();
  return { outcome: 'published', site, live: next } as const;
}

export type Published = Awaited<ReturnType<typeof publishChange>>;
