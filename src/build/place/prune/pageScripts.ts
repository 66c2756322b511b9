import { insertion, type Edit, type Range } from './edits.ts';
import type { InlineText, PageElements } from './pageElements.ts';

export interface PageScripts {
  edits: Edit[];
  /** The texts of scripts that consist only of known scripts. */
  known: string[];
}

interface Options {
  shorten: (script: string) => string;
  knownScripts: ReadonlySet<string>;
}

const START = '<script>';
const END = '</script>';

const isPlain = (html: string, { start }: Range) => html.startsWith(START, start - START.length);

const withTags = ({ start, end }: Range): Range => ({
  start: start - START.length,
  end: end + END.length,
});

/** Whether two scripts are adjacent, or have only `removed` ranges between them. */
function areNeighbours(html: string, removed: readonly Range[], one: Range, other: Range) {
  if (!isPlain(html, one) || !isPlain(html, other)) return false;
  const gaps = removed.filter(({ start, end }) => one.end < start && end < other.start);
  const between = gaps.reduceRight(
    (text, gap) => text.slice(0, gap.start - one.end) + text.slice(gap.end - one.end),
    html.slice(one.end, other.start),
  );
  return between === END + START;
}

/**
 * Minifies a page's scripts. Body scripts above `main` move behind its first screen, so that its words
 * arrive first. Adjacent scripts are joined: the policy then needs one hash fewer.
 */
export function makePageScripts(
  html: string,
  { scripts, styles, firstParts }: PageElements,
  { shorten, knownScripts }: Options,
): PageScripts {
  const { bodyStart = Infinity, mainStart = 0, firstScreenEnd } = firstParts;
  const isEarly = (script: InlineText) =>
    firstScreenEnd !== undefined &&
    bodyStart < script.start &&
    script.start < mainStart &&
    isPlain(html, script) &&
    !script.text.includes('currentScript'); // a script with `currentScript` depends on its position
  const early = scripts.filter(isEarly);

  const groups: [InlineText, ...InlineText[]][] = [];
  for (const script of scripts.filter((some) => !isEarly(some))) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && areNeighbours(html, styles.slice(1), before, script)) group.push(script);
    else groups.push([script]);
  }

  const page: PageScripts = { edits: [], known: [] };
  const join = (group: readonly InlineText[]): string => {
    const text = shorten(group.map((script) => script.text).join(';'));
    if (group.every((script) => knownScripts.has(script.text))) page.known.push(text);
    return text;
  };
  for (const group of groups) {
    const [{ start, end }] = group;
    page.edits.push({ start, end: group.at(-1)?.end ?? end, text: join(group) });
  }
  if (firstScreenEnd !== undefined && early.length > 0) {
    page.edits.push(
      ...early.map((script) => ({ ...withTags(script), text: '' })),
      insertion(firstScreenEnd, START + join(early) + END),
    );
  }
  return page;
}
