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

interface DisclosureProps {
  name: 'menu' | 'pages';
  children: ReactNode;
}

/** Closes the other menu when one opens, for a browser that does not know the `name` of `details`. */
function closeOther({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  if (!currentTarget.open) return;
  for (const menu of currentTarget.parentElement?.querySelectorAll('details') ?? [])
    if (menu !== currentTarget) menu.open = false;
}

/** The browser itself opens and closes it. */
function Disclosure({ name, children }: DisclosureProps) {
  return (
    <details
      className={styles[name]}
      name="site-menu"
      onToggle={closeOther}
      suppressHydrationWarning
    >
      {children}
    </details>
  );
}

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
