import type { Range } from './edits.ts';

/** Positions on a page that bound its first screens; `undefined` if the page has no such place. */
export interface FirstParts {
  bodyStart: number | undefined;
  mainStart: number | undefined;
  /** Just before the end tag of the introduction, the first `header` or `section` of `main`. */
  introductionEnd: number | undefined;
  /**
   * Just before the end tag of the first container that ends below a phone's first screen, else of `main`;
   * but above the first form that React hydrates: what hydrates it must be there when it is sent.
   */
  firstScreenEnd: number | undefined;
  /** Just before the end tag of the second part of `main`; what follows lies below the first screens. */
  secondPartEnd: number | undefined;
}

/** The length of the HTML that fills a phone's first screen below the introduction. */
const FIRST_SCREEN_CHARACTERS = 8000;
const INTRODUCTIONS = new Set(['header', 'section']);
const NOT_SEEN = new Set(['script', 'template']);
/** Elements that may take one more, invisible child at their end. */
const CONTAINERS = new Set(['article', 'aside', 'div', 'header', 'section']);
const ISLAND = 'astro-island';
/** React hydrates the first, and scripts do not run in the others. */
const CLOSED = new Set([ISLAND, 'noscript', 'template']);

type Attributes = Record<string, string>;

/** Whether nothing may be added in an element: scripts fill those with a role, and hidden ones. */
const isClosed = (name: string, { role, hidden }: Attributes) =>
  CLOSED.has(name) || role !== undefined || hidden !== undefined;

/** Watches a page's tags for its first parts. */
export function findFirstParts() {
  const found: FirstParts = {
    bodyStart: undefined,
    mainStart: undefined,
    introductionEnd: undefined,
    firstScreenEnd: undefined,
    secondPartEnd: undefined,
  };
  const path: { name: string; isClosed: boolean }[] = [];
  let mainDepth = Infinity;
  let parts = 0;
  /** Where the last container below the introduction ends. */
  let lastEnd: number | undefined;
  let hasForm = false;
  const isPart = (name: string) => path.length === mainDepth + 1 && !NOT_SEEN.has(name);

  const open = (name: string, attributes: Attributes, { start, end }: Range) => {
    if (name === 'form' && path.some((parent) => parent.name === ISLAND)) {
      if (!hasForm) found.firstScreenEnd ??= lastEnd;
      hasForm = true;
    }
    path.push({ name, isClosed: isClosed(name, attributes) });
    if (name === 'body') found.bodyStart = end;
    if (name === 'main') {
      mainDepth = path.length;
      found.mainStart = start;
    } else if (isPart(name)) parts += 1;
  };
  const endFirstScreen = (start: number) => {
    if (!hasForm) found.firstScreenEnd ??= start;
  };
  const endContainer = (name: string, start: number) => {
    if (INTRODUCTIONS.has(name)) found.introductionEnd ??= start;
    if (isPart(name) && parts === 2) found.secondPartEnd ??= start;
    const { introductionEnd = Infinity } = found;
    if (start < introductionEnd || path.some((parent) => parent.isClosed)) return;
    lastEnd = start;
    if (start > introductionEnd + FIRST_SCREEN_CHARACTERS) endFirstScreen(start);
  };
  const close = (name: string, start: number) => {
    if (path.length > mainDepth && CONTAINERS.has(name)) endContainer(name, start);
    if (name === 'main') endFirstScreen(start);
    path.pop();
  };
  return { found, open, close };
}
