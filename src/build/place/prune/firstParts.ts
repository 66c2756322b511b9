import type { Range } from './edits.ts';

/** Positions on a page that bound its first screens; `undefined` if the page has no such place. */
export interface FirstParts {
  bodyStart: number | undefined;
  mainStart: number | undefined;
  /** Just before the end tag of the introduction, the first `header` or `section` of `main`. */
  introductionEnd: number | undefined;
  /** Just before the end tag of the second part of `main`; what follows lies below the first screens. */
  secondPartEnd: number | undefined;
}

const INTRODUCTIONS = new Set(['header', 'section']);
const NOT_SEEN = new Set(['script', 'template']);
/** Elements that may take one more, invisible child at their end. */
const CONTAINERS = new Set(['article', 'aside', 'div', 'header', 'section']);

/** Watches a page's tags for its first parts. */
export function findFirstParts() {
  const found: FirstParts = {
    bodyStart: undefined,
    mainStart: undefined,
    introductionEnd: undefined,
    secondPartEnd: undefined,
  };
  let depth = 0;
  let mainDepth = Infinity;
  let parts = 0;
  const isPart = (name: string) => depth === mainDepth + 1 && !NOT_SEEN.has(name);
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
      if (depth > mainDepth && INTRODUCTIONS.has(name)) found.introductionEnd ??= start;
      if (isPart(name) && parts === 2 && CONTAINERS.has(name)) found.secondPartEnd ??= start;
      depth -= 1;
    },
  };
}
