import { hasCode } from '#/build/files/fileErrors.ts';

/** Kills a process and everything it started; does nothing if nothing of it is left. */
export function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

/**
 * For a child that leads its own group: ends all of it once the publisher is gone, even if that was killed.
 * Returns a function for the child's regular end.
 */
export function endWithParent(): () => void {
  const end = () => killGroup(process.pid);
  process.once('disconnect', end);
  return () => {
    process.off('disconnect', end);
    process.disconnect();
  };
}

/** Runs child processes that lead their own groups (`detached`), each with a time limit. */
export function createProcessGroups(timeoutMs: number) {
  const running = new Set<number>();

  return {
    /** Waits for a child, kills it if it takes too long (`isLate`), and in the end kills what it started. */
    supervise: async <End>(child: PromiseLike<End> & { pid?: number | undefined }) => {
      const { pid } = child;
      if (pid === undefined) return { end: await child, isLate: false };
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        killGroup(pid);
      }, timeoutMs);
      running.add(pid);
      const end = await child;
      clearTimeout(timer);
      killGroup(pid);
      running.delete(pid);
      return { end, isLate };
    },
    killAll: () => running.forEach(killGroup),
  };
}

export type ProcessGroups = ReturnType<typeof createProcessGroups>;
