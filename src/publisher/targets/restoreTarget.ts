import type { Log } from '#/publisher/log.ts';
import type { Releases } from '#/publisher/releases/releases.ts';
import type { KnownTarget } from './target.ts';

export interface RestoreOptions {
  releases: Releases;
  target: KnownTarget;
  /** Whether a build is about to run, which delivers its own release. */
  isBuildNext: () => Promise<boolean>;
  log: Log;
}

/**
 * Runs once at each start: delivers the live release if the target does not hold it, because the target is
 * new or has lost files.
 */
export async function restoreTarget(options: RestoreOptions): Promise<void> {
  const { releases, target, isBuildNext, log } = options;
  const live = await releases.live();
  if (!live) return;
  const { manifest, directory } = live;
  const isWhole = (await target.holds(manifest.id)) && (await target.check(manifest, directory));
  if (isWhole || (await isBuildNext())) return;
  log('deliver', { release: manifest.id, reason: 'the target does not hold all of it' });
  await target.deliver(manifest, directory);
}
