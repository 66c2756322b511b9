import type { Amounts } from './amounts.ts';
import { openSnapshotStore, snapshotKey } from './fetch/snapshotStore.ts';
import type { BuildOptions } from './buildOptions.ts';
import { checkGate } from './gate.ts';

const ACCEPT = 'npm run build -- --accept-shrink';

/** The gate of a build that nobody judges afterwards: throws ShrinkError against its own last good one. */
export async function checkOwnGate(amounts: Amounts, options: BuildOptions): Promise<void> {
  // What the sample API holds is part of the code: nobody loses it by accident.
  if ((options.shrinking ?? 'refused') !== 'refused' || options.isSample) return;
  const key = snapshotKey(options.settings, options.isSample);
  const store = openSnapshotStore(options.cacheDir, key);
  checkGate(amounts, (await store.readAmounts()) ?? {}, ACCEPT);
}
