import { useEffect } from 'react';
import type { Outlet } from '#/api/locations.ts';
import { given } from '#/lib/given.ts';
import { scriptLanguage } from '#/messages/scriptLanguage.ts';
import { crumbsTo, nameLocation, type FinderWords, type Named } from './locationChoice.ts';
import { callTo } from './outletLinks.ts';

/** What the finder knows of its page. */
export interface FinderPage {
  /** The address of the list, which the addresses of all locations begin with. */
  list: string;
  words: FinderWords;
  /** The language of the page. */
  locale: string | undefined;
}

/** Replaces the content of an element; returns a function that puts it back. */
function replaceIn(element: Element | null, ...nodes: (Node | string)[]) {
  const own = [...(element?.childNodes ?? [])];
  element?.replaceChildren(...nodes);
  return () => element?.replaceChildren(...own);
}

/** A crumb as the page has it, with another name and address. */
function crumbLike(
  model: Element | undefined,
  { label, href }: { label: string; href: string },
  locale: string | undefined,
) {
  const crumb = model?.cloneNode(true);
  if (!(crumb instanceof HTMLElement)) return [];
  const text = crumb.querySelector<HTMLElement>('a, [aria-current]');
  text?.replaceChildren(label);
  text?.setAttribute('lang', scriptLanguage(label, locale) ?? locale ?? 'en');
  if (text instanceof HTMLAnchorElement) text.href = href;
  return [crumb];
}

/**
 * While another location than the page's own is chosen, title, heading and breadcrumb have its names, as its
 * own page has them, and the action bar its Call; the links to locations, which belong to the page's own, are
 * hidden.
 */
export function usePageNames(
  { list, words, locale }: FinderPage,
  locations: readonly Named[],
  outlets: readonly Outlet[] | undefined,
  isElsewhere: boolean,
) {
  useEffect(() => {
    if (!isElsewhere) return undefined;
    const { title, heading } = nameLocation(words, locations);
    const siteName = document.title.slice(document.title.lastIndexOf(' | '));
    const trail = document.querySelector('main > header ol');
    const [home, ...others] = trail?.children ?? [];
    const crumbs = crumbsTo(list, words.franchises, locations).flatMap((crumb, index) =>
      crumbLike(index === locations.length ? others.at(-1) : home, crumb, locale),
    );
    const call = document.querySelector<HTMLAnchorElement>('[data-call]');
    const ownCall = call?.getAttribute('href') ?? '';
    call?.setAttribute('href', callTo(outlets, call.dataset.call ?? ''));
    const links = document.getElementById('location-links');
    links?.toggleAttribute('hidden', true);
    const restore = [
      replaceIn(document.querySelector('title'), `${title}${siteName}`),
      replaceIn(document.querySelector('h1'), heading),
      replaceIn(trail, ...given([home]), ...crumbs),
      () => call?.setAttribute('href', ownCall),
      () => links?.toggleAttribute('hidden', false),
    ];
    return () => restore.forEach((each) => each());
  });
}
