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

/** `client:intent`: see the README beside this file. */
const intent: ClientDirective = (load, { value }, island) => {
  /** The server's HTML; set once React takes over the island. */
  let html: string | undefined;
  let act: HeldAct | undefined;
  let focusId = '';
  let deadline = 0;

  const tell = (name: 'held' | 'failed', element = island) =>
    element.dispatchEvent(new Event(`island:${name}`, { bubbles: true }));

  const takeAct = () => {
    const lastAct = act;
    lastAct?.element.removeAttribute('aria-busy');
    act = undefined;
    return lastAct;
  };

  /** Keeps an event from browser and page, and marks its element as busy; only the last act is held. */
  const hold = (next: HeldAct, event: Event) => {
    event.preventDefault();
    event.stopPropagation(); // React may handle events while it hydrates
    takeAct();
    act = next;
    act.element.setAttribute('aria-busy', 'true');
    tell('held');
  };

  /** React removes the focused element if it throws, or if the browser has translated the page. */
  const restoreFocus = () => {
    if (document.activeElement === document.body)
      document.getElementById(focusId)?.focus({ preventScroll: true });
  };

  const fail = () => {
    clearTimeout(deadline);
    const lastAct = takeAct();
    const element = html === undefined ? island : renewIsland(island, html);
    element.dataset.hydration = 'failed'; // before its focus is an intent
    restoreFocus();
    tell('failed', element);
    if (lastAct) giveUpAct(lastAct);
  };

  const begin = async () => {
    if (island.dataset.hydration === 'pending') return;
    island.dataset.hydration = 'pending';
    deadline = window.setTimeout(fail, DEADLINE_MS);
    const start = await load();
    // The deadline may have passed, and another try may be running.
    if (html !== undefined || island.dataset.hydration !== 'pending') return;
    html = island.innerHTML;
    focusId = document.activeElement?.id ?? '';
    void start();
  };

  const isInside = (target: Element) =>
    island.contains(target) || (typeof value === 'string' && target.closest(value) !== null);

  const onIntent = (event: Event) => {
    const { target } = event;
    const { hydration } = island.dataset;
    // An island that threw is no longer in the page.
    if (hydration === 'hydrated' || !island.isConnected) return;
    if (!(target instanceof Element) || !isInside(target)) return;
    const next = actOf(event);
    if (next) hold(next, event);
    else if (target.closest(NATIVE)) return;
    // A visitor goes on filling in a failed form, and a retry on every key or tick would disturb that.
    else if (hydration === 'failed' && (event.type !== 'click' || target.closest('form'))) return;
    void begin();
  };
  // The capture phase runs before any other handler of an act that must be held.
  for (const name of INTENTS) addEventListener(name, onIntent, true);

  island.addEventListener('reset', takeAct);
  // Astro dispatches this if a file fails to load; `load` resolves all the same.
  island.addEventListener('astro:hydration-error', fail);
  island.addEventListener('island:broken', () => queueMicrotask(fail)); // React works until then
  island.addEventListener('island:hydrated', () => {
    clearTimeout(deadline);
    island.dataset.hydration = 'hydrated';
    queueMicrotask(() => {
      restoreFocus();
      const lastAct = takeAct();
      if (lastAct) replayAct(lastAct);
    });
  });
};

export default intent;
