import { parse, type ChildNode, type Container } from 'postcss';
import { compoundsOf, readSelectors, type Selector } from './selectors.ts';

export interface Declaration {
  text: string;
  value: string;
  /** The custom property that it sets, if any. */
  sets?: string | undefined;
  /** The custom properties that it reads. */
  reads: string[];
}

export interface Rule {
  kind: 'rule';
  selectors: Selector[];
  declarations: Declaration[];
}

/** A style sheet as parts, each kept or removed as a whole. */
export type Part =
  | Rule
  | { kind: 'group'; head: string; parts: Part[] }
  | { kind: 'other'; text: string; reads: string[] };

export interface StyleSheet {
  parts: Part[];
  /** Every token that a selector names. */
  tokens: Set<string>;
}

const VARIABLE = /var\(\s*(--[\w-]+)/g;
const GROUPS = new Set(['media', 'supports', 'layer', 'container']);

/** The custom properties that a text reads. */
export const variablesIn = (text: string): string[] =>
  [...text.matchAll(VARIABLE)].map(([, name = '']) => name);

const other = (node: ChildNode): Part => {
  const text = node.toString();
  return { kind: 'other', text, reads: variablesIn(text) };
};

function readNode(node: ChildNode): Part[] {
  if (node.type === 'comment') return [];
  if (node.type === 'atrule' && GROUPS.has(node.name) && node.nodes) {
    return [{ kind: 'group', head: `@${node.name} ${node.params}`, parts: readNodes(node) }];
  }
  const isPlain = node.type === 'rule' && node.nodes.every(({ type }) => type === 'decl');
  if (!isPlain) return [other(node)];
  const declarations = node.nodes.flatMap((child) =>
    child.type === 'decl'
      ? {
          text: child.toString(),
          value: child.value,
          sets: child.variable ? child.prop : undefined,
          reads: variablesIn(child.value),
        }
      : [],
  );
  return [{ kind: 'rule', selectors: readSelectors(node.selector), declarations }];
}

const readNodes = (container: Container): Part[] => (container.nodes ?? []).flatMap(readNode);

/** Every selector of a style sheet's parts. */
export function* selectorsOf(parts: readonly Part[]): Generator<Selector> {
  for (const part of parts) {
    if (part.kind === 'group') yield* selectorsOf(part.parts);
    if (part.kind === 'rule') yield* part.selectors;
  }
}

/** Prints parts as text, without groups and rules that are empty. */
export function printParts(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'other') return part.text.endsWith('}') ? part.text : `${part.text};`;
      if (part.kind === 'group') {
        const inner = printParts(part.parts);
        return inner && `${part.head}{${inner}}`;
      }
      const selector = part.selectors.map(({ text }) => text).join(',');
      const inner = part.declarations.map(({ text }) => text).join(';');
      return inner && `${selector}{${inner}}`;
    })
    .join('');
}

/** Replaces every rule in the parts, at any depth, by what `keep` returns. */
export function mapRules(parts: readonly Part[], keep: (rule: Rule) => Rule): Part[] {
  return parts.map((part) => {
    if (part.kind === 'group') return { ...part, parts: mapRules(part.parts, keep) };
    return part.kind === 'rule' ? keep(part) : part;
  });
}

/** Reads a style sheet. */
export function readStyleSheet(css: string): StyleSheet {
  const parts = readNodes(parse(css));
  const tokens = [...selectorsOf(parts)].flatMap((selector) => [...compoundsOf(selector)].flat());
  return { parts, tokens: new Set(tokens) };
}
