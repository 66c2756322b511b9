import { appendFile, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { hasValidators, lineOf, linesOf, readLine, type KeptAnswer } from './keptAnswers.ts';

/**
 * What came longer ago is fetched again. A build has a quarter of an hour by default, and the longest wait
 * for the next is as long; more would publish texts that have been corrected since.
 */
const TRUSTED_MS = 30 * 60 * 1000;

/** The answers that a build had got which was killed, so that the next one goes on where it stopped. */
export interface UnfinishedFetch {
  get: (address: string) => KeptAnswer | undefined;
  /** Keeps one more, unless they have been forgotten meanwhile. */
  add: (answer: KeptAnswer) => Promise<void>;
}

/** Adds to a file that is there, and makes none. */
const APPEND = constants.O_WRONLY | constants.O_APPEND;

const folderOf = (cacheDir: string) => join(cacheDir, 'unfinished');
const fileOf = (cacheDir: string, key: string) => join(folderOf(cacheDir), `${key}.jsonl`);

/** Forgets the answers of an API called `key`, as when a build of them has come to its end. */
export const forgetUnfinishedFetch = (cacheDir: string, key: string): Promise<void> =>
  rm(fileOf(cacheDir, key), { force: true });

/** Whether an answer must be kept beside `known`: one that was found unchanged is found so again as cheaply. */
export const isWorthSaving = (answer: KeptAnswer, known: KeptAnswer | undefined) =>
  known === undefined || !hasValidators(known) || answer.text !== known.text;

/** Opens what an earlier fetch of the API called `key` left, written line by line as it came. */
export async function openUnfinishedFetch(
  cacheDir: string,
  key: string,
  now: Date,
): Promise<UnfinishedFetch> {
  const file = fileOf(cacheDir, key);
  await mkdir(folderOf(cacheDir), { recursive: true });
  const bytes = await readFile(file).catch(unlessMissing(Buffer.of()));
  const answers = Array.from(linesOf(bytes), readLine).filter((answer) => answer !== undefined);
  const isTrusted = ({ fetchedAt }: KeptAnswer) =>
    now.getTime() - Date.parse(fetchedAt) < TRUSTED_MS;
  const known = new Map(answers.filter(isTrusted).map((answer) => [answer.address, answer]));
  if (known.size === 0) await writeFile(file, '');
  return {
    get: (address) => known.get(address),
    // The line break comes first, so that a line which a kill has torn spoils no other.
    add: (answer) => {
      const line = lineOf({ ...answer, fetchedAt: new Date().toISOString() });
      return appendFile(file, `\n${line}`, { flag: APPEND }).catch(unlessMissing(undefined));
    },
  };
}
