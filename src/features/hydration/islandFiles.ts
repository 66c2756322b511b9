import { REACT_QUERY } from './reactQuery.ts';

const TRY_MS = 5_000;

/** By the address of a file, how often it was asked for anew; what failed for one island fails for all. */
const retries: Record<string, number> = {};

/**
 * By address. WebKit takes a module for whole that is asked for again while it waits for React
 * (https://bugs.webkit.org/show_bug.cgi?id=242740), so none is.
 */
const imports: Record<string, Promise<unknown>> = {};
const importOnce = (url: string) => (imports[url] ??= import(url));

/** Whether a module comes in time. */
const comesInTime = (file: Promise<unknown>) =>
  new Promise<boolean>((resolve) => {
    setTimeout(resolve, TRY_MS, false);
    file.then(
      () => resolve(true),
      () => resolve(false),
    );
  });

/** The addresses of both files for the next try. Only where React failed does it come under a new one. */
function freshAddresses(renderer: string, component: string) {
  const query = retries[renderer] ? `?${REACT_QUERY}=${retries[renderer]}` : '';
  const ownQuery = retries[component] ? `${query || '?'}&retry=${retries[component]}` : query;
  return { 'renderer-url': renderer + query, 'component-url': component + ownQuery };
}

/**
 * Makes a function that asks for renderer and component of an island together, so that hydration is one
 * round trip, and under fresh addresses where they failed before: a browser remembers an address that
 * failed. It says whether they came in time; files that come later are taken all the same.
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
