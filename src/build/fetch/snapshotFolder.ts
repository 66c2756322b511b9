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

/** What a snapshot's folder gets: parts for pages, and the raw answers that they come from. */
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

/** Reads a part of a snapshot; one that is not there, or torn by a power cut, is no copy. */
export const readSnapshotPart = async <Part>(
  directory: string,
  name: string,
): Promise<Part | undefined> => (await readJson(partFile(directory, name))) as Part | undefined;

/** Reads the raw answers of a part, unless their file is not there or torn. */
export const readSnapshotAnswers = (directory: string, name: string) =>
  readAnswers(answerFile(directory, name));

/** A snapshot whose site passed its gate, and how much that site held. */
export interface GoodSnapshot {
  directory: string;
  amounts: Amounts;
}

/** Says that the site made of a snapshot passed its gate: what fails from now on falls back to it. */
export const markGood = (directory: string, amounts: Amounts): Promise<void> =>
  writeFileAtomic(goodFile(directory), JSON.stringify(amounts));

/** A snapshot as a good one, unless nothing has marked it so. */
export async function readGood(directory: string): Promise<GoodSnapshot | undefined> {
  const result = v.safeParse(AmountsSchema, await readJson(goodFile(directory)));
  return result.success ? { directory, amounts: result.output } : undefined;
}
