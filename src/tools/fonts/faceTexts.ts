import { readdir, readFile } from 'node:fs/promises';
import { business } from '#/config.ts';
import type { LanguageCode } from '#/content/languages.ts';
import { translateFacts, type FactWords } from '#/content/translateFacts.ts';
import { readSourceTexts } from './sourceTexts.ts';

const CONTENT = new URL('../../content/', import.meta.url);

/** Texts set in the display font, by file and key: headings, and what looks like one. */
const HEADINGS = [
  /heading/i,
  /^franchises\.ts ourFranchises$/,
  /^buyer\.ts buyer\.genuine$/,
  /^pages\/about\.ts page\.purpose\.tabs\.\d\.label$/,
  /^pages\/(?:home|notFound)\.ts link\.label$/,
];

/** Texts that no page shows: the brochure has its own fonts, and others are for machines. */
const UNPAINTED = /^brochure\.ts |\.description\b|\.card\./;

interface CopyText {
  text: string;
  isHeading: boolean;
}

async function readCopy(code: LanguageCode): Promise<CopyText[]> {
  const folder = new URL(`${code}/`, CONTENT);
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'));
  const cells = await Promise.all(
    files.map(async (file) =>
      readSourceTexts(await readFile(new URL(file, folder), 'utf8'))
        .map(({ key, text }) => ({ way: `${file} ${key}`, text }))
        .filter(({ way }) => !UNPAINTED.test(way))
        .map(({ way, text }) => ({
          text,
          isHeading: HEADINGS.some((heading) => heading.test(way)),
        })),
    ),
  );
  return cells.flat();
}

/** All texts of our copy and facts in a language, and those of them that are set in the display font. */
export async function faceTexts(
  code: LanguageCode,
  words: FactWords,
): Promise<{ all: string[]; display: string[] }> {
  const copy = await readCopy(code);
  const { gujaratiName, nameWords, kitchenDay, reply } = translateFacts(business, words);
  const facts = [
    gujaratiName,
    ...(nameWords?.words ?? []).map(({ latin }) => latin),
    ...(kitchenDay ?? []).map(({ time }) => time),
    reply?.short,
  ].filter((fact) => fact !== undefined);
  const headings = copy.filter(({ isHeading }) => isHeading);
  return {
    all: [...copy.map(({ text }) => text), ...facts],
    display: [...headings.map(({ text }) => text), ...facts],
  };
}
