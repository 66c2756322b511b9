import type { Range } from './edits.ts';

/** Positions on a page that bound its first screens; `undefined` if the page has no such place. */
export interface FirstParts {
  bodyStart: number | undefined;
  mainStart: number | undefined;
  /** Just before the end tag of the introduction, the first `header` or `section` of `main`. */
  introductionEnd: number | undefined;
  /** Just before the end tag of the first container that ends below a phone's first screen. */
  firstScreenEnd: number | undefined;
  /** Just before the end tag of the second part of `main`; what follows lies below the first screens. */
  secondPartEnd: number | undefined;
}

const INTRODUCTIONS = new Set(['header', 'section']);
const NOT_SEEN = new Set(['script', 'template']);
/** The length of the HTML that fills a phone's first screen below the introduction. */
const FIRST_SCREEN_CHARACTERS = 4000;
/** Elements that may take one more, invisible child at their end. */
const CONTAINERS = new Set(['article', 'aside', 'div', 'header', 'section']);
/** Nothing may be added in these: React hydrates the first, and scripts do not run in the others. */
const SEALED = new Set(['astro-island', 'noscript', 'template']);

/** Watches a page's tags for its first parts. */
export function findFirstParts() {
  const found: FirstParts = {
    bodyStart: undefined,
    mainStart: undefined,
    introductionEnd: undefined,
    firstScreenEnd: undefined,
    secondPartEnd: undefined,
  };
  let depth = 0;
  let mainDepth = Infinity;
  let parts = 0;
  let sealed = 0;
  const isPart = (name: string) => depth === mainDepth + 1 && !NOT_SEEN.has(name);
  return {
    found,
    open: (name: string, { start, end }: Range) => {
      depth += 1;
      if (SEALED.has(name)) sealed += 1;
      if (name === 'body') found.bodyStart = end;
      if (name === 'main') {
        mainDepth = depth;
        found.mainStart = start;
      } else if (isPart(name)) parts += 1;
    },
    close: (name: string, start: number) => {
      if (SEALED.has(name)) sealed -= 1;
      if (depth > mainDepth && INTRODUCTIONS.has(name)) found.introductionEnd ??= start;
      const canTakeChild = depth > mainDepth && sealed === 0 && CONTAINERS.has(name);
      const { introductionEnd = Infinity } = found;
      const isBelow = start - introductionEnd > FIRST_SCREEN_CHARACTERS;
      if (canTakeChild && isBelow) found.firstScreenEnd ??= start;
      if (canTakeChild && isPart(name) && parts === 2) found.secondPartEnd ??= start;
      depth -= 1;
    },
  };
}
