import type { ElementContent, Properties } from './hast.ts';
import { ElementType } from 'htmlparser2';
import { isElement, type Element, type Node } from '#/build/place/readPage.ts';

/** hast calls `aria-label` `ariaLabel`; all other attributes that are read here keep their names. */
const propertyOf = (attribute: string) =>
  attribute.replace(/^aria-(.)/, (_, letter: string) => `aria${letter.toUpperCase()}`);

const propertiesOf = ({ attribs }: Element): Properties =>
  Object.fromEntries(Object.entries(attribs).map(([name, value]) => [propertyOf(name), value]));

/** Converts nodes of a parsed page into hast, the tree that Markdown is made from. */
export const toHast = (nodes: readonly Node[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type === ElementType.Text) return [{ type: 'text', value: node.data }];
    if (!isElement(node)) return [];
    const { name: tagName, children } = node;
    return [
      { type: 'element', tagName, properties: propertiesOf(node), children: toHast(children) },
    ];
  });
