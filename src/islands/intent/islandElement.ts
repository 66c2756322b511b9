/**
 * The `astro-island` element of the finished site. Astro's own weighs fifteen times as much on every page;
 * ours leaves all but the waking to the renderer, which no page has before it is wanted.
 */
import type { ClientDirective } from 'astro';
import type { Hydrate } from './hydrateIsland';

declare global {
  interface Window {
    Astro: { intent: ClientDirective };
  }
}

class AstroIsland extends HTMLElement {
  connectedCallback() {
    const read = (name: string) => this.getAttribute(name) ?? '';
    const load = async () => {
      const renderer = (await import(read('renderer-url'))) as { default: Hydrate };
      return () => renderer.default(this);
    };
    window.Astro.intent(load, JSON.parse(read('opts')) as Parameters<ClientDirective>[1], this);
  }
}

customElements.define('astro-island', AstroIsland);
