/** An element of ours with the nodes that the server put into it. */
export type OwnNodes = readonly [Element, ...ChildNode[]];

interface Foreign {
  node: ChildNode;
  parent: Element;
  before: ChildNode | null;
}

/** React looks at the children of such an element one by one; elsewhere it leaves alone what is inside. */
const isLookedAt = ([, ...children]: OwnNodes) =>
  children.length === 0 || children.some((node) => node instanceof Element);

/** Puts what belongs into an element back where a translator or an extension moved it away. */
function restoreOrder([parent, ...children]: OwnNodes): void {
  for (const [index, node] of children.entries()) {
    if (node.parentNode !== parent)
      parent.insertBefore(node, children[index - 1]?.nextSibling ?? parent.firstChild);
  }
}

/**
 * Takes out of an island what others put into it, or React would not know the page again and render it
 * anew. Gives what puts it back.
 */
export function takeOutForeignNodes(ownNodes: readonly OwnNodes[]): () => void {
  const foreign: Foreign[] = [];
  for (const own of ownNodes.filter(isLookedAt)) {
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
