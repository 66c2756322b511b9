import { createSelectorTest, type Vocabulary } from './pruneStyles.ts';
import { compoundsOf, type Selector } from './selectors.ts';
import { SCOPE_PREFIX } from './shortenScopes.ts';
import { selectorsOf, type Part, type StyleSheet } from './styleSheet.ts';

export interface SplitStyles {
  first: Part[];
  /** The first parts of the page do not need these. */
  later: Part[];
}

/** Splits parts by their selectors; each side keeps its order. */
function divide(parts: readonly Part[], isNeeded: (selector: Selector) => boolean): SplitStyles {
  const split: SplitStyles = { first: [], later: [] };
  for (const part of parts) {
    if (part.kind === 'rule') {
      const { first, later } = Object.groupBy(part.selectors, (selector) =>
        isNeeded(selector) ? 'first' : 'later',
      );
      if (first) split.first.push({ ...part, selectors: first });
      if (later) split.later.push({ ...part, selectors: later });
    } else if (part.kind === 'group' && !part.head.startsWith('@layer')) {
      const inner = divide(part.parts, isNeeded);
      if (inner.first.length > 0) split.first.push({ ...part, parts: inner.first });
      if (inner.later.length > 0) split.later.push({ ...part, parts: inner.later });
    } else split.first.push(part); // layers are not split, nor non-rules such as font faces
  }
  return split;
}

/** The names that tie a rule to one component: the scopes that Astro gave it, else its classes. */
function componentOf(selector: Selector): string[] {
  const tokens = [...compoundsOf(selector)].flat();
  const scopes = tokens.filter((token) => token.startsWith(`[${SCOPE_PREFIX}`));
  return scopes.length > 0 ? scopes : tokens.filter((token) => token.startsWith('.'));
}

/**
 * Splits off the styles that only later parts of a page need, so that they can stand just before those
 * parts. The rules of a component stay together: of two with equal specificity the last one wins. Our
 * scripts set only attributes before the first paint, no classes or elements, so only attributes count
 * here.
 */
export function splitStyles(
  parts: readonly Part[],
  sheet: StyleSheet,
  { elements, words }: Vocabulary,
): SplitStyles {
  const mayAdd = (token: string) => token.startsWith('[') && words.mayAdd(token);
  const isPossible = createSelectorTest(sheet, { elements, words: { ...words, mayAdd } });
  const first = new Set([...selectorsOf(parts)].filter(isPossible).flatMap(componentOf));
  return divide(
    parts,
    (selector) => isPossible(selector) || componentOf(selector).some((name) => first.has(name)),
  );
}
