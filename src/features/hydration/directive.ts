import type { ClientDirective } from 'astro';
import { actOf, giveUpAct, replayAct, type HeldAct } from './heldActs.ts';

const DEADLINE_MS = 10_000;

/** A tap fires `mouseover` and `click`; a finger that only scrolls fires neither. */
const INTENTS = ['mouseover', 'focusin', 'keydown', 'click', 'change', 'submit'];
/** Elements whose press the browser handles: links to other pages, and the `summary` of closed `details`. */
const NATIVE = 'a:not([href^="#"], [data-video]), details:not([open]) > summary';

/** Replaces an island that threw by a new one with the server's HTML, because Astro starts each only once. */
function renewIsland(island: HTMLElement, html: string): HTMLElement {
  island.dispatchEvent(new CustomEvent('astro:unmount'));
  const fresh = document.importNode(island);
  fresh.setAttribute('ssr', '');
  fresh.innerHTML = html;
  island.replaceWith(fresh);
  return fresh;
}

type Load = Parameters<ClientDirective>[0];

/** An island on its way to being hydrated: see the README beside this file. */
class Hydration {
  readonly #load: Load;
  readonly #island: HTMLElement;
  /** The server's HTML; set once React takes over the island. */
  #html: string | undefined;
  #act: HeldAct | undefined;
  #focusId = '';
  #deadline = 0;

  constructor(load: Load, island: HTMLElement) {
    this.#load = load;
    this.#island = island;
    island.addEventListener('reset', () => this.#takeAct());
    // Astro dispatches this if a file fails to load; `load` resolves all the same.
    island.addEventListener('astro:hydration-error', () => this.#fail());
    // React works until then.
    island.addEventListener('island:broken', () => queueMicrotask(() => this.#fail()));
    island.addEventListener('island:hydrated', () => this.#finish());
  }

  /** Hydrates the island if an event inside it is an intent. */
  onEvent(event: Event, target: Element) {
    const { hydration } = this.#island.dataset;
    // An island that threw is no longer in the page.
    if (hydration === 'hydrated' || !this.#island.isConnected) return;
    const act = actOf(event);
    if (act) this.#hold(act, event);
    else if (target.closest(NATIVE)) return;
    // A visitor goes on filling in a failed form, and a retry on every key or tick would disturb that.
    else if (hydration === 'failed' && (event.type !== 'click' || target.closest('form'))) return;
    if (hydration !== 'pending') void this.#begin();
  }

  #tell(name: 'held' | 'failed', element = this.#island) {
    element.dispatchEvent(new Event(`island:${name}`, { bubbles: true }));
  }

  #takeAct() {
    const act = this.#act;
    act?.element.removeAttribute('aria-busy');
    this.#act = undefined;
    return act;
  }

  /** Keeps an event from browser and page, and marks its element as busy; only the last act is held. */
  #hold(act: HeldAct, event: Event) {
    event.preventDefault();
    event.stopPropagation(); // React may handle events while it hydrates
    this.#takeAct();
    this.#act = act;
    act.element.setAttribute('aria-busy', 'true');
    this.#tell('held');
  }

  async #begin() {
    const island = this.#island;
    island.dataset.hydration = 'pending';
    this.#deadline = window.setTimeout(() => this.#fail(), DEADLINE_MS);
    const start = await this.#load();
    // The deadline may have passed, and another try may be running.
    if (this.#html !== undefined || island.dataset.hydration !== 'pending') return;
    this.#html = island.innerHTML;
    this.#focusId = document.activeElement?.id ?? '';
    void start();
  }

  /** React removes the focused element if it throws, or if the browser has translated the page. */
  #restoreFocus() {
    if (document.activeElement === document.body)
      document.getElementById(this.#focusId)?.focus({ preventScroll: true });
  }

  #fail() {
    clearTimeout(this.#deadline);
    const act = this.#takeAct();
    const element = this.#html === undefined ? this.#island : renewIsland(this.#island, this.#html);
    element.dataset.hydration = 'failed'; // before its focus is an intent
    this.#restoreFocus();
    this.#tell('failed', element);
    if (act) giveUpAct(act);
  }

  #finish() {
    clearTimeout(this.#deadline);
    this.#island.dataset.hydration = 'hydrated';
    queueMicrotask(() => {
      this.#restoreFocus();
      const act = this.#takeAct();
      if (act) replayAct(act);
    });
  }
}

/** `client:intent`; the selector of `client:intent="[data-video]"` adds elements outside the island. */
const intent: ClientDirective = (load, { value }, island) => {
  const hydration = new Hydration(load, island);
  const isInside = (target: Element) =>
    island.contains(target) || (typeof value === 'string' && target.closest(value) !== null);
  // The capture phase runs before any other handler of an act that must be held.
  for (const name of INTENTS)
    addEventListener(
      name,
      (event) => {
        const { target } = event;
        if (target instanceof Element && isInside(target)) hydration.onEvent(event, target);
      },
      true,
    );
};

export default intent;
