/** The client half of the React renderer, for islands that the server has rendered with one slot at most. */
import { createElement, startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

interface Slots {
  default?: string;
}

/**
 * The slot's HTML as it stands on the page; React leaves it alone. Raw, because Astro hands it over as
 * text: it was escaped when the page was rendered, and the API's text is in it only so.
 */
const slotOf = (html: string) =>
  createElement('astro-slot', {
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });

/** As a transition React pauses for the visitor instead of waking the whole island in one task. */
const hydrateIsland =
  (island: Element) =>
  (component: ComponentType<object>, props: object, { default: html }: Slots): void =>
    startTransition(() => {
      hydrateRoot(island, createElement(component, props, html && slotOf(html)), {
        identifierPrefix: island.getAttribute('prefix') ?? '',
      });
    });

export default hydrateIsland;
