import type { Log } from '#/publisher/log.ts';
import type { Releases } from '#/publisher/releases/releases.ts';
import type { KnownTarget } from './target.ts';

export interface RestoreOptions {
  releases: Releases;
  target: KnownTarget;
  /** Whether a build comes now, which delivers what it makes. */
  isBuildNext: () => Promise<boolean>;
  log: Log;
}

/**
 * Once per start: brings the live release to a target that does not hold it, be it another target than
 * before, or one that has lost some of it.
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
