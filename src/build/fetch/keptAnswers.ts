import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { parseJson } from '#/lib/parseJson.ts';

const KeptAnswerSchema = v.object({
  /** What stands behind `API_BASE_URL`. */
  address: v.string(),
  text: v.string(),
  etag: v.optional(v.string()),
  lastModified: v.optional(v.string()),
  /** When it was last known to be what the API says, ISO 8601. */
  fetchedAt: v.string(),
});

/** A raw answer with its validators, kept so that the next build reads it anew. */
export type KeptAnswer = v.InferOutput<typeof KeptAnswerSchema>;

/** Whether it can be asked of an answer whether it is still the same. */
export const hasValidators = ({ etag, lastModified }: KeptAnswer) =>
  etag !== undefined || lastModified !== undefined;

const HeadSchema = v.object({ count: v.number() });
const CHUNK_LENGTH = 1_000_000;
const NEW_LINE = 10;

/** One answer as a line of a file; it holds no line break, as JSON escapes them. */
export const lineOf = (answer: KeptAnswer) => JSON.stringify(answer);

/** A line of a file as the answer that it is, `undefined` where it was torn. */
export function readLine(line: string): KeptAnswer | undefined {
  const result = v.safeParse(KeptAnswerSchema, parseJson(line));
  return result.success ? result.output : undefined;
}

/**
 * The file of a list of answers, in parts: one string cannot hold what 100,000 posts may have. Its first
 * line says how many follow, so that a torn file is known.
 */
export function* answersFile(answers: readonly KeptAnswer[]): Generator<string> {
  let chunk = JSON.stringify({ count: answers.length });
  for (const answer of answers) {
    chunk += `\n${lineOf(answer)}`;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

/** The lines of a file, one after another. */
export function* linesOf(bytes: Buffer): Generator<string> {
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(NEW_LINE, start);
    const stop = end === -1 ? bytes.length : end;
    yield bytes.toString('utf8', start, stop);
    start = stop + 1;
  }
}

/** The answers of a file that `answersFile` made; `undefined` where it is missing or was torn. */
export async function readAnswers(file: string): Promise<KeptAnswer[] | undefined> {
  const bytes = await readFile(file).catch(unlessMissing(Buffer.of()));
  const [headLine = '', ...lines] = linesOf(bytes);
  const head = v.safeParse(HeadSchema, parseJson(headLine));
  const answers = lines.map(readLine).filter((answer) => answer !== undefined);
  return head.success && head.output.count === answers.length ? answers : undefined;
}
