import type { KeyboardEvent, MouseEvent } from 'react';
import { asIsland } from '#/features/hydration/asIsland.tsx';
import { MarkedText } from '#/messages/MarkedText.tsx';
import { isPlainPress } from '#/lib/browser.ts';
import styles from './TabStrip.module.css';
import { useSelectedTab } from './useSelectedTab.ts';

interface TabStripProps {
  label: string;
  /** The id of a tab's panel: letters of any script, no spaces. */
  tabs: readonly { id: string; label: string; picture?: string | undefined }[];
  orientation?: 'vertical' | undefined;
  /** The language of the page. */
  locale: string | undefined;
}

/** How many tabs each arrow key moves. A vertical strip is horizontal on a phone, so all four keys work. */
const HORIZONTAL: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const VERTICAL: Record<string, number> = { ...HORIZONTAL, ArrowUp: -1, ArrowDown: 1 };

/** Returns the tab to which a key moves. */
function indexByKey(key: string, index: number, steps: Record<string, number>, count: number) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === ' ') return index;
  const step = steps[key];
  return step === undefined ? undefined : (index + step + count) % count;
}

/** Links to panels, which become ARIA tabs after hydration. */
function TabStrip({ label, tabs, orientation, locale }: TabStripProps) {
  const [selected, select] = useSelectedTab(tabs);
  const isHydrated = selected !== undefined;
  const steps = orientation ? VERTICAL : HORIZONTAL;

  const onClick = (event: MouseEvent<HTMLElement>, id: string) => {
    if (!isPlainPress(event)) return;
    event.preventDefault(); // the address changes without scrolling
    select(id);
    event.currentTarget.focus(); // Safari does not focus a pressed link
  };

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (!isPlainPress(event)) return;
    const next = indexByKey(event.key, index, steps, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    select(tab.id);
    document.getElementById(`tab-${tab.id}`)?.focus();
  };

  /** Returns the properties that make a link a tab. */
  const asTab = (id: string) => ({
    id: `tab-${id}`,
    role: 'tab',
    'aria-selected': id === selected,
    'aria-controls': id,
    tabIndex: id === (selected || tabs[0]?.id) ? 0 : -1,
  });

  return (
    <ul
      className={styles.strip}
      role={isHydrated ? 'tablist' : undefined}
      aria-label={label}
      aria-orientation={isHydrated ? orientation : undefined}
    >
      {tabs.map(({ id, label, picture }, index) => (
        <li key={id} role={isHydrated ? 'presentation' : undefined}>
          <a
            href={`#${id}`}
            {...(isHydrated && asTab(id))}
            onClick={(event) => onClick(event, id)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {picture && (
              <span className={styles.picture}>
                <img src={picture} alt="" width={64} height={64} loading="lazy" />
              </span>
            )}
            <span>
              <MarkedText text={label} page={locale} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export default asIsland(TabStrip);
