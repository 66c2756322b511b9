/** These lie in the first screens; `base.css` lets the others wait as well. */
const FIRST_PARTS = 2;
const NOT_SEEN = new Set(['script', 'template']);
/** What may hold something more at its end, which nobody sees. */
const CONTAINERS = new Set(['article', 'aside', 'div', 'header', 'section']);

/** Watches a page's tags, and finds the end of what its first screens hold, inside the second part of `main`. */
export function findFirstPartsEnd() {
  let depth = 0;
  let mainDepth: number | undefined;
  let parts = 0;
  let end: number | undefined;
  const isPart = (name: string) =>
    mainDepth !== undefined && depth === mainDepth + 1 && !NOT_SEEN.has(name);
  return {
    open: (name: string) => {
      depth += 1;
      if (name === 'main') mainDepth = depth;
      else if (isPart(name)) parts += 1;
    },
    close: (name: string, at: number) => {
      if (isPart(name) && parts === FIRST_PARTS && CONTAINERS.has(name)) end ??= at;
      depth -= 1;
    },
    read: () => end,
  };
}
