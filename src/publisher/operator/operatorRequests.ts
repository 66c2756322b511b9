import { randomUUID } from 'node:crypto';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { exists } from '#/build/files/files.ts';
import { openStateFile } from '#/build/files/stateFile.ts';

const RequestSchema = v.object({ name: v.string(), words: v.array(v.string()) });
const AnswerSchema = v.object({ isDone: v.boolean(), text: v.string() });

/** An operator command from a shell, for the running publisher. */
export type OperatorRequest = v.InferOutput<typeof RequestSchema>;
/** Its result, in one sentence. */
export type OperatorAnswer = v.InferOutput<typeof AnswerSchema>;

const ASK_AGAIN_MS = 200;
const REQUEST = /^operator-[\da-f-]+\.json$/;
const OWN = /^operator-[\da-f-]+\./;

/** Whether a file in the state folder is a waiting request. */
export const isOperatorRequest = (file: string | null) => file !== null && REQUEST.test(file);

const takenOf = (file: string) => `${file}.taken`;
const answerOf = (file: string) => openStateFile(file.replace(/json$/, 'answer'), AnswerSchema);

/** Removes the files of earlier publishers and operators; an operator who still waits asks again. */
export async function removeRequests(state: string): Promise<void> {
  const names = (await readdir(state)).filter((name) => OWN.test(name));
  await Promise.all(names.map((name) => rm(join(state, name), { force: true })));
}

/** Carries out and answers each waiting request, once. */
export async function answerRequests(
  state: string,
  carryOut: (request: OperatorRequest) => Promise<OperatorAnswer>,
): Promise<void> {
  for (const name of (await readdir(state)).filter(isOperatorRequest)) {
    const file = join(state, name);
    const isTaken = await rename(file, takenOf(file)).then(() => true, unlessMissing(false));
    const request = isTaken ? await openStateFile(takenOf(file), RequestSchema).read() : undefined;
    if (!request) continue;
    await answerOf(file).write(await carryOut(request));
    await rm(takenOf(file), { force: true });
  }
}

/**
 * Lets a running publisher carry out a request. Gives `undefined` if `isOver` says that the publisher is
 * gone and it had not begun.
 */
export async function askPublisher(
  state: string,
  request: OperatorRequest,
  isOver: () => boolean,
): Promise<OperatorAnswer | undefined> {
  const file = join(state, `operator-${randomUUID()}.json`);
  const answer = answerOf(file);
  for (;;) {
    const answered = await answer.read();
    if (answered) {
      await answer.remove();
      return answered;
    }
    const isTaken = await exists(takenOf(file));
    if (isOver()) {
      await rm(file, { force: true });
      await rm(takenOf(file), { force: true });
      const text = 'the publisher ended while it was at this: look at what is live, and ask again';
      return isTaken ? { isDone: false, text } : undefined;
    }
    if (!isTaken && !(await exists(file))) await openStateFile(file, RequestSchema).write(request);
    await wait(ASK_AGAIN_MS);
  }
}
