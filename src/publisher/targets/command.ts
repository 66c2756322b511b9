import { execa } from 'execa';
import { supervise, type Supervision } from '#/publisher/queue/processGroup.ts';
import { DeliveryError, WITHHELD, type Target } from './target.ts';

/** The owner's own way: a command of the shell, which gets the finished folder as its last word. */
export const commandTarget = (command: string, supervision: Supervision): Target => ({
  check: () => Promise.resolve(true), // only its owner knows where it brings what
  deliver: async (_, directory) => {
    const child = execa('sh', ['-c', `${command} "$1"`, 'sh', directory], {
      detached: true,
      stdin: 'ignore',
      reject: false,
      env: WITHHELD,
    });
    const { end, isLate } = await supervise(child, supervision);
    if (isLate) throw new DeliveryError('PUBLISH_COMMAND took too long');
    // What it printed may hold a secret of the owner's, so only its end is told.
    if (end.failed) {
      throw new DeliveryError(
        `PUBLISH_COMMAND ended with ${end.signal ?? `code ${end.exitCode ?? '?'}`}`,
      );
    }
  },
});
