/**
 * The `astro-island` element. Astro's own weighs fifteen times as much on every page; ours leaves all but
 * the loading to the directive, and calls Astro's React client as Astro's own element does.
 */
import type { ClientDirective } from 'astro';
import type { OwnNodes } from './foreignNodes.ts';
import type hydrate from './hydrate.ts';

declare global {
  interface Window {
    Astro: { intent: ClientDirective };
  }
  interface HTMLElementEventMap {
    /** What React has to say of an island to the directive, which makes it public. */
    'island:answer': CustomEvent<{ isHydrated: boolean }>;
  }
}

/** A prop as Astro writes it: `[0, "text"]`, `[0, { name: [0, "text"] }]` or `[1, [[0, "text"]]]`. */
type Serialized = [isList: number, value?: unknown];

/** Reads a prop; the islands here have plain ones. */
function read([isList, value]: Serialized): unknown {
  if (isList) return (value as Serialized[]).map(read);
  return typeof value === 'object' && value !== null ? readAll(value) : value;
}

const readAll = (props: object) =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, read(value as Serialized)]),
  );

/** Resolves when all that the server sent stands on the page, before anyone else can change it. */
const whole =
  document.readyState === 'loading'
    ? new Promise((resolve) => {
        document.addEventListener('readystatechange', resolve, { once: true });
      })
    : Promise.resolve();

export class AstroIsland extends HTMLElement {
  /** What the server sent, an element after the other. */
  ownNodes: OwnNodes[] = [];

  connectedCallback() {
    const get = (name: string) => this.getAttribute(name) ?? '';
    const load = async () => {
      const [components, renderer] = (await Promise.all([
        import(get('component-url')),
        import(get('renderer-url')),
      ])) as [Record<string, never>, { default: typeof hydrate }];
      await whole;
      const component = components[get('component-export') || 'default'] as never;
      const props = readAll(JSON.parse(get('props')) as object);
      const slot = this.querySelector('astro-slot');
      const slots: Record<string, string> = slot ? { default: slot.innerHTML } : {};
      return () => {
        renderer.default(this)(component, props, slots, { client: 'intent' });
        return Promise.resolve();
      };
    };
    void whole.then(() => {
      const elements = this.querySelectorAll(':not(astro-slot, astro-slot *)');
      this.ownNodes = [this, ...elements].map((element) => [element, ...element.childNodes]);
    });
    window.Astro.intent(load, JSON.parse(get('opts')) as Parameters<ClientDirective>[1], this);
  }

  /** React may end, but what a visitor looks at stays. */
  override removeChild<T extends Node>(node: T): T {
    return node;
  }
}

customElements.define('astro-island', AstroIsland);
