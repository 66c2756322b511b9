import { ATTRIBUTE, type PageElement } from './pageElements.ts';
import type { ScriptWords } from './scriptWords.ts';
import { compoundsOf, type Compound } from './selectors.ts';
import { selectorsOf, type Part } from './styleSheet.ts';

export interface ShortScopes {
  shortenStyles: (css: string) => string;
  /** Does in an element's tag what was done in the styles. */
  shortenTag: (tag: string, element: PageElement) => string;
}

/** What the attribute begins with by which Astro ties styles to a component. */
export const SCOPE_PREFIX = 'data-astro-cid-';
const SCOPE = new RegExp(`${SCOPE_PREFIX}\\w+`, 'g');
/** A scope among an island's props, where Astro puts it as well and nobody reads it. */
const PROP = `&quot;${SCOPE_PREFIX}\\w+&quot;:\\[0,true\\]`;
const SCOPE_PROP = new RegExp(`,${PROP}|${PROP},?`, 'g');

/** What no script changes of an element. */
const isElementName = (token: string) => /^\w/.test(token);

/** The compounds of all rules by the scopes that they name. */
function groupByScope(parts: readonly Part[]): Map<string, Compound[]> {
  const groups = new Map<string, Compound[]>();
  for (const compound of [...selectorsOf(parts)].flatMap((selector) => [...compoundsOf(selector)]))
    for (const [scope = ''] of compound.join().matchAll(SCOPE))
      groups.set(scope, [...(groups.get(scope) ?? []), compound]);
  return groups;
}

/**
 * Gives the scopes by which Astro ties styles to a component's elements short names, `data-0` and so on,
 * and takes them off the elements that no rule can match: without it the home page exceeds its budget by
 * 0.4 KB.
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
