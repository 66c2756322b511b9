import { REACT_QUERY } from './reactQuery.ts';

const TRY_MS = 5_000;

/** Retries by file address; a file that failed for one island fails for all. */
const retries: Record<string, number> = {};

/**
 * Each address is imported once: WebKit takes a module that is imported again while it still waits for
 * React for complete (https://bugs.webkit.org/show_bug.cgi?id=242740).
 */
const imports: Record<string, Promise<unknown>> = {};
const importOnce = (url: string) => (imports[url] ??= import(url));

/** Whether a module loads in time. */
const comesInTime = (file: Promise<unknown>) =>
  new Promise<boolean>((resolve) => {
    setTimeout(resolve, TRY_MS, false);
    file.then(
      () => resolve(true),
      () => resolve(false),
    );
  });

/** The addresses of both files for the next try. React's changes only if React itself failed. */
function freshAddresses(renderer: string, component: string) {
  const query = retries[renderer] ? `?${REACT_QUERY}=${retries[renderer]}` : '';
  const ownQuery = retries[component] ? `${query || '?'}&retry=${retries[component]}` : query;
  return { 'renderer-url': renderer + query, 'component-url': component + ownQuery };
}

/**
 * Makes a function that loads an island's renderer and component in parallel, so that hydration takes one
 * round trip. After a failure it uses new addresses, because browsers cache a failed import. It returns
 * whether they loaded in time; files that load later are still used.
 */
export function createFileLoader(island: HTMLElement, onLoaded: () => void) {
  const [renderer = '', component = ''] = ['renderer-url', 'component-url'].map(
    (name) => island.getAttribute(name) ?? '',
  );
  let isLoaded = false;

  return async (): Promise<boolean> => {
    const { [renderer]: react = 0, [component]: own = 0 } = retries;
    const addresses = freshAddresses(renderer, component);
    const take = () => {
      if (isLoaded) return;
      isLoaded = true;
      Object.assign(retries, { [renderer]: react, [component]: own });
      for (const [name, address] of Object.entries(addresses)) island.setAttribute(name, address);
      onLoaded();
    };
    const files = Object.values(addresses).map(importOnce);
    void Promise.all(files).then(take, () => undefined);

    const [hasRenderer, hasComponent] = await Promise.all(files.map(comesInTime));
    if (!hasRenderer) retries[renderer] = react + 1;
    else if (!hasComponent) retries[component] = own + 1;
    return isLoaded;
  };
}
