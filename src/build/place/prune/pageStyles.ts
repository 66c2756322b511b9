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
  /** For the place before the parts of the page that alone need them; undefined where there are few. */
  later: { css: string; at: number } | undefined;
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

  let css = print(parts);
  let later: PageStyles['later'];
  // The later they stand the sooner what is above them shows.
  for (const at of [firstParts.secondPartEnd, firstParts.introductionEnd]) {
    if (at === undefined) continue;
    const above = elements.filter(({ start }) => start < at);
    const split = splitStyles(parts, sheet, { elements: above, words });
    const head = print(split.first);
    if (css.length - head.length < LEAST_LATER) continue;
    css = head;
    later = { css: print(split.later), at };
  }
  return { css, later, editTag: (tag, element) => shortenTag(inlineTag(tag), element) };
}
