import { applyEdits } from './edits.ts';
import { inlineVariables } from './inlineVariables.ts';
import type { PageElement, PageElements } from './pageElements.ts';
import { pruneFonts } from './pruneFonts.ts';
import { pruneStyles } from './pruneStyles.ts';
import type { ScriptWords } from './scriptWords.ts';
import { shortenScopes } from './shortenScopes.ts';
import { splitStyles } from './splitStyles.ts';
import { variablesIn, type Part, type StyleSheet } from './styleSheet.ts';

export interface PageStyles {
  /** For the head. */
  css: string;
  /** For the places before the parts of the page that alone need them, unless they are few. */
  later: { css: string; at: number }[];
  /** Does in an element's tag what was done in the styles. */
  editTag: (tag: string, element: PageElement) => string;
}

/** About what one packet of a slow line holds; fewer are not worth another hash in the page's policy. */
const LEAST_LATER = 5200;

/** Makes the styles of one page from all those that it was rendered with. */
export function makePageStyles(
  html: string,
  sheet: StyleSheet,
  { elements, firstParts, styles, text, words }: PageElements & { words: ScriptWords },
): PageStyles {
  const markup = applyEdits(
    html,
    styles.map((range) => ({ ...range, text: '' })),
  );
  const variables = new Set(variablesIn(markup));
  const parts = pruneFonts(pruneStyles(sheet, { elements, words, variables }), text);
  const { printStyles, inlineTag } = inlineVariables(html, parts, { elements, words });
  const { shortenStyles, shortenTag } = shortenScopes(parts, words);
  const print = (some: readonly Part[]) => shortenStyles(printStyles(some));

  let first: readonly Part[] = parts;
  const later: PageStyles['later'] = [];
  for (const at of [firstParts.secondPartEnd, firstParts.introductionEnd]) {
    if (at === undefined) continue;
    const above = elements.filter(({ start }) => start < at);
    const split = splitStyles(first, sheet, { elements: above, words });
    const css = print(split.later);
    if (css.length < LEAST_LATER) continue;
    first = split.first;
    later.push({ css, at });
  }
  return {
    css: print(first),
    later,
    editTag: (tag, element) => shortenTag(inlineTag(tag), element),
  };
}
