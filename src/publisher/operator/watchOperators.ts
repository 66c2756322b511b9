import { watch } from 'node:fs';
import PQueue from 'p-queue';
import { messageOf } from '#/build/report/messageOf.ts';
import type { Folders } from '#/publisher/folders.ts';
import type { Log } from '#/publisher/log.ts';
import type { Publishing } from '#/publisher/publishing.ts';
import { REBUILD_REQUEST_FILE } from '#/publisher/queue/rebuildRequests.ts';
import type { PublisherSettings } from '#/publisher/settings.ts';
import { carryOut } from './operate.ts';
import { answerRequests, isOperatorRequest } from './operatorRequests.ts';

/** Watches the state folder, where operator commands leave their requests. */
export function watchOperators(
  { state }: Folders,
  settings: PublisherSettings,
  { worker }: Publishing,
  log: Log,
) {
  const inTurn = new PQueue({ concurrency: 1 });
  const answerAll = () =>
    answerRequests(state, (request) => {
      log('operator', { command: request.name, words: request.words });
      return carryOut(settings, request);
    }).catch((error: unknown) => log('operator-lost', { reason: messageOf(error) }));
  const watcher = watch(state, (_, file) => {
    if (file === REBUILD_REQUEST_FILE) worker.checkRequests();
    if (isOperatorRequest(file)) void inTurn.add(answerAll);
  });
  watcher.on('error', ({ message }) => log('unwatched', { reason: message })); // hooks still arrive
  void inTurn.add(answerAll); // some requests may be older than the watcher
  return {
    close: async () => {
      watcher.close();
      await inTurn.onIdle();
    },
  };
}
