import type { PageElement, Range } from './pageElements';
import type { ScriptWords } from './scriptWords';
import { compoundsOf, type Selector } from './selectors';

export interface Edit extends Range {
  text: string;
}

const SCOPE = /^\[(data-astro-cid-\w+)\]$/;
const SCOPE_IN_CSS = /\[(data-astro-cid-\w+)\]/g;
/** One attribute of a tag with the white space before it. */
const ATTRIBUTE = /\s+([^\s=>"'/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?/g;

/** The compounds that name each scope, without the tokens that scripts may add. */
function scopedCompounds(selectors: readonly Selector[], words: ScriptWords) {
  const scopes = new Map<string, string[][]>();
  for (const compound of selectors.flatMap((selector) => [...compoundsOf(selector)])) {
    const fixed = compound.filter((token) => SCOPE.test(token) || !words.mayAdd(token));
    for (const token of compound.filter((name) => SCOPE.test(name))) {
      scopes.set(token, [...(scopes.get(token) ?? []), fixed]);
    }
  }
  return scopes;
}

/**
 * Astro marks every element of a component with its scope, a word of 23 letters. Elements keep the mark
 * only where a rule that is left could mean them, and the words become `data-0`, `data-1` and so on.
 */
export function leanScopes(
  html: string,
  css: string,
  {
    elements,
    selectors,
    words,
  }: { elements: readonly PageElement[]; selectors: Selector[]; words: ScriptWords },
): { css: string; edits: Edit[] } {
  const scopes = scopedCompounds(selectors, words);
  const names = new Map(
    [...scopes.keys()].map((token, index) => [token.slice(1, -1), `data-${index}`]),
  );

  const edits = elements.flatMap(({ start, end, tokens }): Edit[] => {
    const own = [...tokens].filter((token) => SCOPE.test(token));
    if (own.length === 0) return [];
    const kept = new Set(
      own
        .filter((token) =>
          scopes.get(token)?.some((fixed) => fixed.every((part) => tokens.has(part))),
        )
        .map((token) => token.slice(1, -1)),
    );
    const tag = html.slice(start, end).replace(ATTRIBUTE, (attribute, name: string) => {
      if (!SCOPE.test(`[${name}]`)) return attribute;
      return kept.has(name) ? ` ${names.get(name) ?? name}` : '';
    });
    return [{ start, end, text: tag }];
  });
  return {
    css: css.replace(SCOPE_IN_CSS, (_, name: string) => `[${names.get(name) ?? name}]`),
    edits,
  };
}
