import { createRequire } from 'node:module';
import * as brand from '#/brand/fonts.ts';
import { scriptOf } from '#/messages/languages.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';

/** A font file of `brand/fonts/`, with those letters of its source that pages need. */
interface Face {
  source: string;
  letters: string;
  /** Whether it also gets the letters of the business's name. */
  hasName?: boolean;
  /** The script (by ISO 15924) whose headings are set in it. */
  displays?: string;
  keepFeatures?: readonly string[];
}

/** How a card's heading is set. */
export interface CardHeading {
  source: string;
  /** In pixels, like the others; marks above and below the letters need room. */
  size: number;
  lineHeight: number;
  /** The baseline of a single line. */
  baseline: number;
}

export const faces: Readonly<Record<string, Face>> = brand.faces;

const cardHeadings: Readonly<Record<string, CardHeading>> = brand.cardHeadings;

/** Returns how the headings of a language's cards are set. */
export function cardHeadingIn(code: string): CardHeading {
  const script = scriptOf(code);
  const heading = cardHeadings[script];
  if (heading) return heading;
  throw new ExpectedError(`src/brand/fonts.ts: cardHeadings has no font for ${script} (${code})`);
}

const inBrand = createRequire(new URL('../brand/fonts.ts', import.meta.url));
// Packages that only `npm run fonts` needs are installed there, the others in the project.
const inSources = createRequire(new URL('../tools/fonts/sources/package.json', import.meta.url));

/** Returns the path of a face's source: a file of `brand/`, such as `./fonts/own.ttf`, or of a package. */
export const fontSource = (source: string): string =>
  (source.startsWith('./') ? inBrand : inSources).resolve(source);
