import { isTag, isText, type ChildNode } from 'domhandler';
import type { ElementContent, Properties, Root } from 'hast';
import { parseDocument } from 'htmlparser2';

/** hast calls `aria-label` `ariaLabel`; all other attributes that are read here keep their names. */
const propertyOf = (attribute: string) =>
  attribute.replace(/^aria-(.)/, (_, letter: string) => `aria${letter.toUpperCase()}`);

const propertiesOf = (attributes: Record<string, string>): Properties =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [propertyOf(name), value]));

function contentOf(node: ChildNode): ElementContent[] {
  if (isText(node)) return [{ type: 'text', value: node.data }];
  if (!isTag(node)) return [];
  const { name: tagName, attribs, children } = node;
  const properties = propertiesOf(attribs);
  return [{ type: 'element', tagName, properties, children: children.flatMap(contentOf) }];
}

/** Parses HTML into hast, the tree that Markdown is made from, with the parser of all other steps. */
export const readHtml = (html: string): Root => ({
  type: 'root',
  children: parseDocument(html).children.flatMap(contentOf),
});
