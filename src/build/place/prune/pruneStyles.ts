import type { PageElement } from './pageElements.ts';
import type { ScriptWords } from './scriptWords.ts';
import type { Compound, Selector } from './selectors.ts';
import { mapRules, type Declaration, type Part, type StyleSheet } from './styleSheet.ts';

/** What a page, or a part of it, may contain now or after its scripts have run. */
export interface Vocabulary {
  elements: readonly PageElement[];
  words: ScriptWords;
}

export interface PageVocabulary extends Vocabulary {
  /** The custom properties that the markup reads. */
  variables: ReadonlySet<string>;
}

/** Browsers add these elements by themselves. */
const IMPLIED = new Set(['html', 'head', 'body', 'tbody']);

/** Makes a test of whether an element has, or may get, all tokens of a compound. */
function createFinder({ elements, words }: Vocabulary, { tokens }: StyleSheet) {
  const named = elements.map((element) => [...element.tokens].filter((token) => tokens.has(token)));
  const kinds = [...new Map(named.map((own) => [own.join(' '), new Set(own)])).values()];
  const answers = new Map<string, boolean>();

  const search = (compound: Compound) => {
    const fixed = compound.filter((token) => !IMPLIED.has(token) && !words.mayAdd(token));
    return fixed.length === 0 || kinds.some((kind) => fixed.every((token) => kind.has(token)));
  };
  return (compound: Compound): boolean => {
    const key = compound.join(' ');
    const answer = answers.get(key) ?? search(compound);
    answers.set(key, answer);
    return answer;
  };
}

/** Makes a test of whether a selector can match anything on a page, now or in some state. */
export function createSelectorTest(
  sheet: StyleSheet,
  page: Vocabulary,
): (selector: Selector) => boolean {
  const hasElement = createFinder(page, sheet);
  const isPossible = ({ compounds, choices }: Selector): boolean =>
    compounds.every(hasElement) && choices.every((choice) => choice.some(isPossible));
  return isPossible;
}

function keepSelectors(
  parts: readonly Part[],
  isPossible: (selector: Selector) => boolean,
): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'other') return [part];
    if (part.kind === 'group') {
      const inner = keepSelectors(part.parts, isPossible);
      return inner.length > 0 ? [{ ...part, parts: inner }] : [];
    }
    const selectors = part.selectors.filter(isPossible);
    return selectors.length > 0 ? [{ ...part, selectors }] : [];
  });
}

const allReads = (
  parts: readonly Part[],
  isKept: (declaration: Declaration) => boolean,
): string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'group') return allReads(part.parts, isKept);
    if (part.kind === 'other') return part.reads;
    return part.declarations.filter(isKept).flatMap(({ reads }) => reads);
  });

/** The custom properties that are read, directly or by another one that is read. */
function findRead(parts: readonly Part[], { variables, words }: PageVocabulary) {
  const isAlwaysRead = (name: string) => variables.has(name) || words.has(name);
  let read = new Set<string>();
  const isKept = ({ sets }: Declaration) =>
    sets === undefined || isAlwaysRead(sets) || read.has(sets);
  for (;;) {
    const next = new Set(allReads(parts, isKept));
    if (next.size === read.size) return isKept;
    read = next;
  }
}

/**
 * Removes the rules and custom properties that a page does not need: nothing in it matches them, and no
 * script of the page can change that. States such as `[open]` or `:target` count as possible.
 */
export function pruneStyles(sheet: StyleSheet, page: PageVocabulary): Part[] {
  const parts = keepSelectors(sheet.parts, createSelectorTest(sheet, page));
  const isKept = findRead(parts, page);
  return mapRules(parts, (rule) => ({
    ...rule,
    declarations: rule.declarations.filter(isKept),
  }));
}
