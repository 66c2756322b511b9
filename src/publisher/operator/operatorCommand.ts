import { openFolders, type Folders } from '#/publisher/folders.ts';
import { openPublisherState } from '#/publisher/publisherState.ts';
import { openReleases } from '#/publisher/releases/releases.ts';
import type { TargetSettings } from '#/publisher/settings.ts';
import { chooseTarget, openDeliveryRecord } from '#/publisher/targets/chooseTarget.ts';
import { requestRebuild } from '#/publisher/queue/rebuildRequests.ts';

/** An operator command that cannot be carried out; `message` says why, and what is possible instead. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

type OperatorCommand = (
  settings: TargetSettings,
  folders: Folders,
  words: string[],
) => Promise<string>;

/** Puts an earlier release back, by default the one before the live one, and pins it. */
const rollBack: OperatorCommand = async (settings, folders, [wanted]) => {
  const releases = openReleases(folders);
  const ids = await releases.listOnceLive();
  const live = (await releases.live())?.manifest.id;
  const before = ids.filter((id) => live === undefined || id < live).at(-1);
  const release = await releases.find(wanted ?? before);
  if (!release || !ids.includes(release.manifest.id)) {
    const others = ids.filter((id) => id !== live).join(', ') || 'none';
    throw new OperatorError(`there is no such release; there are: ${others}`);
  }
  const { id } = release.manifest;
  const { pin } = openPublisherState(folders);
  const pinned = await pin.read();
  await pin.write(id); // first, so that a build that ends now does not replace it
  try {
    await openDeliveryRecord(folders).killLeftOver();
    const prepared = await releases.prepareReturn(release);
    await chooseTarget(settings, folders).deliver(prepared, release.directory);
    await releases.switchTo(id);
  } catch (error) {
    await (pinned === undefined ? pin.remove() : pin.write(pinned));
    // The target may hold files of both releases.
    if (pinned === undefined) await requestRebuild(folders.state);
    throw error;
  }
  return `${id} is live, and stays so until: npm run publisher -- unpin`;
};

const unpin: OperatorCommand = async (_, folders) => {
  const { pin } = openPublisherState(folders);
  const id = await pin.read();
  if (id === undefined) throw new OperatorError('no release is pinned');
  await pin.remove();
  await requestRebuild(folders.state);
  return `${id} is no longer pinned; the newest content is published next`;
};

const acceptShrink: OperatorCommand = async (_, folders) => {
  const { stopped, accepted } = openPublisherState(folders);
  const amounts = await stopped.read();
  if (!amounts) throw new OperatorError('no build was stopped because the site had shrunk');
  await accepted.write(amounts);
  await stopped.remove();
  await requestRebuild(folders.state);
  return 'the smaller site is accepted, and published next';
};

/** Requests a build that reuses nothing from earlier ones. */
const rebuild: OperatorCommand = async (_, folders) => {
  const { fresh, pin } = openPublisherState(folders);
  await fresh.write(true);
  await requestRebuild(folders.state);
  const held = await pin.read();
  return held === undefined
    ? 'the site is built anew, from nothing that is kept'
    : `the site is built anew, from nothing that is kept, once ${held} is unpinned`;
};

const OPERATOR_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  rollback: rollBack,
  unpin,
  'accept-shrink': acceptShrink,
  rebuild,
};

/** Runs `rollback [release]`, `unpin`, `accept-shrink` or `rebuild`, with or without a running publisher. */
export async function runOperatorCommand(settings: TargetSettings, name: string, words: string[]) {
  const command = OPERATOR_COMMANDS[name];
  if (!command) {
    throw new OperatorError(`"${name}" is none of ${Object.keys(OPERATOR_COMMANDS).join(', ')}`);
  }
  return command(settings, await openFolders(settings.home), words);
}
