/** An element of an island with the child nodes that the server sent. */
export type OwnNodes = readonly [Element, ...ChildNode[]];

interface Foreign {
  node: ChildNode;
  parent: Element;
  before: ChildNode | null;
}

/** Notes the elements of an island with the child nodes that the server sent, except those in slots. */
export const noteOwnNodes = (island: Element): OwnNodes[] =>
  [island, ...island.querySelectorAll(':not(astro-slot, astro-slot *)')].map(
    (element) => [element, ...element.childNodes] as const,
  );

/** React compares the children of these elements one by one; it does not look inside others. */
const isCompared = ([, ...children]: OwnNodes) =>
  children.length === 0 || children.some((node) => node instanceof Element);

/** Moves nodes back into their element if a translator or an extension moved them out. */
function restoreOrder([parent, ...children]: OwnNodes): void {
  for (const [index, node] of children.entries()) {
    if (node.parentNode !== parent)
      parent.insertBefore(node, children[index - 1]?.nextSibling ?? parent.firstChild);
  }
}

/**
 * Removes the nodes that others put into an island; otherwise React would find a mismatch and render the
 * page again. Returns a function that puts them back.
 */
export function takeOutForeignNodes(ownNodes: readonly OwnNodes[]): () => void {
  const foreign: Foreign[] = [];
  for (const own of ownNodes.filter(isCompared)) {
    const [parent, ...children] = own;
    restoreOrder(own);
    for (const node of [...parent.childNodes].reverse()) {
      if (children.includes(node)) continue;
      foreign.push({ node, parent, before: node.nextSibling });
      node.remove();
    }
  }
  return () => {
    for (const { node, parent, before } of foreign.splice(0).reverse()) {
      parent.insertBefore(node, before?.parentNode === parent ? before : null);
    }
  };
}
