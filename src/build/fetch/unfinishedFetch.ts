import { appendFile, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { hasValidators, lineOf, linesOf, readLine, type KeptAnswer } from './keptAnswers.ts';

/**
 * Older answers are fetched again. By default a build may take 15 minutes, and the next may start up to 15
 * minutes later; older texts may have been corrected since.
 */
const TRUSTED_MS = 30 * 60 * 1000;

/** The answers that a killed build had already got: the next build continues from there. */
export interface UnfinishedFetch {
  get: (address: string) => KeptAnswer | undefined;
  /** Saves an answer, unless the file has been removed by `forgetUnfinishedFetch`. */
  add: (answer: KeptAnswer) => Promise<void>;
}

/** Appends, but does not create a missing file. */
const APPEND = constants.O_WRONLY | constants.O_APPEND;

const folderOf = (cacheDir: string) => join(cacheDir, 'unfinished');
const fileOf = (cacheDir: string, key: string) => join(folderOf(cacheDir), `${key}.jsonl`);

/** Removes the saved answers of the API called `key`, as after a complete build. */
export const forgetUnfinishedFetch = (cacheDir: string, key: string): Promise<void> =>
  rm(fileOf(cacheDir, key), { force: true });

/**
 * Whether an answer must be saved although `known` exists. An unchanged one with validators need not:
 * asking again costs no more.
 */
export const isWorthSaving = (answer: KeptAnswer, known: KeptAnswer | undefined) =>
  known === undefined || !hasValidators(known) || answer.text !== known.text;

/**
 * Opens what an earlier fetch of the API called `key` left. Answers are appended line by line as they
 * arrive.
 */
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
    // The line break comes first, so that a line cut short by a kill does not damage the next one.
    add: (answer) => {
      const line = lineOf({ ...answer, fetchedAt: new Date().toISOString() });
      return appendFile(file, `\n${line}`, { flag: APPEND }).catch(unlessMissing(undefined));
    },
  };
}
