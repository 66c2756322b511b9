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

/** Hears what operators ask for from a shell: they leave it in the state folder. */
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
  watcher.on('error', ({ message }) => log('unwatched', { reason: message })); // hooks still come
  void inTurn.add(answerAll); // some may have come before there was a watcher
  return {
    close: async () => {
      watcher.close();
      await inTurn.onIdle();
    },
  };
}
