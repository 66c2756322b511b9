import { join } from 'node:path';
import type { Folders } from '~/publish/publisher/folders';
import { openMemory } from '~/publish/publisher/memory';
import { openGroupRecord } from '~/publish/publisher/processGroup';
import type { PublisherSettings } from '~/publish/publisher/settings';
import { bucketTarget } from './bucket';
import { commandTarget } from './command';
import { folderTarget } from './folder';
import { DeliveryError, type KnownTarget, type Target } from './target';

/** Where the process is noted that brings a release to its target. */
export const openDeliveryRecord = ({ state }: Folders) =>
  openGroupRecord(join(state, 'delivery.json'));

/** The target as such; a process of its that begins is ended where `requireTurn` throws. */
function targetOf(
  settings: PublisherSettings,
  folders: Folders,
  requireTurn: () => Promise<void>,
): Target {
  const { bucket, command, buildTimeoutMs } = settings;
  const record = openDeliveryRecord(folders);
  const write = async (pid: number) => {
    await record.write(pid);
    await requireTurn(); // in this order, as a rollback pins and then ends what is noted
  };
  const supervision = { timeoutMs: buildTimeoutMs, record: { ...record, write } };
  if (bucket !== undefined) {
    return bucketTarget({ bucket, stateDir: folders.state, ...supervision });
  }
  return command === undefined ? folderTarget : commandTarget(command, supervision);
}

/** The target that the settings name, the folder without any; while a release is pinned, it takes no other. */
export function chooseTarget(settings: PublisherSettings, folders: Folders): KnownTarget {
  const { pin, delivered } = openMemory(folders);
  return {
    holds: async (id) => (await delivered.read()) === id,
    deliver: async (release, directory) => {
      const requireTurn = async () => {
        const held = await pin.read();
        if (held === undefined || held === release.id) return;
        throw new DeliveryError(`${held} is held in place until: npm run publisher -- unpin`);
      };
      await requireTurn();
      await delivered.remove(); // from here on it may hold some of each
      try {
        await targetOf(settings, folders, requireTurn).deliver(release, directory);
      } finally {
        await requireTurn(); // says why where a rollback has ended it
      }
      await delivered.write(release.id);
    },
  };
}
