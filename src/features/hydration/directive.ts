import type { ClientDirective } from 'astro';
import { actOf, giveUpAct, replayAct, type HeldAct } from './heldActs.ts';

const DEADLINE_MS = 10_000;

/** A tap fires `mouseover` and `click`; a finger that only scrolls fires neither. */
const INTENTS = ['mouseover', 'focusin', 'keydown', 'click', 'change', 'submit'];
/** What the browser handles itself: links that lead away, and the `summary` of closed `details`. */
const NATIVE = 'a:not([href^="#"], [data-video]), details:not([open]) > summary';

/** Puts a new island with the server's HTML in the place of one that threw, because Astro starts each only once. */
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
  /** What the server sent, from the moment that React has it. */
  let html: string | undefined;
  let act: HeldAct | undefined;
  let focusId = '';
  let deadline = 0;

  const tell = (name: 'held' | 'failed', element = island) =>
    element.dispatchEvent(new Event(`island:${name}`, { bubbles: true }));

  const takeAct = () => {
    const taken = act;
    taken?.element.removeAttribute('aria-busy');
    act = undefined;
    return taken;
  };

  /** Keeps an act from browser and page, and shows that its element is at work; only the last one is kept. */
  const hold = (next: HeldAct, event: Event) => {
    event.preventDefault();
    event.stopPropagation(); // React may handle events while it hydrates
    takeAct();
    act = next;
    act.element.setAttribute('aria-busy', 'true');
    tell('held');
  };

  /** React has removed the element that had the focus, if it threw, or if the browser translated the page. */
  const restoreFocus = () => {
    if (document.activeElement === document.body)
      document.getElementById(focusId)?.focus({ preventScroll: true });
  };

  const fail = () => {
    clearTimeout(deadline);
    const taken = takeAct();
    const element = html === undefined ? island : renewIsland(island, html);
    element.dataset.hydration = 'failed'; // before it gets the focus, which would be an intent
    restoreFocus();
    tell('failed', element);
    if (taken) giveUpAct(taken);
  };

  const begin = async () => {
    if (island.dataset.hydration === 'pending') return;
    island.dataset.hydration = 'pending';
    deadline = window.setTimeout(fail, DEADLINE_MS);
    const start = await load();
    // The deadline may have passed, and another try may be further.
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
    // One that threw is no longer in the page.
    if (hydration === 'hydrated' || !island.isConnected) return;
    if (!(target instanceof Element) || !isInside(target)) return;
    const next = actOf(event);
    if (next) hold(next, event);
    else if (target.closest(NATIVE)) return;
    // A form that failed is filled in further, ticks too: another try would disturb that.
    else if (hydration === 'failed' && (event.type !== 'click' || target.closest('form'))) return;
    void begin();
  };
  // The capture phase comes before anything else can react to an act that has to be held.
  for (const name of INTENTS) addEventListener(name, onIntent, true);

  island.addEventListener('reset', takeAct);
  // Astro sends it if a file cannot be had, and `load` then resolves all the same.
  island.addEventListener('astro:hydration-error', fail);
  island.addEventListener('island:broken', () => queueMicrotask(fail)); // React is at work until then
  island.addEventListener('island:hydrated', () => {
    clearTimeout(deadline);
    island.dataset.hydration = 'hydrated';
    queueMicrotask(() => {
      restoreFocus();
      const taken = takeAct();
      if (taken) replayAct(taken);
    });
  });
};

export default intent;
