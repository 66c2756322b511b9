import type { ClientDirective } from 'astro';
import { noteOwnNodes, takeOutForeignNodes, type OwnNodes } from './foreignNodes.ts';
import { createHeldActs } from './heldActs.ts';

const DEADLINE_MS = 10_000;

/** A tap fires `mouseover` and `click`; a finger that only scrolls fires neither. */
const INTENTS = ['mouseover', 'focusin', 'keydown', 'click', 'input', 'change', 'submit'];
/** What the browser answers itself: links to other addresses, and the `summary` of `details`. */
const NATIVE = 'a:not([href^="#"], [data-hold]), summary';

/** Resolves when the whole document is parsed, before a browser can translate it. */
const parsed = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') resolve();
  else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
});

/**
 * `client:intent` hydrates an island at the first mouse-over, focus, key, click, choice or submit inside it,
 * except on what the browser answers itself; with a value, as in `client:intent="[data-video]"`, inside
 * elements that match. What the markup cannot do by itself stands in `data-hold` of its element, such as
 * `submit`: that act is held, and given to the island once it is hydrated.
 *
 * `data-hydration` is the island's state: `pending` from the first intent; then `hydrated`, or `failed` if its
 * files cannot be had in ten seconds or it throws. An event of the same name (`island:failed`) tells of it;
 * `island:held` tells that an act waits. After a failure the next intent tries again.
 */
const intent: ClientDirective = (load, { value }, island) => {
  const acts = createHeldActs();
  let ownNodes: OwnNodes[] = [];
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let hasThrown = false;
  let putBack = () => {};
  let restore = () => {};

  void parsed.then(() => {
    ownNodes = noteOwnNodes(island);
  });

  const tell = (state: 'held' | 'hydrated' | 'failed') =>
    island.dispatchEvent(new Event(`island:${state}`, { bubbles: true }));

  const end = (state: 'hydrated' | 'failed') => {
    clearTimeout(deadline);
    deadline = undefined;
    island.dataset.hydration = state;
    tell(state);
    if (state === 'hydrated') acts.replay();
    else acts.release();
  };

  const hydrate = async () => {
    const start = await load();
    if (island.dataset.hydration !== 'pending') return;
    putBack = takeOutForeignNodes(ownNodes);
    const copies = [...island.childNodes].map((node) => node.cloneNode(true));
    restore = () => island.replaceChildren(...copies);
    await start();
  };

  const begin = () => {
    if (deadline !== undefined) return;
    island.dataset.hydration = 'pending';
    deadline = setTimeout(end, DEADLINE_MS, 'failed');
    void hydrate();
  };

  const isInside = (target: Element) =>
    typeof value === 'string'
      ? target.closest(value) !== null
      : island.contains(target) && target.closest(NATIVE) === null;

  const onIntent = (event: Event) => {
    const { target } = event;
    if (island.dataset.hydration === 'hydrated') return;
    if (!(target instanceof Element) || !isInside(target)) return;
    const isHeld = acts.hold(event);
    if (isHeld) tell('held');
    if (!hasThrown) begin();
    else if (isHeld) end('failed'); // Astro hydrates an island once
  };
  // In the capture phase, before anything else reacts to an act that is held.
  for (const name of INTENTS) addEventListener(name, onIntent, { capture: true });

  island.addEventListener('astro:hydration-error', () => end('failed'));
  island.addEventListener('island:answer', ({ detail: { isHydrated } }) => {
    putBack();
    if (!isHydrated) {
      hasThrown = true;
      // React takes away what it cannot render: the visitor still sees what the server sent.
      island.dispatchEvent(new CustomEvent('astro:unmount'));
      restore();
    }
    end(isHydrated ? 'hydrated' : 'failed');
  });
};

export default intent;
