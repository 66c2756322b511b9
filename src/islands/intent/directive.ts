import type { ClientDirective } from 'astro';

const DEADLINE_MS = 10_000;
const RETRY_MS = 2_000;

/** A tap fires `mouseover` and `click`; a finger that only scrolls past fires none of these. */
const INTENTS = ['mouseover', 'focusin', 'keydown', 'click', 'submit'];

const files = new Map<string, Promise<boolean>>();

/** Fetches a module without running it: unlike a failed `import()`, this can be tried again. */
const fetchFile = (href: string) =>
  new Promise<boolean>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = '';
    link.href = href;
    link.onload = () => resolve(true);
    link.onerror = () => {
      link.remove();
      files.delete(href);
      resolve(false);
    };
    document.head.append(link);
  });

function haveFile(href: string): Promise<boolean> {
  const file = files.get(href) ?? fetchFile(href);
  files.set(href, file);
  return file;
}

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
    if (isTrying || !isWanted) return;
    isTrying = true;
    const fetched = await Promise.all(urls.map(haveFile));
    if (fetched.every(Boolean)) await (await load())();
    isTrying = false;
    if (!island.hasAttribute('ssr')) {
      watch.abort();
      clearTimeout(deadline);
      delete island.dataset.wake;
    } else if (deadline) setTimeout(() => void tryToWake(), RETRY_MS);
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
    if (!deadline || type === 'submit') startDeadline();
    void tryToWake();
  };

  const options = { capture: true, passive: true, signal: watch.signal };
  for (const name of INTENTS) addEventListener(name, onIntent, options);
  addEventListener('online', () => void tryToWake(), options);
  island.addEventListener('astro:hydration-error', (event) => event.preventDefault(), options);
};

export default intent;
