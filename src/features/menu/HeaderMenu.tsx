import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { asIsland } from '#/features/hydration/asIsland.tsx';
import { useStore } from '#/features/useStore.ts';
import styles from './HeaderMenu.module.css';
import { $openMenu, setMenuOpen, type MenuName } from './menuStore.ts';

export interface HeaderMenuProps {
  /** The names of the navigation and of its two menus. */
  words: { main: string; menu: string; pages: string };
  /** The main links, in a panel of their own on a phone. */
  links?: ReactNode;
  submenu?: ReactNode;
  action?: ReactNode;
}

interface DisclosureProps {
  name: MenuName;
  children: ReactNode;
}

/**
 * The browser opens and closes it; the store follows, and closes the other one if the browser does not
 * support `name`.
 */
function Disclosure({ name, children }: DisclosureProps) {
  const isOpen = useStore($openMenu) === name;
  const details = useRef<HTMLDetailsElement>(null);

  useLayoutEffect(() => {
    if (details.current?.open) setMenuOpen(name, true); // opened before hydration
  }, [name]);

  return (
    <details
      ref={details}
      className={styles[name]}
      name="site-menu"
      open={isOpen}
      onToggle={({ currentTarget }) => setMenuOpen(name, currentTarget.open)}
      suppressHydrationWarning
    >
      {children}
    </details>
  );
}

/** Escape, and a press or focus elsewhere, closes the menus; so does `popstate`, as the finder changes the path. */
function useClosing(nav: RefObject<HTMLElement | null>) {
  useEffect(() => {
    /** Closes the open menu itself: the store knows of it only once `toggle` has told it. */
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
    addEventListener('keydown', onKeyDown);
    const leaving = ['click', 'focusin', 'popstate'];
    for (const name of leaving) addEventListener(name, onLeave);
    return () => {
      removeEventListener('keydown', onKeyDown);
      for (const name of leaving) removeEventListener(name, onLeave);
    };
  }, [nav]);
}

/** The header's links, with Menu (on a phone) and Pages as disclosures. */
function HeaderMenu({ words, links, submenu, action }: HeaderMenuProps) {
  const nav = useRef<HTMLElement>(null);
  useClosing(nav);
  return (
    <nav ref={nav} className={styles.nav} aria-label={words.main} data-hold="Escape">
      <Disclosure name="menu">
        <summary suppressHydrationWarning>{words.menu}</summary>
      </Disclosure>
      {links}
      <Disclosure name="pages">
        <summary suppressHydrationWarning>{words.pages}</summary>
        {submenu}
      </Disclosure>
      {action}
    </nav>
  );
}

export default asIsland(HeaderMenu);
