import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import got from 'got';
import * as v from 'valibot';
import { parseJson } from '#/lib/json.ts';
import { unlessMissing } from '#/system/files/fileErrors.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';
import { messageOf } from '#/system/report/messageOf.ts';
import { foldersIn, type Folders } from '#/publisher/folders.ts';

export const OPERATE = '/operate';

export const CommandSchema = v.object({ name: v.string(), words: v.array(v.string()) });
const AccessSchema = v.object({ origin: v.string(), key: v.string() });

export type OperatorCommand = v.InferOutput<typeof CommandSchema>;

const accessFileIn = ({ state }: Folders) => join(state, 'operator.json');

/** Creates a key for the commands of this publisher. */
export const makeKey = () => randomBytes(32).toString('hex');

/** Writes the publisher's address and the key to its commands into a file for its own user and root only. */
export async function writeAccess(folders: Folders, access: v.InferOutput<typeof AccessSchema>) {
  const file = accessFileIn(folders);
  await rm(file, { force: true }); // an existing file would keep its mode
  await writeFile(file, JSON.stringify(access), { mode: 0o600 });
}

/**
 * Sends a command to the folder's publisher, because only that has all settings. Throws ExpectedError with
 * the reason of a failure. There is no time limit, because a rollback may have to deliver a whole release.
 */
export async function askPublisher(home: string, command: OperatorCommand): Promise<string> {
  const none = `PUBLISH_DIR: found no publisher at work in ${home}`;
  const text = await readFile(accessFileIn(foldersIn(home)), 'utf8')
    .catch(unlessMissing(''))
    .catch((error: unknown) => {
      throw new ExpectedError(`${none} (${messageOf(error)}); ask as the user that it runs as`);
    });
  const { success, output } = v.safeParse(AccessSchema, parseJson(text));
  if (!success) throw new ExpectedError(`${none}; start it first`);
  const { statusCode, body } = await got
    .post(output.origin + OPERATE, {
      json: command,
      headers: { authorization: `Bearer ${output.key}` },
      throwHttpErrors: false,
      retry: { limit: 0 },
    })
    .catch((error: unknown) => {
      throw new ExpectedError(`${none} (${messageOf(error)}); start it first`);
    });
  if (statusCode !== 200) throw new ExpectedError(body);
  return body;
}
