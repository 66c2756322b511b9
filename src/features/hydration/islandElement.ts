/**
 * The `astro-island` element. Astro's own is fifteen times as large, on every page. Ours only loads files,
 * leaves the rest to the directive, and calls Astro's React client like Astro's own element.
 */
import type { ClientDirective } from 'astro';
import type { OwnNodes } from './foreignNodes.ts';

declare global {
  interface Window {
    Astro: { intent: ClientDirective };
  }
  interface HTMLElementEventMap {
    /** React's result for an island; the directive publishes it in `data-hydration`. */
    'island:answer': CustomEvent<{ isHydrated: boolean }>;
  }
}

/** A serialized prop of Astro: `[0, "text"]`, `[0, { name: [0, "text"] }]` or `[1, [[0, "text"]]]`. */
type Serialized = [isList: number, value?: unknown];

/** Parses a prop; only plain values are supported. */
function read([isList, value]: Serialized): unknown {
  if (isList) return (value as Serialized[]).map(read);
  return typeof value === 'object' && value !== null ? readAll(value) : value;
}

const readAll = (props: object) =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, read(value as Serialized)]),
  );

/** Resolves when the whole document is parsed, before other scripts can change it. */
const whole =
  document.readyState === 'loading'
    ? new Promise((resolve) => {
        document.addEventListener('readystatechange', resolve, { once: true });
      })
    : Promise.resolve();

/** What Astro calls in a renderer's client entry. */
export type Hydrate = (
  island: AstroIsland,
) => (
  component: never,
  props: object,
  slots: Record<string, string>,
  metadata: { client: string },
) => void;

export class AstroIsland extends HTMLElement {
  /** The server's elements, each with its child nodes. */
  ownNodes: OwnNodes[] = [];

  connectedCallback() {
    const get = (name: string) => this.getAttribute(name) ?? '';
    const load = async () => {
      const [components, renderer] = (await Promise.all([
        import(get('component-url')),
        import(get('renderer-url')),
      ])) as [Record<string, never>, { default: Hydrate }];
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

  /** Does nothing: if React unmounts, the visitor still sees the content. */
  override removeChild<T extends Node>(node: T): T {
    return node;
  }
}

customElements.define('astro-island', AstroIsland);
