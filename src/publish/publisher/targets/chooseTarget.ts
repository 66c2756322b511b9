import { join } from 'node:path';
import type { Folders } from '~/publish/publisher/folders';
import { openMemory } from '~/publish/publisher/memory';
import { openGroupRecord } from '~/publish/publisher/processGroup';
import type { PublisherSettings } from '~/publish/publisher/settings';
import { bucketTarget } from './bucket';
import { commandTarget } from './command';
import { folderTarget } from './folder';
import type { KnownTarget, Target } from './target';

/** Where the process is noted that brings a release to its target. */
export const openDeliveryRecord = ({ state }: Folders) =>
  openGroupRecord(join(state, 'delivery.json'));

function targetOf(settings: PublisherSettings, folders: Folders): Target {
  const { bucket, command, buildTimeoutMs } = settings;
  const supervision = { timeoutMs: buildTimeoutMs, record: openDeliveryRecord(folders) };
  if (bucket !== undefined) {
    return bucketTarget({ bucket, stateDir: folders.state, ...supervision });
  }
  return command === undefined ? folderTarget : commandTarget(command, supervision);
}

/** The target that the settings name; the folder without any. */
export function chooseTarget(settings: PublisherSettings, folders: Folders): KnownTarget {
  const target = targetOf(settings, folders);
  const { delivered } = openMemory(folders);
  return {
    holds: async (id) => (await delivered.read()) === id,
    deliver: async (release, directory) => {
      await delivered.remove(); // from here on it may hold some of each
      await target.deliver(release, directory);
      await delivered.write(release.id);
    },
  };
}
