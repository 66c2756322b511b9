import { useEffect, useRef } from 'react';
import type { Named } from './locationChoice.ts';

/** A level of the breadcrumb, with its address. */
export interface Level extends Named {
  href: string;
}

interface PageNames {
  /** The title of the document. */
  title: string;
  heading: string;
  /** The chosen country, state and city, as far as they are chosen. */
  levels: Level[];
}

/** The breadcrumb's levels that belong to no location: home and the list. */
const SHARED_CRUMBS = 2;

function crumbOf({ name, href }: Level, isLast: boolean): HTMLLIElement {
  const crumb = document.createElement('li');
  const element = document.createElement(isLast ? 'span' : 'a');
  element.textContent = name;
  if (element instanceof HTMLAnchorElement) element.href = href;
  else element.setAttribute('aria-current', 'page');
  crumb.append(element);
  return crumb;
}

/**
 * Hides the links to locations that belong to the page's own, and gives title, heading and breadcrumb the names of the chosen location, as its own page has them; they come
 * back as the server sent them when the page's own location is chosen.
 */
export function usePageNames({ title, heading, levels }: PageNames, isElsewhere: boolean) {
  const own = useRef<{ title: string; heading: Node[]; crumbs: Element[] }>(undefined);
  useEffect(() => {
    const h1 = document.querySelector('h1');
    const list = document.querySelector('main > header ol');
    const names = (own.current ??= {
      title: document.title,
      heading: [...(h1?.childNodes ?? [])],
      crumbs: [...(list?.children ?? [])],
    });
    const crumbs = isElsewhere
      ? [
          ...names.crumbs.slice(0, SHARED_CRUMBS),
          ...levels.map((level, index) => crumbOf(level, index === levels.length - 1)),
        ]
      : names.crumbs;
    document.title = isElsewhere ? title : names.title;
    h1?.replaceChildren(...(isElsewhere ? [heading] : names.heading));
    list?.replaceChildren(...crumbs);
    document.getElementById('location-links')?.toggleAttribute('hidden', isElsewhere);
  });
}
