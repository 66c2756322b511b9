import { access, constants } from 'node:fs/promises';
import type { FileLock } from '#/build/files/fileLock.ts';
import { exists } from '#/build/files/files.ts';
import { messageOf } from '#/build/report/messageOf.ts';
import { runOperatorCommand, OperatorError } from './operatorCommand.ts';
import { foldersIn } from '#/publisher/folders.ts';
import { tryToLockHome } from '#/publisher/lockHome.ts';
import type { OperatorAnswer, OperatorRequest } from './operatorRequests.ts';
import { askPublisher } from './operatorRequests.ts';
import { requireOwnHome } from '#/publisher/requireOwnHome.ts';
import type { TargetSettings } from '#/publisher/settings.ts';

async function requireHome(home: string): Promise<void> {
  const { state } = foldersIn(home);
  if (!(await exists(state))) {
    throw new OperatorError(
      `PUBLISH_DIR: found ${home}, where no publisher has worked; expected its folder`,
    );
  }
  await requireOwnHome(home);
  await access(state, constants.W_OK).catch((error: unknown) => {
    throw new OperatorError(`${messageOf(error)}: run this as the user that the publisher runs as`);
  });
}

/** Runs an operator command in this process; a command that fails gives an answer too. */
export const carryOut = (
  settings: TargetSettings,
  { name, words }: OperatorRequest,
): Promise<OperatorAnswer> =>
  runOperatorCommand(settings, name, words).then(
    (text) => ({ isDone: true, text }),
    (error: unknown) => ({ isDone: false, text: messageOf(error) }),
  );

/**
 * Runs an operator command: in the publisher of this folder if one is running, because it has all settings
 * and rights, else here. Throws OperatorError, which says why it failed.
 */
export async function operate(settings: TargetSettings, request: OperatorRequest): Promise<string> {
  await requireHome(settings.home);
  const folders = foldersIn(settings.home);
  let lock: FileLock | undefined;
  const hasNoPublisher = () => {
    lock = tryToLockHome(folders);
    return lock !== undefined;
  };
  try {
    const answer =
      (await askPublisher(folders.state, request, hasNoPublisher)) ??
      (await carryOut(settings, request));
    if (!answer.isDone) throw new OperatorError(answer.text);
    return answer.text;
  } finally {
    lock?.release();
  }
}
