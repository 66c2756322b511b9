import { execa } from 'execa';
import { supervise, type Supervision } from '#/publisher/queue/processGroup.ts';
import { DeliveryError, WITHHELD, type Target } from './target.ts';

/** The owner's own command, run by the shell with the finished folder as its last argument. */
export const commandTarget = (command: string, supervision: Supervision): Target => ({
  check: () => Promise.resolve(true), // only its owner can tell what is delivered
  deliver: async (_, directory) => {
    const child = execa('sh', ['-c', `${command} "$1"`, 'sh', directory], {
      detached: true,
      stdin: 'ignore',
      reject: false,
      env: WITHHELD,
    });
    const { end, isLate } = await supervise(child, supervision);
    if (isLate) throw new DeliveryError('PUBLISH_COMMAND took too long');
    // Its output may hold a secret of the owner, so only the exit code is reported.
    if (end.failed) {
      throw new DeliveryError(
        `PUBLISH_COMMAND ended with ${end.signal ?? `code ${end.exitCode ?? '?'}`}`,
      );
    }
  },
});
