import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { lineOf, linesOf, readLine, type KeptAnswer } from './keptAnswers.ts';

/** What was fetched so long ago is fetched again. */
const TRUSTED_MS = 60 * 60 * 1000;

/** The answers of a fetch that did not come to its end, so that the next one goes on where it stopped. */
export interface UnfinishedFetch {
  get: (address: string) => KeptAnswer | undefined;
  add: (answer: KeptAnswer) => Promise<void>;
  /** Forgets them, as when a whole snapshot holds them. */
  forget: () => Promise<void>;
}

/** Opens what an earlier fetch of the API called `key` left, written line by line as it came. */
export async function openUnfinishedFetch(
  cacheDir: string,
  key: string,
  now: Date,
): Promise<UnfinishedFetch> {
  const folder = join(cacheDir, 'unfinished');
  const file = join(folder, `${key}.jsonl`);
  await mkdir(folder, { recursive: true });
  const bytes = await readFile(file).catch(unlessMissing(Buffer.of()));
  const answers = Array.from(linesOf(bytes), readLine).filter((answer) => answer !== undefined);
  const isTrusted = ({ fetchedAt }: KeptAnswer) =>
    now.getTime() - Date.parse(fetchedAt) < TRUSTED_MS;
  const known = new Map(answers.filter(isTrusted).map((answer) => [answer.address, answer]));
  if (known.size === 0) await rm(file, { force: true });
  return {
    get: (address) => known.get(address),
    // The line break comes first, so that a line which a kill has torn spoils no other.
    add: (answer) => appendFile(file, `\n${lineOf(answer)}`),
    forget: () => {
      known.clear();
      return rm(file, { force: true });
    },
  };
}
