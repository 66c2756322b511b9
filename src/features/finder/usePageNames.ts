import { useEffect, useRef } from 'react';
import { ourFranchises } from '#/copy/franchises.ts';

/** What names the location that a page is the address of. */
interface PageNames {
  title: string;
  heading: Node[];
  crumbs: Node[];
}

/** The breadcrumb's levels that belong to no location: home and the list. */
const SHARED_CRUMBS = 2;

/**
 * Gives the document the title of the location that is chosen. Heading and breadcrumb, which name the page's own,
 * are then those of the list; where the page's own location is chosen, all three are as they came.
 */
export function usePageNames(title: string, isElsewhere: boolean) {
  const own = useRef<PageNames>(undefined);
  useEffect(() => {
    const heading = document.querySelector('h1');
    const crumbs = document.querySelector('main > header ol');
    const names = (own.current ??= {
      title: document.title,
      heading: [...(heading?.childNodes ?? [])],
      crumbs: [...(crumbs?.childNodes ?? [])],
    });
    document.title = isElsewhere ? title : names.title;
    heading?.replaceChildren(...(isElsewhere ? [ourFranchises] : names.heading));
    crumbs?.replaceChildren(...names.crumbs.slice(0, isElsewhere ? SHARED_CRUMBS : undefined));
  }, [title, isElsewhere]);
}
