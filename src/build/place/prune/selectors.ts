import parseSelector from 'postcss-selector-parser';
import type { Attribute, Container, Node, Selector as SelectorNode } from 'postcss-selector-parser';

/** What one element must have: `button`, `.card`, `#main`, `[data-shown]` or `[data-shown=true]`. */
export type Compound = readonly string[];

/** One selector of a rule: it can match only if there is an element for each of its compounds. */
export interface Selector {
  text: string;
  compounds: Compound[];
  /** For each `:is()`, `:where()` or `:has()`: its alternatives, of which one must be possible. */
  choices: Selector[][];
}

const WITH_CHOICES = new Set([':is', ':where', ':has']);

/** Only scripts set these attributes; others may also be set by the browser. */
const OWN_ATTRIBUTE = 'data-';

function attributeToken({ attribute, operator, value, insensitive }: Attribute): string[] {
  if (!attribute.startsWith(OWN_ATTRIBUTE)) return [];
  const isExact = operator === '=' && !insensitive;
  return [isExact ? `[${attribute}=${value ?? ''}]` : `[${attribute}]`];
}

function tokensOf(node: Node): string[] {
  if (node.type === 'tag') return [node.value.toLowerCase()];
  if (node.type === 'class') return [`.${node.value}`];
  if (node.type === 'id') return [`#${node.value}`];
  return node.type === 'attribute' ? attributeToken(node) : [];
}

const readChildren = (node: Container<string | undefined, SelectorNode>): Selector[] =>
  node.nodes.map(readSelector);

/** Splits a parsed selector at its combinators. */
function readSelector(selector: SelectorNode): Selector {
  const read: Selector = { text: selector.toString().trim(), compounds: [], choices: [] };
  let compound: string[] = [];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') {
      read.compounds.push(compound);
      compound = [];
    } else if (node.type === 'pseudo') {
      if (WITH_CHOICES.has(node.value)) read.choices.push(readChildren(node));
    } else compound.push(...tokensOf(node));
  }
  read.compounds.push(compound);
  return read;
}

/** Reads the selectors of a rule. */
export const readSelectors = (text: string): Selector[] =>
  parseSelector().astSync(text).nodes.map(readSelector);

/** Every compound of a selector, including those in its pseudo-classes. */
export function* compoundsOf({ compounds, choices }: Selector): Generator<Compound> {
  yield* compounds;
  for (const inner of choices.flat()) yield* compoundsOf(inner);
}
