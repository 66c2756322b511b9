import { businessIn } from '#/business/business.ts';
import { isRecord } from '#/lib/isRecord.ts';
import type { Locale } from '#/messages/languages.ts';
import { pageNames, pageWords } from '#/messages/pages.ts';
import { words } from '#/messages/messages.ts';

/** Texts set in the display font, by file and key: headings, and what looks like one. */
const HEADINGS = [
  /heading/i,
  /^finder\.ourFranchises$/,
  /^about\.purpose\.tabs\.\w+\.label$/,
  /^(?:home|notFound)\.label$/,
];

/** Texts for machines, and those of social cards and brochures, which have their own fonts. */
const UNPAINTED = /\.description$|\.card\.|^(?:brochure|llms)\./;

function textsIn(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => textsIn(item, `${path}.${index}`));
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** All texts of our words and facts in a language, and those of them that are set in the display font. */
export function faceTexts(locale: Locale): { all: string[]; display: string[] } {
  const painted = textsIn(words(locale), '').filter(({ path }) => !UNPAINTED.test(path));
  const { gujaratiName, nameWords, kitchenDay, reply, ...others } = businessIn(locale);
  const facts = [
    gujaratiName,
    ...(nameWords?.words ?? []).map(({ latin }) => latin),
    ...(kitchenDay ?? []).map(({ time }) => time),
    reply?.short,
  ].filter((fact) => fact !== undefined);
  const headings = painted.filter(({ path }) => HEADINGS.some((heading) => heading.test(path)));
  const titles = pageNames
    .map((name) => pageWords(locale, name))
    .filter(({ heading }) => heading === undefined)
    .map(({ title }) => title); // of a page without a heading of its own, the title is its `h1`
  const otherFacts = textsIn({ nameWords, kitchenDay, reply, ...others }, '');
  return {
    all: [...painted, ...otherFacts].map(({ text }) => text).concat(facts),
    display: [...headings.map(({ text }) => text), ...titles, ...facts],
  };
}
