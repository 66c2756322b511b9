import type { Range } from './pageElements.ts';

/** Where on a page its first screens are; each undefined where the page has no such place. */
export interface FirstParts {
  bodyStart: number | undefined;
  mainStart: number | undefined;
  /** The end, inside it, of what shows first of `main`: its introduction. */
  introductionEnd: number | undefined;
  /** The end, inside it, of the second part of `main`. What comes behind lies below the first screens. */
  lastEnd: number | undefined;
}

/** These lie in the first screens; `base.css` lets the others wait as well. */
const FIRST_PARTS = 2;
const NOT_SEEN = new Set(['script', 'template']);
/** What may hold something more at its end, which nobody sees. */
const CONTAINERS = new Set(['article', 'aside', 'div', 'header', 'section']);
const INTRODUCTIONS = new Set(['header', 'section']);

/** Watches a page's tags for its first parts. */
export function findFirstParts() {
  let depth = 0;
  let mainDepth: number | undefined;
  const found: FirstParts = {
    bodyStart: undefined,
    mainStart: undefined,
    introductionEnd: undefined,
    lastEnd: undefined,
  };
  let parts = 0;
  const isPart = (name: string) =>
    mainDepth !== undefined && depth === mainDepth + 1 && !NOT_SEEN.has(name);
  return {
    found,
    open: (name: string, { start, end }: Range) => {
      depth += 1;
      if (name === 'body') found.bodyStart = end;
      if (name === 'main') {
        mainDepth = depth;
        found.mainStart = start;
      } else if (isPart(name)) parts += 1;
    },
    close: (name: string, start: number) => {
      if (mainDepth !== undefined && INTRODUCTIONS.has(name)) found.introductionEnd ??= start;
      if (isPart(name) && parts === FIRST_PARTS && CONTAINERS.has(name)) found.lastEnd ??= start;
      depth -= 1;
    },
  };
}
