import { isTag, isText, type ChildNode } from 'domhandler';
import type { ElementContent, Properties, Root } from 'hast';
import { parseDocument } from 'htmlparser2';

/** `aria-label` is `ariaLabel` in hast; all other attributes read here have one name. */
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

/** Reads HTML by the parser of every other step as hast, the tree that Markdown is made of. */
export const readHtml = (html: string): Root => ({
  type: 'root',
  children: parseDocument(html).children.flatMap(contentOf),
});
