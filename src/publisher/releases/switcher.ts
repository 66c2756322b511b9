import { join } from 'node:path';
import PQueue from 'p-queue';
import type { Folders } from '#/publisher/folders.ts';
import type { Log } from '#/publisher/log.ts';
import { InterruptedError } from '#/publisher/queue/buildInChild.ts';
import { runOwnersCommand } from '#/publisher/queue/ownersCommand.ts';
import type { PublisherSettings } from '#/publisher/settings.ts';
import type { PublisherState } from '#/publisher/state.ts';
import type { Releases } from './releases.ts';

/** Makes releases live, one at a time: first with the owner's command, if set, then in our own folder. */
export function createSwitcher(
  { command, buildTimeoutMs }: PublisherSettings,
  folders: Folders,
  releases: Releases,
  state: PublisherState,
  log: Log,
) {
  let delivery = new AbortController();
  let delivered: string | undefined;
  const inTurn = new PQueue({ concurrency: 1 });

  const deliver = async (publishCommand: string, id: string) => {
    log('deliver', { release: id });
    delivered = undefined; // from here on the target may have files of both releases
    delivery = new AbortController();
    await runOwnersCommand(
      {
        name: 'PUBLISH_COMMAND',
        command: publishCommand,
        timeoutMs: buildTimeoutMs,
        signal: delivery.signal,
        outputFile: join(folders.state, 'publish-command.log'),
      },
      releases.directoryOf(id),
    );
    delivered = id;
  };

  const moveTo = async (id: string) => {
    if (command !== undefined) await deliver(command, id);
    await releases.switchTo(id);
    log('switch', { release: id });
  };

  return {
    /** Tells whether the owner's command has delivered this whole release since the publisher started. */
    holds: (id: string) => command === undefined || delivered === id,
    /** Makes a new release live, unless an earlier one is pinned. */
    publish: (id: string) =>
      inTurn.add(async () => {
        const { pin } = state.get();
        if (pin === undefined) return moveTo(id);
        throw new InterruptedError(`${pin} stays live until: npm run publisher -- unpin`);
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
