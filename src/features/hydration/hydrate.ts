/** The client entry of our React renderer: Astro's own, with each island wrapped in `Island`. */
import hydrateByAstro from '@astrojs/react/client.js';
import type { ComponentType } from 'react';
import Island from './Island.tsx';
import type { AstroIsland, Hydrate } from './islandElement.ts';
import { prepareRoot, type IslandRoot } from './islandRoot.ts';

const roots = new WeakMap<AstroIsland, IslandRoot>();

/** Hydrates an island, or tries again; the result is an `island:answer` event on its element. */
const hydrate =
  (island: AstroIsland) =>
  (
    component: ComponentType,
    props: object,
    slots: Record<string, string>,
    metadata: { client: string },
  ): void => {
    const known = roots.get(island);
    if (known === undefined) {
      const root = prepareRoot(island);
      roots.set(island, root);
      hydrateByAstro(island)(Island, { component, props, root }, slots, metadata);
    } else {
      const { startNext } = known;
      Object.assign(known, prepareRoot(island));
      startNext();
    }
  };

export default hydrate satisfies Hydrate;
