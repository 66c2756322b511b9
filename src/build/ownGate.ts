import type { Amounts } from './amounts.ts';
import { openSnapshotStore, snapshotKey } from './fetch/snapshotStore.ts';
import type { BuildOptions } from './buildOptions.ts';
import { checkGate } from './gate.ts';

const ACCEPT = 'npm run build -- --accept-shrink';

/**
 * The gate of a build without a publisher: throws ShrinkError if the site shrank since this cache's last
 * good build.
 */
export async function checkOwnGate(amounts: Amounts, options: BuildOptions): Promise<void> {
  // The sample API's content is part of the code, so nobody loses it by accident.
  if ((options.shrinking ?? 'refused') !== 'refused' || options.isSample) return;
  const key = snapshotKey(options.settings, options.isSample);
  const store = openSnapshotStore(options.cacheDir, key);
  const [last] = await store.listGood();
  checkGate(amounts, last?.amounts ?? {}, ACCEPT);
}
