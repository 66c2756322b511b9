import type { ClientDirective } from 'astro';
import { isPlainPress } from '#/features/isPlainPress.ts';
import { noteOwnNodes, takeOutForeignNodes, type OwnNodes } from './foreignNodes.ts';
import { createHeldActs } from './heldActs.ts';
import { renewIsland } from './renewIsland.ts';

const DEADLINE_MS = 10_000;

/** A tap fires `mouseover` and `click`; a finger that only scrolls fires neither. */
const INTENTS = ['mouseover', 'focusin', 'keydown', 'click', 'input', 'change', 'submit'];
/** What the browser handles itself: links to other addresses, and the `summary` of closed `details`. */
const NATIVE = 'a:not([href^="#"], [data-hold]), details:not([open]) > summary';

/** Resolves when the whole document is parsed, before a browser can translate it. */
const whenParsed = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') resolve();
  else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
});

/** Follows a link within the page without an entry in the history or a jump, and keeps the focus. */
function followInPlace(event: Event, target: Element) {
  const link = target.closest<HTMLAnchorElement>('a[href^="#"]');
  if (!link || !(event instanceof MouseEvent) || event.type !== 'click') return;
  if (!isPlainPress(event)) return;
  event.preventDefault();
  const { scrollX, scrollY } = window;
  location.replace(link.href);
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  link.focus({ preventScroll: true });
}

/**
 * `client:intent` hydrates an island at the first mouse-over, focus, key, click, choice or submit inside it,
 * except on what the browser handles itself; with a value, as in `client:intent="[data-video]"`, also inside
 * elements that match. What the markup cannot do by itself stands in `data-hold` of its element, such as
 * `submit`: that act is held, and given to the island once it is hydrated.
 *
 * `data-hydration` is the island's state: `pending` from the first intent; then `hydrated`, or `failed` if its
 * files cannot be had in ten seconds or it throws. An event of the same name (`island:failed`) tells of it;
 * `island:held` tells that an act waits. After a failure the next click or held act tries again, but not
 * typing, which it would disturb.
 */
const intent: ClientDirective = (load, { value }, island) => {
  const acts = createHeldActs();
  const listening = new AbortController();
  const { signal } = listening;
  let ownNodes: OwnNodes[] = [];
  let serverNodes: ChildNode[] = [];
  let lastFocus: EventTarget | null = null;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let hasStarted = false;
  let putBack = () => {};

  void whenParsed.then(() => {
    ownNodes = noteOwnNodes(island);
  });

  const tell = (state: 'held' | 'hydrated' | 'failed', element: HTMLElement) =>
    element.dispatchEvent(new Event(`island:${state}`, { bubbles: true }));

  const end = (state: 'hydrated' | 'failed', element = island) => {
    clearTimeout(deadline);
    deadline = undefined;
    element.dataset.hydration = state;
    tell(state, element);
    if (state === 'hydrated') acts.replay();
    else acts.release();
  };

  const hydrate = async () => {
    const start = await load();
    if (hasStarted || island.dataset.hydration !== 'pending') return;
    hasStarted = true;
    putBack = takeOutForeignNodes(ownNodes);
    serverNodes = [...island.childNodes];
    lastFocus = document.activeElement;
    void start();
  };

  const begin = () => {
    if (deadline !== undefined) return;
    island.dataset.hydration = 'pending';
    deadline = setTimeout(() => end('failed'), DEADLINE_MS);
    void hydrate();
  };

  const isInside = (target: Element) =>
    island.contains(target) || (typeof value === 'string' && target.closest(value) !== null);

  const onIntent = (event: Event) => {
    const { target } = event;
    if (island.dataset.hydration === 'hydrated') return;
    if (!(target instanceof Element) || !isInside(target)) return;
    const isHeld = acts.hold(event);
    if (isHeld) tell('held', island);
    else if (target.closest(NATIVE)) return;
    else if (island.dataset.hydration === 'failed' && event.type !== 'click') return;
    else followInPlace(event, target);
    begin();
  };
  // In the capture phase, before anything else reacts to an act that is held.
  for (const name of INTENTS) addEventListener(name, onIntent, { capture: true, signal });

  const onFocus = ({ target }: Event) => {
    lastFocus = target;
  };
  island.addEventListener('focusin', onFocus, { capture: true }); // React stops it while it hydrates
  island.addEventListener('astro:hydration-error', () => end('failed'));
  island.addEventListener('island:settled', ({ detail: { isHydrated } }) => {
    // Once React has rendered what effects have set.
    queueMicrotask(() => {
      putBack();
      if (isHydrated) end('hydrated');
      else {
        listening.abort();
        end('failed', renewIsland(island, serverNodes, lastFocus));
      }
    });
  });
};

export default intent;
