import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { writeWhole } from '#/build/files/writeWhole.ts';
import { parseJson } from '#/lib/parseJson.ts';

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

const fileNameOf = (endpoint: string) =>
  `${createHash('sha256').update(endpoint).digest('hex').slice(0, 32)}.json`;

async function readAnswer(file: string): Promise<RawAnswer | undefined> {
  const text = await readFile(file, 'utf8').catch(unlessMissing(''));
  const result = v.safeParse(RawAnswerSchema, parseJson(text));
  return result.success ? result.output : undefined; // a power cut may have damaged it
}

const listFiles = (folder: string) => readdir(folder).catch(unlessMissing<string[]>([]));

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
      await writeWhole(join(own, file), JSON.stringify(answer));
    },
    /** The copy that earlier builds left, read by `read`; tries an older one where it gives `undefined`. */
    findCopy: async <Value>(endpoint: string, read: (answer: RawAnswer) => Value | undefined) => {
      for (const folder of folders) {
        const answer = await readAnswer(join(folder, fileNameOf(endpoint)));
        if (!answer) continue;
        const value = read(answer);
        if (value !== undefined) return { answer, value };
      }
      return undefined;
    },
    /** Removes what only earlier builds got, so that a finished snapshot holds its own answers alone. */
    removeOthers: async () => {
      const others = (await listFiles(own)).filter((file) => !saved.has(file));
      await Promise.all(others.map((file) => rm(join(own, file), { force: true })));
    },
  };
}

export type Answers = Awaited<ReturnType<typeof openAnswers>>;
