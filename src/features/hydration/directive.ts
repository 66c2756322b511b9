import type { ClientDirective } from 'astro';
import { createFileLoader } from './islandFiles.ts';

/** The state of an island, which the directive sets in `data-hydration`. */
type HydrationState = 'pending' | 'hydrated' | 'failed';

const DEADLINE_MS = 10_000;
const RETRY_MS = 2_000;

/** A tap fires `mouseover` and `click`; a finger that only scrolls fires neither. */
const HINTS = ['mouseover', 'focusin', 'keydown'];
const PRESSES = ['click', 'submit'];
/** What the browser handles itself: links to other addresses, and closed `<details>`. */
const NATIVE = 'a:not([href^="#"]),details:not([open])>summary';

/** Tries to hydrate an island, once at a time, and repeats failed tries until the deadline. */
function createTries(load: Parameters<ClientDirective>[0], island: HTMLElement) {
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let isTrying = false;
  let isResting = false;

  const end = (state: HydrationState) => {
    clearTimeout(deadline);
    deadline = undefined;
    isTrying = false;
    island.dataset.hydration = state;
    island.dispatchEvent(new Event(`island:${state}`, { bubbles: true }));
  };
  const hydrate = async () => {
    const start = await load();
    step = () => start().then(() => true);
    await start();
  };
  let step = createFileLoader(island, () => {
    hydrate().catch((error: unknown) => {
      reportError(error);
      end('failed');
    });
  });
  const tryOnce = async () => {
    if (isTrying) return;
    isTrying = isResting = true;
    if (!(await step())) isTrying = false;
    setTimeout(() => {
      isResting = false;
      if (deadline !== undefined) void tryOnce();
    }, RETRY_MS);
  };
  const startDeadline = () => {
    clearTimeout(deadline);
    deadline = setTimeout(end, DEADLINE_MS, 'failed');
    island.dataset.hydration = 'pending';
  };

  island.dataset.hydration = 'pending';
  return {
    end,
    tryOnce,
    /** A press starts a try even in the pause after a failure, and a submit starts a new deadline. */
    want: (type: string) => {
      const isPress = PRESSES.includes(type);
      if (isResting && !isPress) return;
      if (deadline === undefined || type === 'submit') startDeadline();
      void tryOnce();
    },
  };
}

/**
 * `client:intent` hydrates an island at the first mouse-over, focus, key, click or submit inside it,
 * except on what the browser handles itself; with a value, as in `client:intent="[data-video]"`, inside
 * elements that match. Events are not replayed: until hydration the markup works by itself.
 *
 * `data-hydration` is the state: `pending`; `hydrated`, with an event `island:hydrated`; `failed`, with
 * `island:failed`, if it throws or ten seconds after an intent. Tries are repeated until then, at the next
 * intent, and when the network is back.
 */
const intent: ClientDirective = (load, { value }, island) => {
  const tries = createTries(load, island);
  let watch = new AbortController();
  let isWanted = false;

  const isInside = (target: Element) =>
    typeof value === 'string'
      ? island.contains(target) || target.closest(value) !== null
      : island.contains(target) && target.closest(NATIVE) === null;

  const onIntent = ({ target, type }: Event) => {
    if (!(target instanceof Element) || !isInside(target)) return;
    isWanted = true;
    tries.want(type);
  };
  const listen = () => {
    watch = new AbortController();
    const { signal } = watch;
    for (const name of [...HINTS, ...PRESSES]) {
      // A submit is heard in the bubble phase, after the form has held it: a try may fail during the
      // event.
      addEventListener(name, onIntent, { capture: name !== 'submit', passive: true, signal });
    }
    addEventListener('online', () => isWanted && void tries.tryOnce(), { signal });
  };
  listen();

  island.addEventListener('island:answer', ({ detail: { isHydrated } }) => {
    if (isHydrated) watch.abort();
    // It threw after hydration: listen again, so that the next submit is held..
    else if (watch.signal.aborted) listen();
    tries.end(isHydrated ? 'hydrated' : 'failed');
  });
};

export default intent;
