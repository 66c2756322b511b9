import { hash } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { openStateFile } from '#/build/files/stateFile.ts';

const RawAnswerSchema = v.object({
  /** The address after `API_BASE_URL`. */
  endpoint: v.string(),
  /** When the API gave it, ISO 8601. */
  fetchedAt: v.string(),
  pages: v.array(v.object({ address: v.string(), text: v.string() })),
});

/** What the API said of an endpoint, as it came: every build parses it anew. */
export type RawAnswer = v.InferOutput<typeof RawAnswerSchema>;

const FOLDER = 'answers';

const fileNameOf = (endpoint: string) => `${hash('sha256', endpoint).slice(0, 32)}.json`;

const openAnswer = (folder: string, file: string) =>
  openStateFile(join(folder, file), RawAnswerSchema);

/**
 * Opens the raw answers of a build, which are saved in the folder of its unfinished snapshot. There those
 * of a build that failed may still be: what it got is used where the API fails now and no good snapshot
 * has a copy.
 */
export async function openAnswers(unfinished: string, goodSnapshots: readonly string[]) {
  const own = join(unfinished, FOLDER);
  await mkdir(own, { recursive: true });
  const folders = [...goodSnapshots.map((snapshot) => join(snapshot, FOLDER)), own];
  const saved = new Set<string>();

  return {
    save: async (answer: RawAnswer) => {
      const file = fileNameOf(answer.endpoint);
      saved.add(file);
      await openAnswer(own, file).write(answer);
    },
    /** The copy that earlier builds left, read by `read`; tries an older one where it gives `undefined`. */
    findCopy: async <Value>(endpoint: string, read: (answer: RawAnswer) => Value | undefined) => {
      for (const folder of folders) {
        const answer = await openAnswer(folder, fileNameOf(endpoint)).read();
        if (!answer) continue;
        const value = read(answer);
        if (value !== undefined) return { answer, value };
      }
      return undefined;
    },
    /** Removes what only earlier builds got, so that a finished snapshot holds its own answers alone. */
    removeOthers: async () => {
      const others = (await readdir(own)).filter((file) => !saved.has(file));
      await Promise.all(others.map((file) => rm(join(own, file), { force: true })));
    },
  };
}

export type Answers = Awaited<ReturnType<typeof openAnswers>>;
