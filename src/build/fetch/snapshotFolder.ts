import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import writeFileAtomic from 'write-file-atomic';
import { AmountsSchema, type Amounts } from '#/build/amounts.ts';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { parseJson } from '#/lib/parseJson.ts';
import { answersFile, readAnswers, type KeptAnswer } from './keptAnswers.ts';

const partFile = (directory: string, name: string) => join(directory, `${name}.json`);
const answerFile = (directory: string, name: string) => join(directory, `${name}.answers.jsonl`);
const goodFile = (directory: string) => partFile(directory, 'good');

/** The content of a snapshot: parts for pages, and the raw answers behind them. */
export interface SnapshotFiles {
  parts: Readonly<Record<string, unknown>>;
  answers: Readonly<Record<string, readonly KeptAnswer[]>>;
}

export async function writeSnapshotFiles(
  directory: string,
  { parts, answers }: SnapshotFiles,
): Promise<void> {
  const writtenParts = Object.entries(parts).map(([name, part]) =>
    writeFile(partFile(directory, name), JSON.stringify(part)),
  );
  const writtenAnswers = Object.entries(answers).map(([name, list]) =>
    writeFile(answerFile(directory, name), answersFile(list)),
  );
  await Promise.all([...writtenParts, ...writtenAnswers]);
}

async function readJson(file: string): Promise<unknown> {
  return parseJson(await readFile(file, 'utf8').catch(unlessMissing('')));
}

/** Reads a part of a snapshot; `undefined` if it is missing, or damaged by a power cut. */
export const readSnapshotPart = async <Part>(
  directory: string,
  name: string,
): Promise<Part | undefined> => (await readJson(partFile(directory, name))) as Part | undefined;

/** Reads the raw answers of a part; `undefined` if their file is missing or damaged. */
export const readSnapshotAnswers = (directory: string, name: string) =>
  readAnswers(answerFile(directory, name));

/** A snapshot whose site passed the gate, and the amounts of that site. */
export interface GoodSnapshot {
  directory: string;
  amounts: Amounts;
}

/** Marks a snapshot whose site passed the gate; later failures fall back to it. */
export const markGood = (directory: string, amounts: Amounts): Promise<void> =>
  writeFileAtomic(goodFile(directory), JSON.stringify(amounts));

/** Reads a snapshot that is marked as good; `undefined` if it is not. */
export async function readGood(directory: string): Promise<GoodSnapshot | undefined> {
  const result = v.safeParse(AmountsSchema, await readJson(goodFile(directory)));
  return result.success ? { directory, amounts: result.output } : undefined;
}
