import { createSelectorTest, type Vocabulary } from './pruneStyles.ts';
import { rulesOf, type Part, type StyleSheet } from './styleSheet.ts';

export interface SplitStyles {
  first: Part[];
  /** Nothing in the first parts of the page has a use for these. */
  later: Part[];
}

/** Layers stay together, and so does what is no rule, such as a font. */
const isMovable = (part: Part): boolean =>
  part.kind === 'rule' || (part.kind === 'group' && !part.head.startsWith('@layer'));

/**
 * Takes out of a page's styles what only its later parts need, so that it can stand just before those.
 * Before the first paint scripts of ours set attributes, and neither classes nor elements.
 */
export function splitStyles(
  parts: readonly Part[],
  sheet: StyleSheet,
  { elements, words }: Vocabulary,
): SplitStyles {
  const mayAdd = (token: string) => token.startsWith('[') && words.mayAdd(token);
  const isNeeded = createSelectorTest(sheet, { elements, words: { ...words, mayAdd } });
  const isLater = (part: Part) =>
    isMovable(part) && ![...rulesOf([part])].some(({ selectors }) => selectors.some(isNeeded));
  return { first: parts.filter((part) => !isLater(part)), later: parts.filter(isLater) };
}
