import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { mainLinks, submenuLinks } from '#/content/menuLinks.ts';
import type { PageLink } from '#/content/pageRecord.ts';
import { otherTranslationsOf } from '#/content/translations.ts';
import * as words from '#/copy/headerMenu.ts';
import { callToAction } from '#/copy/pages/franchiseDetails.ts';
import { link as home } from '#/copy/pages/home.ts';
import { $openMenu, setMenuOpen, type MenuName } from './menuStore.ts';
import styles from './HeaderMenu.module.css';
import panels from './MenuPanels.module.css';
import { useStore } from '#/features/useStore.ts';

export interface HeaderMenuProps {
  /** The address of the current page. */
  current: string;
}

/** `page`: the link leads to the current page; `true`: to a page above it. */
function currentState(href: string, current: string) {
  if (href === current) return 'page';
  return href !== home.href && current.startsWith(href) ? 'true' : undefined;
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

interface LinkItemsProps extends HeaderMenuProps {
  links: readonly PageLink[];
}

const LinkItems = ({ links, current }: LinkItemsProps) =>
  links.map(({ label, href }) => (
    <li key={label}>
      <a href={href} aria-current={currentState(href, current)} suppressHydrationWarning>
        {label}
      </a>
    </li>
  ));

const LanguageItems = ({
  current,
  className,
}: HeaderMenuProps & { className?: string | undefined }) =>
  otherTranslationsOf(current).map(({ code, name, href }) => (
    <li key={code} className={className}>
      <a href={href} hrefLang={code} lang={code} suppressHydrationWarning>
        {name}
      </a>
    </li>
  ));

const GetFranchise = () => (
  <a className="button" href={callToAction.href} suppressHydrationWarning>
    {callToAction.label}
  </a>
);

/** The header's links, with Menu (on a phone) and Pages as disclosures. */
export default function HeaderMenu({ current }: HeaderMenuProps) {
  return (
    <nav className={styles.nav} aria-label={words.main}>
      <Disclosure name="menu">
        <summary suppressHydrationWarning>{words.menu}</summary>
      </Disclosure>
      <ul className={panels.links}>
        <LinkItems links={mainLinks} current={current} />
        <LanguageItems current={current} className={panels.action} />
        <li className={panels.action}>
          <GetFranchise />
        </li>
      </ul>
      <Disclosure name="pages">
        <summary suppressHydrationWarning>{words.pages}</summary>
        <ul className={panels.submenu}>
          <LinkItems links={submenuLinks} current={current} />
          <LanguageItems current={current} />
        </ul>
      </Disclosure>
      <p className={styles.action}>
        <GetFranchise />
      </p>
    </nav>
  );
}
