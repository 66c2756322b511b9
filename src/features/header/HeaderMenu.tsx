import { useEffect, useRef, type ReactNode } from 'react';
import { asIsland } from '#/features/hydration/asIsland.tsx';
import styles from './HeaderMenu.module.css';

interface HeaderMenuProps {
  label: string;
  /** The links: Menu (on a phone) and Pages are `details`, which the browser opens and closes. */
  children?: ReactNode;
}

/** Closes the menus on Escape, and on a press or focus elsewhere. */
function HeaderMenu({ label, children }: HeaderMenuProps) {
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    const close = () => nav.current?.querySelector('details[open]')?.removeAttribute('open');
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      nav.current?.querySelector<HTMLElement>('[open] > summary')?.focus();
      close();
    };
    const onLeave = ({ target }: Event) => {
      if (!(target instanceof Element && nav.current?.contains(target))) close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('keydown', onKeyDown, { signal });
    for (const name of ['click', 'focusin']) addEventListener(name, onLeave, { signal });
    return () => listening.abort();
  }, []);

  return (
    <nav ref={nav} className={styles.nav} aria-label={label}>
      {children}
    </nav>
  );
}

export default asIsland(HeaderMenu);
