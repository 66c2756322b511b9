import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import * as v from 'valibot';
import { isRecord } from '#/lib/isRecord.ts';
import { formatTagOf, languageOf, languages, type Locale } from '#/messages/languages.ts';
import { formatIfKnown, namesIn } from '#/messages/messages.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';
import { describeIssues } from './business.ts';
import { CopySchemas, type Copy, type CopyName } from './copySchema.ts';
import { factValues } from './factValues.ts';

const FOLDER = 'src/brand/copy';

const isCopyName = (name: string): name is CopyName => name in CopySchemas;

/** Tells whether the business speaks a language: whether its copy has a folder for it. */
export const speaks = (code: string): boolean => existsSync(join(FOLDER, code));

/** Lists the texts below a value with their places: `story.paragraphs[0]`. */
export function textsIn(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (Array.isArray(value)) return value.flatMap((item, i) => textsIn(item, `${place}[${i}]`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, place === '' ? key : `${place}.${key}`),
  );
}

/** Yields the fault of a text that names what is no fact, or a fact that the business lacks. */
function* faultsOfText(text: string): Generator<string> {
  const facts = factValues('en');
  try {
    for (const name of namesIn(text)) {
      if (!(name in facts)) yield `names {${name}}, which is no fact`;
      else if (facts[name] === undefined)
        yield `names {${name}}, a fact that src/brand/facts lacks`;
    }
  } catch (error) {
    yield `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Reads a file of copy, without facts filled in, and lists its faults, one line each. */
function readFile(code: string, name: string): { texts: unknown; faults: string[] } {
  const file = `${FOLDER}/${code}/${name}.json`;
  if (!isCopyName(name)) return { texts: {}, faults: [`${file}: no page has this name`] };
  if (!existsSync(file)) return { texts: {}, faults: [] };
  try {
    const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const { issues = [] } = v.safeParse(CopySchemas[name], texts);
    const ofTexts = textsIn(texts).flatMap(([place, text]) =>
      [...faultsOfText(text)].map((fault) => `${file}: ${place} ${fault}`),
    );
    return { texts, faults: [...describeIssues(file, issues), ...ofTexts] };
  } catch (error) {
    return { texts: {}, faults: [`${file}: ${error instanceof Error ? error.message : ''}`] };
  }
}

/** Lists the names of a language's files of copy. */
export const copyFilesOf = (code: string): string[] =>
  globSync(`${FOLDER}/${code}/*.json`)
    .map((path) => parse(path).name)
    .sort();

/** Returns one line for each fault of the copy: an unknown block, a missing text, a fact that is not there. */
export const findCopyFaults = (): string[] =>
  languages.flatMap(({ code }) => copyFilesOf(code).flatMap((name) => readFile(code, name).faults));

/** Lists the files of copy that are still the sample's: `en/home.json`. */
export const listSampleCopy = (): string[] =>
  languages.flatMap(({ code }) =>
    copyFilesOf(code).flatMap((name) => {
      const { texts } = readFile(code, name);
      return isRecord(texts) && texts.isSample === true ? [`${code}/${name}.json`] : [];
    }),
  );

/**
 * Fills the facts into every text. A text with a fact that has no translation is left out, and the
 * block around it with it; of a list only that item is.
 */
function fillIn(value: unknown, code: string, isFile = false): unknown {
  if (typeof value === 'string') {
    return formatIfKnown(value, formatTagOf(code), factValues(code));
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => fillIn(item, code)).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (!isRecord(value)) return value;
  const filled = Object.entries(value).map(([key, inner]) => [key, fillIn(inner, code)] as const);
  const isWhole = filled.every(([key, inner]) => inner !== undefined || isRecord(value[key]));
  const present = filled.filter(([, inner]) => inner !== undefined);
  if (!isFile && (!isWhole || present.length === 0)) return undefined;
  return Object.fromEntries(present);
}

/** Only the type, because the raw texts are checked before facts are filled in. */
const CopySchema = v.custom<Copy>(isRecord);

function readCopy(code: string): Copy {
  const files = Object.keys(CopySchemas).map((name) => {
    const { texts, faults } = readFile(code, name);
    if (faults.length > 0) throw new ExpectedError(faults.join('\n'));
    return [name, fillIn(texts, code, true)];
  });
  return v.parse(CopySchema, Object.fromEntries(files));
}

const cache = new Map<string, Copy>();

/** Returns the business's texts in a language with the facts filled in. Throws ExpectedError with all faults of a file. */
export function copyIn(locale: Locale): Copy {
  const { code } = languageOf(locale);
  const found = cache.get(code) ?? readCopy(code);
  cache.set(code, found);
  return found;
}
