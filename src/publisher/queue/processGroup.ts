import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { hasCode } from '#/build/files/fileErrors.ts';
import { openStateFile } from '#/build/files/stateFile.ts';

const RecordSchema = v.object({ pid: v.number(), startedAt: v.optional(v.string()) });

/** When Linux started a process, which tells it from a later one of the same number. */
const startOf = (pid: number) =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (text) => text.slice(text.lastIndexOf(')') + 2).split(' ')[19],
    () => undefined,
  );

/** Ends a process and all that it started, at once; false when there is nothing left of it. */
export function killGroup(pid: number): boolean {
  try {
    process.kill(-pid, 'SIGKILL');
    return true;
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false;
    throw error;
  }
}

/** Notes on disk which process group is at work, so that the next publisher can end what the last left. */
export function openGroupRecord(file: string) {
  const state = openStateFile(file, RecordSchema);

  /** Ends the group that was noted, if it is still there and still the same. */
  const killLeftOver = async (): Promise<boolean> => {
    const record = await state.read();
    await state.remove();
    if (!record) return false;
    const startedAt = await startOf(record.pid);
    const isAnother = startedAt !== undefined && startedAt !== record.startedAt;
    return !isAnother && killGroup(record.pid);
  };

  return {
    write: async (pid: number) => state.write({ pid, startedAt: await startOf(pid) }),
    remove: state.remove,
    killLeftOver,
  };
}

export type GroupRecord = ReturnType<typeof openGroupRecord>;

export interface Supervision {
  timeoutMs: number;
  /** Where the group is noted while it works. */
  record: GroupRecord;
}

/**
 * Awaits a process that leads a group of its own (`detached`), ends it when it takes too long, and at its
 * end all that it has started; `isLate` says that its time was up.
 */
export async function supervise<End>(
  child: PromiseLike<End> & { pid?: number | undefined },
  { timeoutMs, record }: Supervision,
): Promise<{ end: End; isLate: boolean }> {
  const { pid } = child;
  if (pid === undefined) return { end: await child, isLate: false };
  const late = new AbortController();
  const timer = setTimeout(() => {
    late.abort();
    killGroup(pid);
  }, timeoutMs);
  const noting = record.write(pid).catch((error: unknown) => {
    killGroup(pid); // what cannot be noted must not go on
    throw error;
  });
  const [end, noted] = await Promise.all([child, Promise.allSettled([noting])]);
  clearTimeout(timer);
  killGroup(pid);
  await record.remove();
  if (noted[0].status === 'rejected') throw noted[0].reason;
  return { end, isLate: late.signal.aborted };
}
