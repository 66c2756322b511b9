/** The client half of the React renderer, for islands that the server has rendered with one slot at most. */
import { createElement, startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reviveProps, type Serialized } from './reviveProps';

/** Wakes an island once the whole page is there; rejects when its component cannot be loaded. */
export type Hydrate = (island: Element) => Promise<void>;

/** What stands inside the island may still be on its way. */
const wholePage = () =>
  new Promise((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve);
    else resolve(undefined);
  });

/**
 * The slot's HTML as it stands on the page; React leaves it alone. Raw, because it is read off the page
 * as text: it was escaped when the page was rendered, and the API's text is in it only so.
 */
const slotOf = ({ innerHTML }: Element) =>
  createElement('astro-slot', {
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: innerHTML },
  });

/** As a transition React pauses for the visitor instead of waking the whole island in one task. */
const hydrateIsland: Hydrate = async (island) => {
  const read = (name: string) => island.getAttribute(name) ?? '';
  const components = (await import(/* @vite-ignore */ read('component-url'))) as Record<
    string,
    ComponentType<object>
  >;
  await wholePage();
  const component = components[read('component-export') || 'default'];
  if (component === undefined) throw new Error(`no component in ${read('component-url')}`);
  const props = reviveProps(JSON.parse(read('props')) as Record<string, Serialized>);
  const slot = island.querySelector('astro-slot');
  startTransition(() => {
    hydrateRoot(island, createElement(component, props, slot && slotOf(slot)), {
      identifierPrefix: read('prefix'),
    });
  });
  island.removeAttribute('ssr');
};

export default hydrateIsland;
