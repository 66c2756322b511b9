/**
 * Puts a new island, which can be hydrated again, in the place of one that threw: Astro hydrates each only
 * once. React takes away what it cannot render, so the visitor gets back the nodes that the server sent,
 * with what was typed, and with the focus on the element that had it last.
 */
export function renewIsland(
  island: HTMLElement,
  serverNodes: readonly ChildNode[],
  lastFocus: EventTarget | null,
): HTMLElement {
  island.dispatchEvent(new CustomEvent('astro:unmount'));
  const fresh = document.importNode(island);
  fresh.setAttribute('ssr', '');
  fresh.dataset.hydration = 'failed'; // before it gets the focus, which would be an intent
  fresh.append(...serverNodes);
  island.replaceWith(fresh);
  const isFocusLost = document.activeElement === document.body;
  if (isFocusLost && lastFocus instanceof HTMLElement && fresh.contains(lastFocus))
    lastFocus.focus({ preventScroll: true });
  return fresh;
}
