import { describeFallbacks } from '#/publisher/queue/fallbacks.ts';
import type { Publishing } from '#/publisher/publishing.ts';

/** What `/status` tells: what is live, what of it is not as it should be, and what comes next. */
export async function readStatus({ memory, releases, wishes, retry, worker }: Publishing) {
  const live = (await releases.live())?.manifest.id;
  const pinned = await memory.pin.read();
  const isHeld = pinned !== undefined && worker.isTargetRestored();
  return {
    live,
    pinned,
    isBuilding: worker.isBusy(),
    isWaiting: await wishes.isWaiting(),
    lastBuild: await worker.lastBuild(),
    fallbacks: describeFallbacks(await memory.fallbacks.read(), live),
    nextTry: isHeld ? undefined : retry.next(),
  };
}
