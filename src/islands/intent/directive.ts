import type { ClientDirective } from 'astro';

const DEADLINE_MS = 10_000;
const RETRY_MS = 2_000;

/** A tap fires `mouseover` and `click`; a finger that only scrolls past fires none of these. */
const INTENTS = ['mouseover', 'focusin', 'keydown', 'click', 'submit'];

/** Fetches a module without running it: unlike a failed `import()`, this can be tried again at once. */
const preload = (href: string) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    if (!link.relList.supports('modulepreload')) resolve(href);
    link.rel = 'modulepreload';
    link.href = href;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
    document.head.append(link);
  });

/** Whether all modules are there. Astro's own loader is no help: after a failure it asks for a second React. */
const fetchAll = (urls: string[]) =>
  Promise.all(urls.map(preload))
    .then(() => Promise.all(urls.map((url) => import(url))))
    .then(
      () => true,
      () => false,
    );

/**
 * `client:intent` wakes an island at the first mouse-over, focus, key, click or submit inside it or, as
 * in `client:intent="[data-video]"`, inside what matches its value. Nothing is replayed: until then the
 * markup works by itself. An island that still sleeps ten seconds after that gets `data-wake="late"`
 * and a bubbling `wake:late`; it is tried again meanwhile, at the next intent and when back online.
 */
const intent: ClientDirective = (load, { value }, island) => {
  const urls = ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? '');
  const watch = new AbortController();
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let isTrying = false;
  let isWanted = false;

  const isInside = (target: Element) =>
    island.contains(target) || (typeof value === 'string' && target.closest(value) !== null);

  const tryToWake = async () => {
    if (isTrying || !isWanted || watch.signal.aborted) return;
    isTrying = true;
    const isThere = await fetchAll(urls);
    isTrying = false;
    if (isThere) {
      watch.abort();
      clearTimeout(deadline);
      delete island.dataset.wake;
      const hydrate = await load();
      await hydrate();
    } else if (deadline !== undefined) setTimeout(() => void tryToWake(), RETRY_MS);
  };

  const startDeadline = () => {
    clearTimeout(deadline);
    deadline = setTimeout(() => {
      deadline = undefined;
      island.dataset.wake = 'late';
      island.dispatchEvent(new Event('wake:late', { bubbles: true }));
    }, DEADLINE_MS);
  };

  const onIntent = ({ target, type }: Event) => {
    if (!(target instanceof Element) || !isInside(target)) return;
    isWanted = true;
    if (deadline === undefined || type === 'submit') startDeadline();
    void tryToWake();
  };

  const options = { capture: true, passive: true, signal: watch.signal };
  for (const name of INTENTS) addEventListener(name, onIntent, options);
  addEventListener('online', () => void tryToWake(), options);
};

export default intent;
