import parseSelector from 'postcss-selector-parser';
import type { Attribute, Container, Node, Selector as SelectorNode } from 'postcss-selector-parser';

/** What one element must have, as `button`, `.card`, `#main`, `[data-shown]` or `[data-shown=true]`. */
export type Compound = readonly string[];

/** One selector of a rule: an element must be there for each of its compounds. */
export interface Selector {
  text: string;
  compounds: Compound[];
  /** For each `:is()`, `:where()` or `:has()`: its alternatives, one of which must be possible. */
  choices: Selector[][];
}

const WITH_CHOICES = new Set([':is', ':where', ':has']);

/** Browsers and scripts set other attributes as they go; those beginning so only scripts set. */
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

/** Takes a parsed selector apart at its combinators. */
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

/** Every compound of a selector, those inside its pseudo-classes too. */
export function* compoundsOf({ compounds, choices }: Selector): Generator<Compound> {
  yield* compounds;
  for (const inner of choices.flat()) yield* compoundsOf(inner);
}
