import type { ClientDirective } from 'astro';
import { isPlainPress } from '#/lib/isPlainPress.ts';
import { noteOwnNodes, takeOutForeignNodes, type OwnNodes } from './foreignNodes.ts';
import { createHeldActs } from './heldActs.ts';
import { renewIsland } from './renewIsland.ts';

const DEADLINE_MS = 10_000;

/**
 * A tap fires `mouseover` and `click`; a finger that only scrolls fires neither. The focus comes before typing;
 * `input` is for dropdowns, and for what a script fills in.
 */
const INTENTS = ['mouseover', 'focusin', 'keydown', 'click', 'input', 'change', 'submit'];
/** A tab is a link to its panel. */
const TAB = '[data-tabs] a[href^="#"]';
/** What the browser handles itself: links that lead away, and the `summary` of closed `details`. */
const NATIVE = `a:not(${TAB}, [data-hold]), details:not([open]) > summary`;

/** Resolves when the whole document is parsed, before a browser can translate it. */
const whenParsed = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') resolve();
  else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
});

/** Shows the panel of a tab without an entry in the history or a jump, and keeps the focus. */
function showPanel(event: Event, target: Element) {
  const link = target.closest<HTMLAnchorElement>(TAB);
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
 * elements that match. An element names in `data-hold` the events and keys that only the island can handle,
 * such as `submit`: such an act is held, and given to the island once it is hydrated.
 *
 * `data-hydration` is the island's state: `pending` from the first intent; then `hydrated`, or `failed` if its
 * files do not arrive in ten seconds or it throws. The events `island:hydrated` and `island:failed` report
 * these two states, and `island:held` that an act waits: a listener that calls `preventDefault` cancels that,
 * and so does a reset of the form. After a failure only a click or a held act starts another try: not typing,
 * which hydration would disturb.
 */
const intent: ClientDirective = (load, { value }, island) => {
  const acts = createHeldActs();
  let ownNodes: OwnNodes[] = [];
  let serverNodes: ChildNode[] = [];
  let lastFocus: EventTarget | null = null;
  let deadline = 0;
  let hasStarted = false;
  let putBack = () => {};

  void whenParsed.then(() => {
    ownNodes = noteOwnNodes(island);
  });

  const notify = (name: 'held' | 'hydrated' | 'failed', element: HTMLElement) =>
    element.dispatchEvent(new Event(`island:${name}`, { bubbles: true, cancelable: true }));

  const end = (state: 'hydrated' | 'failed', element = island) => {
    clearTimeout(deadline);
    element.dataset.hydration = state;
    notify(state, element);
    if (state === 'hydrated') acts.replay();
    else acts.release();
  };

  const begin = async () => {
    if (island.dataset.hydration === 'pending') return;
    island.dataset.hydration = 'pending';
    deadline = window.setTimeout(() => end('failed'), DEADLINE_MS);
    const start = await load();
    // Astro can start an island only once, and the deadline may have passed.
    if (hasStarted || island.dataset.hydration !== 'pending') return;
    hasStarted = true;
    putBack = takeOutForeignNodes(ownNodes);
    serverNodes = [...island.childNodes];
    lastFocus = document.activeElement;
    void start();
  };

  const isInside = (target: Element) =>
    island.contains(target) || (typeof value === 'string' && target.closest(value) !== null);

  const onIntent = (event: Event) => {
    const { target } = event;
    const { hydration } = island.dataset;
    // One that threw is no longer in the page: `renewIsland.ts` has replaced it.
    if (hydration === 'hydrated' || !island.isConnected) return;
    if (!(target instanceof Element) || !isInside(target)) return;
    if (acts.hold(event)) {
      if (!notify('held', island)) acts.forget();
    } else {
      if (target.closest(NATIVE)) return;
      if (hydration === 'failed' && event.type !== 'click') return;
      showPanel(event, target);
    }
    void begin();
  };
  // The capture phase comes before anything else can react to an act that has to be held.
  for (const name of INTENTS) addEventListener(name, onIntent, true);

  const onFocus = ({ target }: Event) => {
    lastFocus = target;
  };
  // While React hydrates, it stops this event; the capture phase comes before that.
  island.addEventListener('focusin', onFocus, { capture: true });
  island.addEventListener('reset', acts.forget);
  // Astro sends it if a file fails to load, and `load` then resolves all the same.
  island.addEventListener('astro:hydration-error', () => end('failed'));
  // `asIsland.tsx` sends it.
  island.addEventListener('island:settled', ({ detail: state }) => {
    // A microtask runs after React has rendered the state that effects have just set.
    queueMicrotask(() => {
      putBack();
      if (state === 'hydrated') end(state);
      else end(state, renewIsland(island, serverNodes, lastFocus));
    });
  });
};

export default intent;
