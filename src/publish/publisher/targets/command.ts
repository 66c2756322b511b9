import { execa } from 'execa';
import { killGroup } from '~/publish/publisher/processGroup';
import type { Target } from './target';

/** The release could not be brought to where visitors get it from; it is tried again at the next hook. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
}

/** The owner's own way: a command of the shell, which gets the finished folder as its last word. */
export const commandTarget = (command: string, timeoutMs: number): Target => ({
  deliver: async (_, directory) => {
    const child = execa('sh', ['-c', `${command} "$1"`, 'sh', directory], {
      detached: true,
      stdin: 'ignore',
      reject: false,
      env: { WEBHOOK_SECRET: undefined, WEBHOOK_TOKEN: undefined },
    });
    const timer = setTimeout(() => child.pid !== undefined && killGroup(child.pid), timeoutMs);
    const { exitCode, signal } = await child;
    clearTimeout(timer);
    // What it printed may hold a secret of the owner's, so only its end is told.
    if (exitCode !== 0) {
      throw new DeliveryError(`PUBLISH_COMMAND ended with ${signal ?? `code ${exitCode ?? '?'}`}`);
    }
  },
});
