import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { PageLink } from '#/words/pages.ts';
import { $openMenu, setMenuOpen, type MenuName } from './menuStore.ts';
import styles from './HeaderMenu.module.css';
import { asIsland } from '#/features/hydration/asIsland.tsx';
import panels from './MenuPanels.module.css';
import { useStore } from '#/features/useStore.ts';

export interface HeaderMenuProps {
  /** The address of the current page. */
  current: string;
  /** The address of the home page. */
  home: string;
  /** The names of the navigation and of its two menus. */
  words: { main: string; menu: string; pages: string };
  mainLinks: readonly PageLink[];
  submenuLinks: readonly PageLink[];
  /** The page in the other languages. */
  translations: readonly Translation[];
  callToAction: PageLink;
}

interface Translation {
  code: string;
  name: string;
  href: string;
}

/** `page`: the link leads to the current page; `true`: to a page above it. */
function currentState(href: string, current: string, home: string) {
  if (href === current) return 'page';
  return href !== home && current.startsWith(href) ? 'true' : undefined;
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

interface LinkItemsProps extends Pick<HeaderMenuProps, 'current' | 'home'> {
  links: readonly PageLink[];
}

const LinkItems = ({ links, current, home }: LinkItemsProps) =>
  links.map(({ label, href, lang }) => (
    <li key={label}>
      <a
        href={href}
        lang={lang}
        aria-current={currentState(href, current, home)}
        suppressHydrationWarning
      >
        {label}
      </a>
    </li>
  ));

interface LanguageItemsProps extends Pick<HeaderMenuProps, 'translations'> {
  className?: string | undefined;
}

const LanguageItems = ({ translations, className }: LanguageItemsProps) =>
  translations.map(({ code, name, href }) => (
    <li key={code} className={className}>
      <a href={href} hrefLang={code} lang={code} suppressHydrationWarning>
        {name}
      </a>
    </li>
  ));

const GetFranchise = ({ href, label }: PageLink) => (
  <a className="button" href={href} suppressHydrationWarning>
    {label}
  </a>
);

/** The header's links, with Menu (on a phone) and Pages as disclosures. */
function HeaderMenu(props: HeaderMenuProps) {
  const { current, home, words, mainLinks, submenuLinks, translations, callToAction } = props;
  return (
    <nav className={styles.nav} aria-label={words.main}>
      <Disclosure name="menu">
        <summary suppressHydrationWarning>{words.menu}</summary>
      </Disclosure>
      <ul className={panels.links}>
        <LinkItems links={mainLinks} current={current} home={home} />
        <LanguageItems translations={translations} className={panels.action} />
        <li className={panels.action}>
          <GetFranchise {...callToAction} />
        </li>
      </ul>
      <Disclosure name="pages">
        <summary suppressHydrationWarning>{words.pages}</summary>
        <ul className={panels.submenu}>
          <LinkItems links={submenuLinks} current={current} home={home} />
          <LanguageItems translations={translations} />
        </ul>
      </Disclosure>
      <p className={styles.action}>
        <GetFranchise {...callToAction} />
      </p>
    </nav>
  );
}

export default asIsland(HeaderMenu);
