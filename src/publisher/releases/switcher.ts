import { join } from 'node:path';
import PQueue from 'p-queue';
import type { Folders } from '#/publisher/folders.ts';
import type { Log } from '#/publisher/log.ts';
import { InterruptedError } from '#/publisher/queue/buildInChild.ts';
import { runOwnersCommand } from '#/publisher/queue/ownersCommand.ts';
import type { PublisherSettings } from '#/publisher/settings.ts';
import type { PublisherState } from '#/publisher/state.ts';
import type { Releases } from './releases.ts';

interface SwitcherOptions {
  settings: PublisherSettings;
  folders: Folders;
  releases: Releases;
  state: PublisherState;
  log: Log;
  /** Aborted when the publisher stops. */
  signal: AbortSignal;
}

/** Gives a release to the owner's command, if there is one. */
async function deliver(id: string, options: SwitcherOptions, signal: AbortSignal): Promise<void> {
  const { settings, folders, releases, log } = options;
  const { command, buildTimeoutMs: timeoutMs } = settings;
  if (command === undefined) return;
  log('deliver', { release: id });
  const outputFile = join(folders.state, 'publish-command.log');
  const order = { name: 'PUBLISH_COMMAND', command, timeoutMs, signal, outputFile } as const;
  await runOwnersCommand(order, releases.directoryOf(id));
}

/** Makes releases live, one at a time: first with the owner's command, if set, then in our own folder. */
export function createSwitcher(options: SwitcherOptions) {
  const { settings, releases, state, log, signal } = options;
  const inTurn = new PQueue({ concurrency: 1 });
  let delivery = new AbortController();
  let delivered: string | undefined;

  const moveTo = async (id: string) => {
    delivered = undefined; // from here on the target may have files of both releases
    delivery = new AbortController();
    await deliver(id, options, AbortSignal.any([signal, delivery.signal]));
    delivered = id;
    await releases.switchTo(id);
    log('switch', { release: id });
  };

  return {
    /** Tells whether the owner's command has delivered this whole release since the publisher started. */
    holds: (id: string) => settings.command === undefined || delivered === id,
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
  };
}

export type Switcher = ReturnType<typeof createSwitcher>;
