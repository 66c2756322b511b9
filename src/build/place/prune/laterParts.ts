/** Those above lie in the first screens; `base.css` lets the others wait as well. */
const FIRST_PARTS = 2;
const NOT_SEEN = new Set(['script', 'template']);

/** Watches a page's tags, and finds where the later parts of its `main` begin, or where `main` ends. */
export function findLaterParts() {
  let depth = 0;
  let mainDepth: number | undefined;
  let parts = 0;
  let start: number | undefined;
  return {
    open: (name: string, at: number) => {
      depth += 1;
      if (name === 'main') mainDepth = depth;
      if (mainDepth === undefined || depth !== mainDepth + 1 || NOT_SEEN.has(name)) return;
      parts += 1;
      if (parts > FIRST_PARTS) start ??= at;
    },
    close: (end: number) => {
      if (depth === mainDepth) start ??= end;
      depth -= 1;
    },
    read: () => start,
  };
}
