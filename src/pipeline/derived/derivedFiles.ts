import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { exists } from '#/system/files/files.ts';
import { openStateFile } from '#/system/files/stateFile.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';
import { business, businessIn } from '#/business/business.ts';
import { parts } from '#/business/parts.ts';
import { languages } from '#/messages/languages.ts';
import { hasPage, pageNames } from '#/messages/pages.ts';
import { routeOf } from '#/routes.ts';
import { words } from '#/messages/messages.ts';
import { faceTexts } from './faceTexts.ts';

/** The digests of what each command has read, by language. */
const RECORD = join('src', 'assets', 'derived.json');
const RecordSchema = v.record(v.string(), v.record(v.string(), v.string()));

/** Letters that a phone may lack, and the marks that join them. */
const INDIC_WORD = /[\u0900-\u0aff\u200c\u200d]+/g;

/** The palette without its comments. Cards and brochures are drawn in these colours. */
const COLORS = readFileSync(join('src', 'styles', 'palette.css'), 'utf8').match(/--[\w-]+:[^;]+/g);

const { name, wordmark, gujaratiName, nameWords } = business;

/** A command that makes files from our words, facts and colours: `npm run cards`. */
type DerivingCommand = 'fonts' | 'cards' | 'brochure';

/** What each command reads of our words and facts for a language; `undefined` if it makes no file for it. */
const SOURCES: Readonly<Record<DerivingCommand, (code: string) => unknown>> = {
  fonts: (code) => {
    if (code === 'en') return [gujaratiName, nameWords];
    const found = faceTexts(code).all.flatMap((text) => text.match(INDIC_WORD) ?? []);
    return [...new Set(found)].sort();
  },
  cards: (code) => [
    name,
    wordmark,
    pageNames
      .filter((page) => hasPage(code, page))
      .map((page) => [page, routeOf(page).card, words(code)[page].card]),
  ],
  brochure: (code) => {
    if (!parts.franchises) return undefined; // it offers a franchise
    const { packs, packDuties, reviews, ...facts } = businessIn(code);
    return facts.brochure === undefined ? undefined : [words(code).brochure, facts];
  },
};

/** The digests of what a command reads now, by language. */
function digestsNow(command: DerivingCommand): Record<string, string> {
  const digests: Record<string, string> = {};
  for (const { code } of languages) {
    const source = SOURCES[command](code);
    const all = command === 'fonts' ? source : [source, COLORS];
    if (source !== undefined) digests[code] = hash('sha256', JSON.stringify(all)).slice(0, 16);
  }
  return digests;
}

const readRecord = async () => (await openStateFile(RECORD, RecordSchema).read()) ?? {};

/** Records that the files of a command are made from the present words, facts and colours. */
export async function recordDerived(command: DerivingCommand): Promise<void> {
  const record = { ...(await readRecord()), [command]: digestsNow(command) };
  await writeFile(RECORD, `${JSON.stringify(record, null, 2)}\n`);
}

/** Throws ExpectedError if a brochure that the facts name is not there. */
export async function checkBrochures(): Promise<void> {
  for (const { code } of languages) {
    const { brochure = '' } = businessIn(code);
    const file = join('src', 'assets', brochure);
    if (brochure !== '' && !(await exists(file))) {
      throw new ExpectedError(`${file}, a fact of src/business/, is not there: npm run brochure`);
    }
  }
}

/** A line for each command whose files are older than our words, facts and colours. */
export async function findOutdated(): Promise<string[]> {
  const record = await readRecord();
  const lines: string[] = [];
  for (const command of ['fonts', 'cards', 'brochure'] as const) {
    const digests = Object.entries(digestsNow(command));
    const outdated = digests.filter(([code, digest]) => digest !== record[command]?.[code]);
    const codes = outdated.map(([code]) => code).join(', ');
    if (codes === '') continue;
    lines.push(`${command} (${codes}) made from older words, facts or colours: npm run ${command}`);
  }
  return lines;
}
