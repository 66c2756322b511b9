import { openFolders, type Folders } from '#/publisher/folders.ts';
import { openMemory } from '#/publisher/publisherState.ts';
import { openReleases } from '#/publisher/releases/releases.ts';
import type { TargetSettings } from '#/publisher/settings.ts';
import { chooseTarget, openDeliveryRecord } from '#/publisher/targets/chooseTarget.ts';
import { writeWish } from '#/publisher/queue/rebuildRequests.ts';

/** A decision that cannot be carried out; `message` says why and what can. */
export class DecisionError extends Error {
  override name = 'DecisionError';
}

type Decision = (settings: TargetSettings, folders: Folders, words: string[]) => Promise<string>;

/** Puts an earlier release back, by default the one before the live one, and holds it there. */
const rollBack: Decision = async (settings, folders, [wanted]) => {
  const releases = openReleases(folders);
  const ids = await releases.listOnceLive();
  const live = (await releases.live())?.manifest.id;
  const before = ids.filter((id) => live === undefined || id < live).at(-1);
  const release = await releases.find(wanted ?? before);
  if (!release || !ids.includes(release.manifest.id)) {
    const others = ids.filter((id) => id !== live).join(', ') || 'none';
    throw new DecisionError(`there is no such release; there are: ${others}`);
  }
  const { id } = release.manifest;
  const { pin } = openMemory(folders);
  const pinned = await pin.read();
  await pin.write(id); // first, so that a build that ends now does not take its place again
  try {
    await openDeliveryRecord(folders).killLeftOver();
    const prepared = await releases.prepareReturn(release);
    await chooseTarget(settings, folders).deliver(prepared, release.directory);
  } catch (error) {
    await (pinned === undefined ? pin.remove() : pin.write(pinned));
    if (pinned === undefined) await writeWish(folders.state); // the target may hold some of each
    throw error;
  }
  await releases.switchTo(id);
  return `${id} is live, and stays so until: npm run publisher -- unpin`;
};

const unpin: Decision = async (_, folders) => {
  const { pin } = openMemory(folders);
  const id = await pin.read();
  if (id === undefined) throw new DecisionError('no release is pinned');
  await pin.remove();
  await writeWish(folders.state);
  return `${id} is no longer pinned; the newest content is published next`;
};

const acceptShrink: Decision = async (_, folders) => {
  const { stopped, accepted } = openMemory(folders);
  const amounts = await stopped.read();
  if (!amounts) throw new DecisionError('no build was stopped because the site had shrunk');
  await accepted.write(amounts);
  await stopped.remove();
  await writeWish(folders.state);
  return 'the smaller site is accepted, and published next';
};

/** Asks for a build that trusts nothing which is kept from earlier ones. */
const rebuild: Decision = async (_, folders) => {
  const { fresh, pin } = openMemory(folders);
  await fresh.write(true);
  await writeWish(folders.state);
  const held = await pin.read();
  return held === undefined
    ? 'the site is built anew, from nothing that is kept'
    : `the site is built anew, from nothing that is kept, once ${held} is unpinned`;
};

const DECISIONS: Readonly<Record<string, Decision>> = {
  rollback: rollBack,
  unpin,
  'accept-shrink': acceptShrink,
  rebuild,
};

/** Carries out `rollback [release]`, `unpin`, `accept-shrink` or `rebuild`, whether the publisher runs or not. */
export async function decide(settings: TargetSettings, name: string, words: string[]) {
  const decision = DECISIONS[name];
  if (!decision) {
    throw new DecisionError(`"${name}" is none of ${Object.keys(DECISIONS).join(', ')}`);
  }
  return decision(settings, await openFolders(settings.home), words);
}
