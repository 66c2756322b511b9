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
  /** Prints some of the styles. */
  printStyles: (parts: readonly Part[]) => string;
  /** Does in the attributes of a tag what was done in the styles. */
  inlineTag: (tag: string) => string;
}

interface Setting {
  value: string;
  /** Whether it holds on the whole page, whatever the screen. */
  isEverywhere: boolean;
}

/** A custom property, and whether it is read without a fallback. */
const MENTION = /var\((--[a-z][\w-]*)\)|(?<![\w-])--[a-z][\w-]*/gi;
const STYLING = new Set(['style', 'fill', 'stroke', 'color']);
/** What an attribute can hold as it is, with quotes around it or without. */
const PLAIN = /^[^\s"'`=<>&]+$/;

const nameOf = ([mention, read]: RegExpExecArray): string => read ?? mention;

/** What each custom property is set to, wherever it is set. */
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

/** The names that stand where they cannot be changed: in props of islands and in what is not style. */
function* fixedNames(tags: readonly string[]): Generator<string> {
  for (const tag of tags) {
    const isIsland = tag.startsWith('<astro-island');
    for (const [attribute, name = ''] of tag.matchAll(ATTRIBUTE)) {
      if (isIsland || !STYLING.has(name)) yield* [...attribute.matchAll(MENTION)].map(nameOf);
    }
  }
}

/** How often each name is mentioned, and how often in a plain `var()`. */
function countMentions(texts: readonly string[]) {
  const counts = new Map<string, { all: number; reads: number }>();
  for (const mention of texts.flatMap((text) => [...text.matchAll(MENTION)])) {
    const { all, reads } = counts.get(nameOf(mention)) ?? { all: 0, reads: 0 };
    counts.set(nameOf(mention), { all: all + 1, reads: reads + (mention[1] ? 1 : 0) });
  }
  return counts;
}

/**
 * Puts values in the place of custom properties that have the same one on the whole page; those that a
 * script may set stay.
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
