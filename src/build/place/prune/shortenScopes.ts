import { ATTRIBUTE, type PageElement } from './pageElements.ts';
import type { ScriptWords } from './scriptWords.ts';
import { compoundsOf, type Compound } from './selectors.ts';
import { selectorsOf, type Part } from './styleSheet.ts';

export interface ShortScopes {
  shortenStyles: (css: string) => string;
  /** Makes the same changes in an element's tag. */
  shortenTag: (tag: string, element: PageElement) => string;
}

/** The start of the attribute by which Astro scopes styles to a component. */
export const SCOPE_PREFIX = 'data-astro-cid-';
const SCOPE = new RegExp(`${SCOPE_PREFIX}\\w+`, 'g');
/** Astro also puts scopes into the props of islands, where nothing reads them. */
const PROP = `&quot;${SCOPE_PREFIX}\\w+&quot;:\\[0,true\\]`;
const SCOPE_PROP = new RegExp(`,${PROP}|${PROP},?`, 'g');

/** A script can add classes and attributes to an element, but cannot change its tag name. */
const isElementName = (token: string) => /^\w/.test(token);

/** The compounds of all rules, by the scopes in them. */
function groupByScope(parts: readonly Part[]): Map<string, Compound[]> {
  const groups = new Map<string, Compound[]>();
  for (const compound of [...selectorsOf(parts)].flatMap((selector) => [...compoundsOf(selector)]))
    for (const [scope = ''] of compound.join().matchAll(SCOPE))
      groups.set(scope, [...(groups.get(scope) ?? []), compound]);
  return groups;
}

/**
 * Renames the scopes by which Astro ties styles to a component's elements to `data-0` and so on, and
 * removes them from elements that no rule can match. Otherwise the home page exceeds its budget by 0.4 KB.
 */
export function shortenScopes(parts: readonly Part[], words: ScriptWords): ShortScopes {
  const compounds = groupByScope(parts);
  const isStyled = (scope: string, { tokens }: PageElement) => {
    const mayHave = (token: string) =>
      tokens.has(token) || (!isElementName(token) && words.mayAdd(token));
    return compounds.get(scope)?.some((compound) => compound.every(mayHave));
  };

  const names = new Map([...compounds.keys()].map((scope, index) => [scope, `data-${index}`]));

  return {
    shortenStyles: (css) => css.replace(SCOPE, (scope) => names.get(scope) ?? scope),
    shortenTag: (tag, element) => {
      const isIsland = element.tokens.has('astro-island');
      const bare = isIsland ? tag.replaceAll(SCOPE_PROP, '') : tag;
      return bare.replace(ATTRIBUTE, (attribute, name: string) => {
        if (!name.startsWith(SCOPE_PREFIX)) return attribute;
        const short = isStyled(name, element) && names.get(name);
        return short ? ` ${short}` : '';
      });
    },
  };
}
