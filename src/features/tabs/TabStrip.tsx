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

/** Returns the attributes that make a link a tab; without a selected tab the first one takes the focus. */
const asTab = (id: string, selected: string, first = id) => ({
  id: `tab-${id}`,
  role: 'tab',
  'aria-selected': id === selected,
  'aria-controls': id,
  tabIndex: id === (selected || first) ? 0 : -1,
});

/** Returns whether the links are tabs yet, and the attributes and handlers of each. */
function useTabs({ tabs, orientation }: Pick<TabStripProps, 'tabs' | 'orientation'>) {
  const [selected, select] = useSelectedTab(tabs);
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
  const propsOf = (id: string, index: number) => ({
    ...(selected !== undefined && asTab(id, selected, tabs[0]?.id)),
    onClick: (event: MouseEvent<HTMLElement>) => onClick(event, id),
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index),
  });
  return { isHydrated: selected !== undefined, propsOf };
}

/** Links to panels, which become ARIA tabs after hydration. */
function TabStrip({ label, tabs, orientation, locale }: TabStripProps) {
  const { isHydrated, propsOf } = useTabs({ tabs, orientation });
  return (
    <ul
      className={styles.strip}
      role={isHydrated ? 'tablist' : undefined}
      aria-label={label}
      aria-orientation={isHydrated ? orientation : undefined}
    >
      {tabs.map(({ id, label, picture }, index) => (
        <li key={id} role={isHydrated ? 'presentation' : undefined}>
          <a href={`#${id}`} {...propsOf(id, index)}>
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
