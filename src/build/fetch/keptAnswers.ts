import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { parseJson } from '#/lib/parseJson.ts';

const KeptAnswerSchema = v.object({
  /** The part of the URL after `API_BASE_URL`. */
  address: v.string(),
  text: v.string(),
  etag: v.optional(v.string()),
  lastModified: v.optional(v.string()),
  /** When the API last gave or confirmed this answer, ISO 8601. */
  fetchedAt: v.string(),
});

/** A raw answer with its validators, stored so that the next build can parse it again. */
export type KeptAnswer = v.InferOutput<typeof KeptAnswerSchema>;

/** Whether a conditional request is possible. */
export const hasValidators = ({ etag, lastModified }: KeptAnswer) =>
  etag !== undefined || lastModified !== undefined;

const HeadSchema = v.object({ count: v.number() });
const CHUNK_LENGTH = 1_000_000;
const NEW_LINE = 10;

/** An answer as one line of a file: JSON escapes line breaks. */
export const lineOf = (answer: KeptAnswer) => JSON.stringify(answer);

/** Reads a line of a file as an answer; `undefined` if the line is damaged. */
export function readLine(line: string): KeptAnswer | undefined {
  const result = v.safeParse(KeptAnswerSchema, parseJson(line));
  return result.success ? result.output : undefined;
}

/**
 * The file of a list of answers, in chunks, because 100,000 posts do not fit into one string. Its first
 * line holds their number, so that an incomplete file is noticed.
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

/** Yields the lines of a file. */
export function* linesOf(bytes: Buffer): Generator<string> {
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(NEW_LINE, start);
    const stop = end === -1 ? bytes.length : end;
    yield bytes.toString('utf8', start, stop);
    start = stop + 1;
  }
}

/** Reads a file made by `answersFile`; `undefined` if it is missing or incomplete. */
export async function readAnswers(file: string): Promise<KeptAnswer[] | undefined> {
  const bytes = await readFile(file).catch(unlessMissing(Buffer.of()));
  const [headLine = '', ...lines] = linesOf(bytes);
  const head = v.safeParse(HeadSchema, parseJson(headLine));
  const answers = lines.map(readLine).filter((answer) => answer !== undefined);
  return head.success && head.output.count === answers.length ? answers : undefined;
}
