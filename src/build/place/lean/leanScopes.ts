import { ATTRIBUTE, type PageElement } from './pageElements.ts';
import type { ScriptWords } from './scriptWords.ts';
import { compoundsOf, type Selector } from './selectors.ts';

export interface LeanScopes {
  leanCss: (css: string) => string;
  leanTag: (tag: string, element: PageElement) => string;
}

const SCOPE = /^\[(data-astro-cid-\w+)\]$/;
const SCOPE_IN_CSS = /\[(data-astro-cid-\w+)\]/g;

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
export function leanScopes(selectors: readonly Selector[], words: ScriptWords): LeanScopes {
  const scopes = scopedCompounds(selectors, words);
  const names = new Map(
    [...scopes.keys()].map((token, index) => [token.slice(1, -1), `data-${index}`]),
  );
  const isMeant = (token: string, tokens: ReadonlySet<string>) =>
    scopes.get(token)?.some((fixed) => fixed.every((part) => tokens.has(part))) ?? false;

  return {
    leanCss: (css) =>
      css.replace(SCOPE_IN_CSS, (_, name: string) => `[${names.get(name) ?? name}]`),
    leanTag: (tag, { tokens }) => {
      if (![...tokens].some((token) => SCOPE.test(token))) return tag;
      return tag.replace(ATTRIBUTE, (attribute, name: string) => {
        const token = `[${name}]`;
        if (!SCOPE.test(token)) return attribute;
        return isMeant(token, tokens) ? ` ${names.get(name) ?? name}` : '';
      });
    },
  };
}
