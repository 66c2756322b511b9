import { useEffect, useRef } from 'react';
import type { Outlet } from '#/api/locations.ts';
import { scriptLanguage } from '#/words/scriptLanguage.ts';
import { callTo } from './outletLinks.ts';

/** A level of the breadcrumb, with its address. */
interface Level {
  name: string;
  href: string;
}

interface PageNames {
  /** The title of the document. */
  title: string;
  heading: string;
  /** The list, and the chosen country, state and city, as far as they are chosen. */
  levels: Level[];
  /** Those of the chosen city, if they are there. */
  outlets: readonly Outlet[] | undefined;
  locale: string | undefined;
}

/** A crumb as the page has it, with another name and address. */
function crumbLike(model: Element | undefined, { name, href }: Level, locale: string | undefined) {
  const crumb = model?.cloneNode(true);
  if (!(crumb instanceof HTMLElement)) return [];
  const text = crumb.querySelector<HTMLElement>('a, [aria-current]');
  text?.replaceChildren(name);
  text?.setAttribute('lang', scriptLanguage(name, locale) ?? locale ?? 'en');
  if (text instanceof HTMLAnchorElement) text.href = href;
  return [crumb];
}

/**
 * Hides the links to locations that belong to the page's own, and gives title, heading and breadcrumb the
 * names of the chosen location, as its own page has them, and the action bar its Call; they come back as the
 * server sent them when the page's own location is chosen.
 */
export function usePageNames(names: PageNames, isElsewhere: boolean) {
  const own = useRef<{
    title: string;
    heading: Node[];
    crumbs: Element[];
    call: string;
  }>(undefined);
  const { title, heading, levels, outlets, locale } = names;
  useEffect(() => {
    const h1 = document.querySelector('h1');
    const list = document.querySelector('main > header ol');
    const link = document.querySelector<HTMLAnchorElement>('[data-call]');
    const first = (own.current ??= {
      title: document.title,
      heading: [...(h1?.childNodes ?? [])],
      crumbs: [...(list?.children ?? [])],
      call: link?.getAttribute('href') ?? '',
    });
    const [home, ...others] = first.crumbs;
    const crumbs = levels.flatMap((level, index) =>
      crumbLike(index === levels.length - 1 ? others.at(-1) : home, level, locale),
    );
    document.title = isElsewhere ? title : first.title;
    h1?.replaceChildren(...(isElsewhere ? [heading] : first.heading));
    list?.replaceChildren(...(isElsewhere && home ? [home, ...crumbs] : first.crumbs));
    if (link) link.href = isElsewhere ? callTo(outlets, link.dataset.call ?? '') : first.call;
    document.getElementById('location-links')?.toggleAttribute('hidden', isElsewhere);
  });
}
