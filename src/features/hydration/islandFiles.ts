const TRY_MS = 5_000;
const FOLDER = '_astro';

/** How often the folder of our files had to be spelled anew; what failed for one island fails for all. */
let spelling = 0;

/**
 * A browser remembers an address that failed, and a component imports React by its path in their folder:
 * `%5Fastro` is the same folder as `_astro` to a server, and holds new files to a browser.
 */
const spell = (url: string) =>
  url.replace(FOLDER, (folder) =>
    folder.replace(/./g, (letter, index: number) =>
      (spelling >> index) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
    ),
  );

/** Whether a module comes in time. */
const comesInTime = (url: string) =>
  new Promise<boolean>((resolve) => {
    setTimeout(resolve, TRY_MS, false);
    import(url).then(
      () => resolve(true),
      () => resolve(false),
    );
  });

/**
 * Makes a function that asks for renderer and component of an island together, so that hydration is one
 * round trip, and under fresh addresses where they failed before. It says whether they came in time;
 * files that come later are taken all the same.
 */
export function createFileLoader(island: HTMLElement, onLoaded: () => void) {
  const names = ['renderer-url', 'component-url'];
  const urls = names.map((name) => island.getAttribute(name) ?? '');
  let failures = 0;
  let isLoaded = false;

  return async (): Promise<boolean> => {
    const spelled = spelling;
    const [renderer = '', component = ''] = urls.map(spell);
    const addresses = [renderer, failures ? `${component}?${failures}` : component];
    const take = () => {
      if (isLoaded) return;
      isLoaded = true;
      spelling = spelled;
      for (const [index, name] of names.entries())
        island.setAttribute(name, addresses[index] ?? '');
      onLoaded();
    };
    void Promise.all(addresses.map((address) => import(address))).then(take, () => undefined);

    const [hasRenderer, hasComponent] = await Promise.all(addresses.map(comesInTime));
    if (hasRenderer && !hasComponent) failures += 1; // with a new folder React would come twice
    if (!hasRenderer && spelling === spelled) spelling += 1;
    return isLoaded;
  };
}
