import type { ClientDirective } from 'astro';
import { createFileLoader } from './islandFiles.ts';

/** How far an island is, as the directive says in `data-hydration`. */
type HydrationState = 'pending' | 'hydrated' | 'failed';

const DEADLINE_MS = 10_000;
const RETRY_MS = 2_000;

/** A tap fires `mouseover` and `click`; a finger that only scrolls past fires none of these. */
const HINTS = ['mouseover', 'focusin', 'keydown'];
const PRESSES = ['click', 'submit'];
/** What the browser does by itself: it goes where a link leads away, and opens what is folded. */
const NATIVE = 'a:not([href^="#"]),details:not([open])>summary';

/** Tries to hydrate an island, one try at a time; after a failure again and again until the deadline. */
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
    /** A press does not wait for a failure's moment of rest, and a submit has ten seconds of its own. */
    want: (type: string) => {
      const isPress = PRESSES.includes(type);
      if (isResting && !isPress) return;
      if (deadline === undefined || type === 'submit') startDeadline();
      void tryOnce();
    },
  };
}

/**
 * `client:intent` hydrates an island at the first mouse-over, focus, key, click or submit inside it, but for
 * what the browser does by itself, or, as in `client:intent="[data-video]"`, inside what matches its value.
 * Nothing is replayed: until then the markup works by itself.
 *
 * `data-hydration` says how far it is: `pending`; `hydrated`, with an event `island:hydrated`; `failed`,
 * with `island:failed`, when it throws or ten seconds after an intent. It is tried again until then, at the
 * next intent and when the network is back.
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
      // A submit is heard last, when the form has held it: a try may fail before the event ends.
      addEventListener(name, onIntent, { capture: name !== 'submit', passive: true, signal });
    }
    addEventListener('online', () => isWanted && void tries.tryOnce(), { signal });
  };
  listen();

  island.addEventListener('island:answer', ({ detail: { isHydrated } }) => {
    if (isHydrated) watch.abort();
    else if (watch.signal.aborted) listen(); // it threw after hydration: a submit is held once more
    tries.end(isHydrated ? 'hydrated' : 'failed');
  });
};

export default intent;
