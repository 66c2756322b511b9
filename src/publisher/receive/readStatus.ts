import { describeFallbacks } from '#/publisher/queue/fallbacks.ts';
import type { Publishing } from '#/publisher/publishing.ts';

/** The content of `/status`: what is live, which problems it has, and what comes next. */
export async function readStatus({ state, releases, requests, retry, worker }: Publishing) {
  const live = (await releases.live())?.manifest.id;
  const pinned = await state.pin.read();
  const isHeld = pinned !== undefined && worker.isTargetRestored();
  return {
    live,
    pinned,
    isBuilding: worker.isBusy(),
    isWaiting: await requests.isWaiting(),
    lastBuild: await worker.lastBuild(),
    fallbacks: describeFallbacks(await state.fallbacks.read(), live),
    nextTry: isHeld ? undefined : retry.next(),
  };
}
