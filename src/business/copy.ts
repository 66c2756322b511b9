import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import * as v from 'valibot';
import { isRecord } from '#/lib/json.ts';
import {
  defaultLanguage,
  formatTagOf,
  languageOf,
  languages,
  type Locale,
} from '#/messages/languages.ts';
import { formatIfKnown, namesIn } from '#/messages/messages.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';
import { messageOf } from '#/system/report/messageOf.ts';
import { describeIssues } from './business.ts';
import { CopySchemas, type Copy, type CopyName } from './copySchema.ts';
import { factValues, type FactValues } from './factValues.ts';

const FOLDER = 'src/brand/copy';

const isCopyName = (name: string): name is CopyName => name in CopySchemas;

/** Tells whether the business speaks a language: whether its copy has a folder for it. */
export const speaks = (code: string): boolean => existsSync(join(FOLDER, code));

/** Lists the texts below a value with their places: `story.paragraphs[0]`. */
function textsIn(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (Array.isArray(value)) return value.flatMap((item, i) => textsIn(item, `${place}[${i}]`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, place === '' ? key : `${place}.${key}`),
  );
}

/** Yields the faults of a text: a name in braces that is no fact, or a fact that the business lacks. */
function* faultsOfText(text: string, facts: FactValues): Generator<string> {
  try {
    for (const name of namesIn(text)) {
      if (!(name in facts))
        yield `names {${name}}, which is no fact; src/business/factValues.ts lists them`;
      else if (facts[name] === undefined)
        yield `names {${name}}, a fact that src/brand/facts lacks`;
    }
  } catch (error) {
    yield `cannot be read: ${messageOf(error)}`;
  }
}

/** Lists the faults of a file's texts, one line each: unknown and missing texts, and facts that are not there. */
export function faultsOfCopy(
  file: string,
  name: string,
  texts: unknown,
  facts: FactValues = factValues(defaultLanguage.code),
): string[] {
  if (!isCopyName(name)) return [`${file}: no page has this name`];
  const { issues = [] } = v.safeParse(CopySchemas[name], texts);
  const ofTexts = textsIn(texts).flatMap(([place, text]) =>
    [...faultsOfText(text, facts)].map((fault) => `${file}: ${place} ${fault}`),
  );
  return [...describeIssues(file, issues), ...ofTexts];
}

/** Reads a file of copy without filling in facts, and lists its faults; a missing file has no texts. */
function readFile(code: string, name: string): { texts: unknown; faults: string[] } {
  const file = `${FOLDER}/${code}/${name}.json`;
  if (!existsSync(file)) return { texts: {}, faults: [] };
  try {
    const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return { texts, faults: faultsOfCopy(file, name, texts) };
  } catch (error) {
    return { texts: {}, faults: [`${file}: ${messageOf(error)}`] };
  }
}

/** Lists the names of a language's files of copy. */
const copyFilesOf = (code: string): string[] =>
  globSync(`${FOLDER}/${code}/*.json`)
    .map((path) => parse(path).name)
    .sort();

/** Returns one line for each fault of the copy: an unknown block, a missing text, a fact that is not there. */
export const findCopyFaults = (): string[] =>
  languages.flatMap(({ code }) => copyFilesOf(code).flatMap((name) => readFile(code, name).faults));

/** Lists the English texts that a language lacks, with their places: `about.story.heading`. */
export const missingCopy = (code: string): string[] =>
  copyFilesOf(defaultLanguage.code).flatMap((name) => {
    const own = new Set(textsIn(readFile(code, name).texts).map(([place]) => place));
    return textsIn(readFile(defaultLanguage.code, name).texts, name)
      .map(([place]) => place)
      .filter((place) => !own.has(place.slice(name.length + 1)));
  });

/** Lists the names of files of copy that are still the sample's in any language: `home.json`. */
export const listSampleCopy = (): string[] =>
  languages.flatMap(({ code }) =>
    copyFilesOf(code).flatMap((name) => {
      const { texts } = readFile(code, name);
      return isRecord(texts) && texts.isSample === true ? [`${name}.json`] : [];
    }),
  );

/**
 * Fills facts into a text, or into all texts of a block. A text with a fact that has no translation is
 * left out, and the block around it with it; of a list only that item is.
 */
function fillBlock(value: unknown, tag: string, facts: FactValues): unknown {
  if (typeof value === 'string') return formatIfKnown(value, tag, facts);
  if (Array.isArray(value)) {
    const items = value.map((item) => fillBlock(item, tag, facts));
    const known = items.filter((item) => item !== undefined);
    return known.length > 0 ? known : undefined;
  }
  if (!isRecord(value)) return value;
  const filled = fillFacts(value, tag, facts);
  const lacksText = Object.keys(value).some((key) => !(key in filled || isRecord(value[key])));
  return lacksText || Object.keys(filled).length === 0 ? undefined : filled;
}

/** Fills facts into a file's texts, and leaves out the blocks that need one without a translation. */
export const fillFacts = (file: object, tag: string, facts: FactValues): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(file).flatMap(([key, value]) => {
      const filled = fillBlock(value, tag, facts);
      return filled === undefined ? [] : [[key, filled]];
    }),
  );

/** Only the type, because the raw texts are checked before facts are filled in. */
const CopySchema = v.custom<Copy>(isRecord);

function readCopy(code: string): Copy {
  const files = Object.keys(CopySchemas).map((name) => {
    const { texts, faults } = readFile(code, name);
    if (faults.length > 0) throw new ExpectedError(faults.join('\n'));
    return [
      name,
      fillFacts(v.parse(v.looseObject({}), texts), formatTagOf(code), factValues(code)),
    ];
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
