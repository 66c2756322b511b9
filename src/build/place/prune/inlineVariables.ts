import { ATTRIBUTE, type PageElement } from './pageElements.ts';
import type { ScriptWords } from './scriptWords.ts';
import {
  mapRules,
  printParts,
  variablesIn,
  type Declaration,
  type Part,
  type Rule,
} from './styleSheet.ts';

export interface InlinedVariables {
  /** Prints some of the styles, with values in place of the custom properties. */
  printStyles: (parts: readonly Part[]) => string;
  /** Makes the same replacements in a tag's attributes. */
  inlineTag: (tag: string) => string;
}

interface Setting {
  value: string;
  /** Whether it applies to the whole page, on every screen. */
  isEverywhere: boolean;
}

/** A custom property; the group matches only if `var()` has no fallback. */
const MENTION = /var\((--[a-z][\w-]*)\)|(?<![\w-])--[a-z][\w-]*/gi;
const STYLING = new Set(['style', 'fill', 'stroke', 'color']);
/** A value that an attribute can hold unescaped, quoted or not. */
const PLAIN = /^[^\s"'`=<>&]+$/;

const nameOf = ([mention, read]: RegExpExecArray): string => read ?? mention;

/** Every value that is set for each custom property. */
function settingsOf(parts: readonly Part[], isWholePage = true): [string, Setting][] {
  return parts.flatMap((part): [string, Setting][] => {
    if (part.kind === 'other') return [];
    if (part.kind === 'group') {
      return settingsOf(part.parts, isWholePage && part.head.startsWith('@layer'));
    }
    const isEverywhere = isWholePage && part.selectors.some(({ text }) => text === ':root');
    return part.declarations.flatMap(({ sets, value }) =>
      sets === undefined ? [] : [[sets, { value, isEverywhere }]],
    );
  });
}

/** Names that cannot be replaced, because they stand in props of islands or in attributes without style. */
function* fixedNames(tags: readonly string[]): Generator<string> {
  for (const tag of tags) {
    const isIsland = tag.startsWith('<astro-island');
    for (const [attribute, name = ''] of tag.matchAll(ATTRIBUTE)) {
      if (isIsland || !STYLING.has(name)) yield* [...attribute.matchAll(MENTION)].map(nameOf);
    }
  }
}

/** How often each name occurs, and how often in a plain `var()`. */
function countMentions(texts: readonly string[]) {
  const counts = new Map<string, { all: number; reads: number }>();
  for (const mention of texts.flatMap((text) => [...text.matchAll(MENTION)])) {
    const { all, reads } = counts.get(nameOf(mention)) ?? { all: 0, reads: 0 };
    counts.set(nameOf(mention), { all: all + 1, reads: reads + (mention[1] ? 1 : 0) });
  }
  return counts;
}

/**
 * Replaces each custom property that has one value on the whole page by that value, unless a script may
 * set it.
 */
export function inlineVariables(
  html: string,
  parts: readonly Part[],
  { elements, words }: { elements: readonly PageElement[]; words: ScriptWords },
): InlinedVariables {
  const tags = elements.map(({ start, end }) => html.slice(start, end));
  const styledTags = tags.filter((tag) => tag.includes('--'));
  const fixed = new Set(fixedNames(styledTags));
  const counts = countMentions([printParts(parts), ...styledTags]);
  const inTags = new Set(styledTags.flatMap(variablesIn));

  const constants = new Map<string, string>();
  const replace = (text: string) =>
    text.replace(MENTION, (mention: string, read?: string) =>
      read === undefined ? mention : (constants.get(read) ?? mention),
    );

  for (const [name, { value, isEverywhere }] of settingsOf(parts)) {
    const { all = 0, reads = 0 } = counts.get(name) ?? {};
    const resolved = replace(value);
    const isConstant = isEverywhere && all === reads + 1 && !resolved.includes('var(');
    const fits = PLAIN.test(resolved) || !inTags.has(name);
    if (isConstant && fits && !fixed.has(name) && !words.has(name)) constants.set(name, resolved);
  }

  const isKept = ({ sets }: Declaration) => sets === undefined || !constants.has(sets);
  const dropSettings = (rule: Rule): Rule => ({
    ...rule,
    declarations: rule.declarations.filter(isKept),
  });
  return {
    printStyles: (some) => replace(printParts(mapRules(some, dropSettings))),
    inlineTag: (tag) =>
      tag.includes('--') && !tag.startsWith('<astro-island')
        ? tag.replace(ATTRIBUTE, (attribute, name: string) =>
            STYLING.has(name) ? replace(attribute) : attribute,
          )
        : tag,
  };
}
