import { join } from 'node:path';
import * as v from 'valibot';
import { openStateFile } from '#/build/files/stateFile.ts';
import type { Folders } from '#/publisher/folders.ts';
import { openPublisherState } from '#/publisher/publisherState.ts';
import { openGroupRecord } from '#/publisher/queue/processGroup.ts';
import type { TargetSettings } from '#/publisher/settings.ts';
import { bucketTarget } from './bucket.ts';
import { commandTarget } from './command.ts';
import { folderTarget } from './folder.ts';
import { DeliveryError, targetName, type KnownTarget, type Target } from './target.ts';

/** Opens the record of the process that is delivering a release. */
export const openDeliveryRecord = ({ state }: Folders) =>
  openGroupRecord(join(state, 'delivery.json'));

/**
 * The target itself. When one of its processes starts while another release is pinned, `requireTurn`
 * throws and the process is killed.
 */
function targetOf(
  settings: TargetSettings,
  folders: Folders,
  requireTurn: () => Promise<void>,
): Target {
  const { bucket, command = '', buildTimeoutMs } = settings;
  const record = openDeliveryRecord(folders);
  const write = async (pid: number) => {
    await record.write(pid);
    // After the record is written, because a rollback first pins and then kills what is recorded.
    await requireTurn();
  };
  const supervision = { timeoutMs: buildTimeoutMs, record: { ...record, write } };
  if (bucket === undefined) return commandTarget(command, supervision);
  const recordFile = join(folders.state, `bucket-${targetName(settings)}.json`);
  return bucketTarget({ bucket, recordFile, ...supervision });
}

/** The target in the settings; the folder if there is none. While a release is pinned, it accepts no other. */
export function chooseTarget(settings: TargetSettings, folders: Folders): KnownTarget {
  if (settings.bucket === undefined && settings.command === undefined) return folderTarget;
  const { pin } = openPublisherState(folders);
  /** The release that the target holds completely; empty during a delivery and after an interrupted one. */
  const delivered = openStateFile(
    join(folders.state, `delivered-${targetName(settings)}.json`),
    v.string(),
  );
  const requireTurnOf = (id: string) => async () => {
    const held = await pin.read();
    if (held === undefined || held === id) return;
    throw new DeliveryError(`${held} is held in place until: npm run publisher -- unpin`);
  };
  return {
    holds: async (id) => (await delivered.read()) === id,
    check: async (release, directory) => {
      const target = targetOf(settings, folders, requireTurnOf(release.id));
      const isWhole = await target.check(release, directory);
      if (!isWhole) await delivered.remove();
      return isWhole;
    },
    deliver: async (release, directory) => {
      const requireTurn = requireTurnOf(release.id);
      await requireTurn();
      await delivered.remove(); // from here on it may hold files of both releases
      try {
        await targetOf(settings, folders, requireTurn).deliver(release, directory);
      } finally {
        await requireTurn(); // if a rollback killed the delivery, this error says so
      }
      await delivered.write(release.id);
    },
  };
}
