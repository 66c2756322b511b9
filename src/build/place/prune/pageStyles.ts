import { applyEdits } from './edits.ts';
import { inlineVariables } from './inlineVariables.ts';
import type { PageElement, PageElements } from './pageElements.ts';
import { pruneFonts } from './pruneFonts.ts';
import { pruneStyles } from './pruneStyles.ts';
import type { ScriptWords } from './scriptWords.ts';
import { shortenScopes } from './shortenScopes.ts';
import { splitStyles } from './splitStyles.ts';
import { variablesIn, type StyleSheet } from './styleSheet.ts';

export interface PageStyles {
  /** For the head. */
  css: string;
  /** For before the later parts of the page. */
  laterCss: string;
  /** Does in an element's tag what was done in the styles. */
  editTag: (tag: string, element: PageElement) => string;
}

/** Fewer characters gain a hundredth of a second on a slow line, and cost another hash in the page's policy. */
const LEAST_LATER = 8000;

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
  const first = elements.filter(({ start }) => start < (firstParts.lastEnd ?? Infinity));
  const split = splitStyles(parts, sheet, { elements: first, words });
  const [css = '', laterCss = ''] = [split.first, split.later].map((some) =>
    shortenStyles(printStyles(some)),
  );
  const isSplit = laterCss.length >= LEAST_LATER;
  return {
    css: isSplit ? css : shortenStyles(printStyles(parts)),
    laterCss: isSplit ? laterCss : '',
    editTag: (tag, element) => shortenTag(inlineTag(tag), element),
  };
}
