import { englishPath } from '#/messages/languages.ts';
import type { FetchedFile, Measurement } from './measureRoute.ts';

const KB = 1024;

/** The budgets of each class of pages; all sizes here are in KB. */
const BY_CLASS = {
  home: { html: 24, pictures: 25, photographs: 60, everything: 85, requests: 11 },
  pictures: { html: 24, pictures: 40, photographs: 60, everything: 95, requests: 15 },
  longTexts: { html: 30, pictures: 40, photographs: 60, everything: 95, requests: 15 },
  galleries: { html: 24, pictures: 66, photographs: 180, everything: 120, requests: 24 },
  other: { html: 20, pictures: 10, photographs: 60, everything: 56, requests: 7 },
};
const SLIDER_SCRIPTS = 22;
const FONT_FILES = 3;
const FONTS = 26;
/** A text font for a script for which the system has none. */
const SCRIPT_FONT = 14;
/** The display font of a language other than English. */
const DISPLAY_FONT = 12;
/** The least layout shift that is printed as 0.01, and so exceeds a budget of 0. */
export const LEAST_SHIFT = 0.005;

function classOf(path: string): keyof typeof BY_CLASS {
  if (path === '/') return 'home';
  if (/^\/(contact|faqs|404)\b/.test(path)) return 'other';
  if (/^\/(services|franchise-details)\//.test(path)) return 'longTexts';
  return /^\/(image|video)-gallery\//.test(path) ? 'galleries' : 'pictures';
}

const sumBytes = (files: readonly FetchedFile[]) =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

const formatKb = (bytes: number) => (bytes / KB).toFixed(1);

/** A figure about files beside its budget, `12.1 of 24.0 KB`, with so many digits after the point. */
const figureOf = (
  title: string,
  files: readonly FetchedFile[],
  value: number,
  budget: number,
  digits = 0,
  unit = '',
) => ({
  title,
  comparison: `${value.toFixed(digits)} of ${budget.toFixed(digits)}${unit}`,
  isExceeded: value > budget,
  files,
});

const countOf = (title: string, files: readonly FetchedFile[], budget: number) =>
  figureOf(title, files, files.length, budget);

/** Adds up the bytes of files; the budget is in KB. */
export const sizeOf = (
  title: string,
  files: readonly FetchedFile[],
  budget: number,
  bytes = sumBytes(files),
) => figureOf(title, files, bytes / KB, budget, 1, ' KB');

/** The figures of a page, or of what it loads when an island on it hydrates. */
export interface Cost {
  name: string;
  figures: ReturnType<typeof figureOf>[];
}

/** The bytes of a page's HTML, compressed and without headers. */
export const htmlBytes = ({ files }: Measurement): number =>
  files.find(({ type }) => /html/.test(type))?.bodyBytes ?? 0;

/** The cost of a page; photographs, which may be larger, can replace the sample's drawings. */
export function costOf(page: Measurement, hasPhotographs = false): Cost {
  const { route, files, shift } = page;
  const path = englishPath(route);
  const { html, ...own } = BY_CLASS[classOf(path)];
  const pictures = hasPhotographs ? own.photographs : own.pictures;
  const displayFonts = path === route ? 0 : 1;
  const moreFiles = page.otherScripts + displayFonts;
  const moreFonts = page.otherScripts * SCRIPT_FONT + displayFonts * DISPLAY_FONT;
  const everything = own.everything + pictures - own.pictures + moreFonts;
  const ofType = (type: RegExp) => files.filter((file) => type.test(file.type));
  const [scripts, fonts] = [ofType(/javascript/), ofType(/^font/)];
  const late = scripts.filter(({ isBeforeLoad }) => !isBeforeLoad);
  const early = scripts.filter(({ isBeforeLoad }) => isBeforeLoad);
  const blocking = files.filter(({ isBlocking }) => isBlocking);
  const react = files.filter(({ address }) => address.includes('/react.')); // all of it is in one file
  return {
    name: route,
    figures: [
      sizeOf('HTML', ofType(/html/), html, htmlBytes(page)),
      countOf('render-blocking', blocking, 0),
      countOf('scripts before load', early, 0),
      countOf('React', react, 0),
      sizeOf('scripts after load', late, page.hasSlider ? SLIDER_SCRIPTS : 0),
      countOf('font files', fonts, FONT_FILES + moreFiles),
      sizeOf('fonts', fonts, FONTS + moreFonts),
      sizeOf('pictures', ofType(/^image/), pictures),
      sizeOf('everything', files, everything),
      countOf('requests', files, own.requests + moreFiles),
      figureOf('layout shift', [], shift < LEAST_SHIFT ? 0 : shift, 0, 2),
    ],
  };
}

/** The three largest files with their sizes, for the end of a line: `: /a.js (1.2 KB), /b.js (0.4 KB)`. */
function nameFiles(files: readonly FetchedFile[]): string {
  const largest = files.toSorted((one, other) => other.bytes - one.bytes).slice(0, 3);
  const names = largest.map(({ address, bytes }) => `${address} (${formatKb(bytes)} KB)`);
  return names.length === 0 ? '' : `: ${names.join(', ')}`;
}

/** One line for each budget that is exceeded, with the largest files. */
export const findFaults = (costs: readonly Cost[]): string[] =>
  costs.flatMap(({ name, figures }) =>
    figures
      .filter(({ isExceeded }) => isExceeded)
      .map(({ title, comparison, files }) => `${name}: ${title} ${comparison}${nameFiles(files)}`),
  );

/** Prints each figure beside its budget. */
export function printCosts(costs: readonly Cost[]): void {
  const cellsOf = ({ figures }: Cost) =>
    Object.fromEntries(figures.map(({ title, comparison }) => [title, comparison]));
  console.table(Object.fromEntries(costs.map((cost) => [cost.name, cellsOf(cost)])));
}
