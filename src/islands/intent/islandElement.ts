/**
 * The `astro-island` element of the finished site. Astro's own weighs three times as much on every page;
 * ours knows plain props, one renderer and one way to wake, which is all that islands here have.
 */
import type { ClientDirective } from 'astro';

type Serialized = [type: number, value?: unknown];
type Renderer = (
  island: Element,
) => (component: unknown, props: object, slots: object, options: object) => Promise<void> | void;

declare global {
  interface Window {
    Astro: { intent: ClientDirective };
  }
}

const ARRAY = 1;

const reviveProps = (props: Record<string, Serialized>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, revive(value)]));

/** Reads a prop as Astro writes it: `[0, "text"]`, `[0, { name: [0, "text"] }]` or `[1, [[0, "text"]]]`. */
function revive([type, value]: Serialized): unknown {
  if (type === ARRAY) return (value as Serialized[]).map(revive);
  if (typeof value !== 'object' || value === null) return value;
  return reviveProps(value as Record<string, Serialized>);
}

/** What stands inside the island may still be on its way. */
const wholePage = () =>
  new Promise((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve);
    else resolve(undefined);
  });

class AstroIsland extends HTMLElement {
  connectedCallback() {
    const options = this.#parse('opts') as Parameters<ClientDirective>[1];
    window.Astro.intent(() => this.#load(), options, this);
  }

  #read(name: string): string {
    return this.getAttribute(name) ?? '';
  }

  #parse(name: string): unknown {
    return JSON.parse(this.#read(name));
  }

  async #load() {
    const [component, renderer] = (await Promise.all(
      ['component-url', 'renderer-url'].map((name) => import(this.#read(name))),
    )) as [Record<string, unknown>, { default: Renderer }];
    await wholePage();
    const slots = Object.fromEntries(
      [...this.querySelectorAll('astro-slot')].map((slot) => [
        slot.getAttribute('name') ?? 'default',
        slot.innerHTML,
      ]),
    );
    const props = reviveProps(this.#parse('props') as Record<string, Serialized>);
    return async () => {
      const render = renderer.default(this);
      await render(component[this.#read('component-export') || 'default'], props, slots, {});
      this.removeAttribute('ssr');
    };
  }
}

customElements.define('astro-island', AstroIsland);
