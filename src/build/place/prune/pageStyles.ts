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
  /** The styles of the head. */
  css: string;
  /** Styles that only the rest of the page needs, each with its position; short ones stay in the head. */
  later: { css: string; at: number }[];
  /** Makes the same changes in an element's tag. */
  editTag: (tag: string, element: PageElement) => string;
}

/** In characters: about one packet on a slow line. Fewer are not worth one more hash in the policy. */
const LEAST_LATER = 5200;

/** Makes the styles of one page from all the styles it was rendered with. */
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
