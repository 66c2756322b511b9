import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { hasCode } from '#/build/files/fileErrors.ts';
import { openStateFile } from '#/build/files/stateFile.ts';

const RecordSchema = v.object({ pid: v.number(), startedAt: v.optional(v.string()) });

/** The start time of a process in Linux: it tells the process from a later one with the same number. */
const startOf = (pid: number) =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (text) => text.slice(text.lastIndexOf(')') + 2).split(' ')[19],
    () => undefined,
  );

/** Kills a process and everything it started; false if nothing of it is left. */
export function killGroup(pid: number): boolean {
  try {
    process.kill(-pid, 'SIGKILL');
    return true;
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false;
    throw error;
  }
}

/** Records on disk which process group is running, so that the next publisher can kill a leftover one. */
export function openGroupRecord(file: string) {
  const state = openStateFile(file, RecordSchema);

  /** Kills the recorded group, if it still exists and is still the same. */
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
  /** Where the running group is recorded. */
  record: GroupRecord;
}

/**
 * Waits for a process that leads its own group (`detached`). Kills it if it takes too long (`isLate`), and
 * in the end kills everything it started.
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
    killGroup(pid); // a process that cannot be recorded must not go on
    throw error;
  });
  const [end, noted] = await Promise.all([child, Promise.allSettled([noting])]);
  clearTimeout(timer);
  killGroup(pid);
  await record.remove();
  if (noted[0].status === 'rejected') throw noted[0].reason;
  return { end, isLate: late.signal.aborted };
}
