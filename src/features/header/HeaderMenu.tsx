import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject, ToggleEvent } from 'react';
import { asIsland } from '#/features/hydration/asIsland.tsx';
import styles from './HeaderMenu.module.css';

interface HeaderMenuProps {
  /** The names of the navigation and of its two menus. */
  words: { main: string; menu: string; pages: string };
  /** The main links, in a panel of their own on a phone. */
  links?: ReactNode;
  submenu?: ReactNode;
  action?: ReactNode;
}

/** Closes the other menu when one opens, for a browser that does not know the `name` of `details`. */
function closeOther({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  if (!currentTarget.open) return;
  for (const menu of currentTarget.parentElement?.querySelectorAll('details') ?? [])
    if (menu !== currentTarget) menu.open = false;
}

/** The properties of both menus; the browser itself opens and closes them. */
const DISCLOSURE = { name: 'site-menu', onToggle: closeOther, suppressHydrationWarning: true };

/** Escape, and a press or focus elsewhere, closes the menus; so does `popstate`, as the finder changes the path. */
function useClosing(nav: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const close = () => {
      const open = nav.current?.querySelector('details[open]');
      open?.removeAttribute('open');
      return open;
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()?.querySelector('summary')?.focus();
    };
    const onLeave = ({ target }: Event) => {
      if (!(target instanceof Node && nav.current?.contains(target))) close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('keydown', onKeyDown, { signal });
    for (const name of ['click', 'focusin', 'popstate'])
      addEventListener(name, onLeave, { signal });
    return () => listening.abort();
  }, [nav]);
}

/** The header's links, with Menu (on a phone) and Pages as disclosures. */
function HeaderMenu({ words, links, submenu, action }: HeaderMenuProps) {
  const nav = useRef<HTMLElement>(null);
  useClosing(nav);
  return (
    <nav ref={nav} className={styles.nav} aria-label={words.main} data-hold="Escape">
      <details className={styles.menu} {...DISCLOSURE}>
        <summary suppressHydrationWarning>{words.menu}</summary>
      </details>
      {links}
      <details className={styles.pages} {...DISCLOSURE}>
        <summary suppressHydrationWarning>{words.pages}</summary>
        {submenu}
      </details>
      {action}
    </nav>
  );
}

export default asIsland(HeaderMenu);
