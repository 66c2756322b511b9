import { hash } from 'node:crypto';
import { execa } from 'execa';
import PQueue from 'p-queue';
import type { Log } from '#/publisher/log.ts';
import { childOptions } from '#/publisher/queue/buildInChild.ts';
import type { PublisherSettings } from '#/publisher/settings.ts';
import type { PublisherState } from '#/publisher/state.ts';
import type { Releases } from './releases.ts';

/** Ends the shell's process group when its input ends, which is when the publisher is gone, even if killed. */
const END_WITH_PUBLISHER = 'exec 3<&0 </dev/null; { cat <&3; kill -KILL 0; } & exec 3<&-;';

/** Says that what is built does not show as long as a release is pinned. */
export const describePin = (pin: string) => `${pin} stays live until: npm run publisher -- unpin`;

/** Makes releases live, one at a time: first by the owner's command, if there is one, then here. */
export function createSwitcher(
  { command, buildTimeoutMs }: PublisherSettings,
  releases: Releases,
  state: PublisherState,
  log: Log,
) {
  let delivery = new AbortController();
  const inTurn = new PQueue({ concurrency: 1 });

  /** Names what is delivered where; a hash, because a command may hold a secret. */
  const markOf = (id: string) => hash('sha256', `${command ?? ''}\n${id}`);

  /** Gives the owner's command the finished folder as its last argument. */
  const runCommand = async (given: string, directory: string) => {
    const script = `${END_WITH_PUBLISHER} ${given} "$1"`;
    delivery = new AbortController();
    const child = execa('sh', ['-c', script, 'sh', directory], {
      ...childOptions(buildTimeoutMs, delivery.signal),
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const end = await child;
    child.kill(); // what it may have left running
    if (end.isCanceled)
      throw new Error('PUBLISH_COMMAND was stopped with the publisher, or for a rollback');
    if (end.timedOut) throw new Error('PUBLISH_COMMAND took longer than BUILD_TIMEOUT_S allows');
    // Its output may hold a secret of the owner, so only the exit code is reported.
    const cause = end.signal ?? `code ${end.exitCode ?? '?'}`;
    if (end.failed) throw new Error(`PUBLISH_COMMAND ended with ${cause}`);
  };

  const moveTo = async (id: string) => {
    if (command !== undefined) {
      log('deliver', { release: id });
      await state.set({ delivered: undefined }); // from here on there may be files of both releases
      await runCommand(command, releases.directoryOf(id));
      await state.set({ delivered: markOf(id) });
    }
    await releases.switchTo(id);
    log('switch', { release: id });
  };

  return {
    /** Whether the owner's command has delivered this release completely. */
    holds: (id: string) => command === undefined || state.get().delivered === markOf(id),
    /** Makes a new release live, unless an earlier one is pinned. */
    publish: (id: string) =>
      inTurn.add(async () => {
        const { pin } = state.get();
        if (pin === undefined) return moveTo(id);
        throw new Error(describePin(pin));
      }),
    /** Makes an earlier release live, and pins it. */
    rollBack: (id: string) => {
      delivery.abort();
      return inTurn.add(async () => {
        await releases.prepareReturn(id);
        await moveTo(id);
        await state.set({ pin: id, fallbacks: undefined });
      });
    },
    stop: () => delivery.abort(),
  };
}

export type Switcher = ReturnType<typeof createSwitcher>;
