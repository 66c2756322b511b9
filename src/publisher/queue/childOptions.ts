import { WITHHELD } from '#/publisher/settings.ts';

/** How the publisher starts a program: it sees no secret, and is killed with all that it has started. */
export const childOptions = (timeoutMs: number, cancelSignal: AbortSignal) =>
  ({
    timeout: timeoutMs,
    cancelSignal,
    killSignal: 'SIGKILL',
    killDescendants: true,
    reject: false,
    env: WITHHELD,
  }) as const;
