import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { asIsland } from '#/features/hydration/asIsland.tsx';
import { ApiText } from '#/features/ApiText.tsx';
import { isPlainPress } from '#/features/isPlainPress.ts';
import katori from './KatoriStrip.module.css';
import styles from './TabStrip.module.css';
import { NO_TAB } from './tabAddress.ts';
import { useSelectedTab } from './useSelectedTab.ts';

export interface Tab {
  /** The id of the panel; letters of any script, no spaces. */
  id: string;
  label: string;
}

interface TabStripProps {
  label: string;
  tabs: readonly Tab[];
  orientation?: 'horizontal' | 'vertical' | undefined;
  variant?: 'plain' | 'katori' | undefined;
  /** Selects none while the address names one of its kind that is not there. */
  isStrict?: boolean | undefined;
  /** The language of the page. */
  locale: string | undefined;
}

const STEPS = new Map([
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['ArrowRight', 1],
  ['ArrowDown', 1],
]);

/** The keys that move between tabs; the first two only in a vertical strip. */
const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** The tab that a key leads to. A vertical strip lies down on a phone, so it obeys all four arrows. */
function indexByKey(key: string, index: number, { tabs, orientation }: TabStripProps) {
  if (key === 'Home') return 0;
  if (key === 'End') return tabs.length - 1;
  if (key === ' ') return index;
  const isUpOrDown = key === 'ArrowUp' || key === 'ArrowDown';
  const step = isUpOrDown && orientation !== 'vertical' ? undefined : STEPS.get(key);
  return step === undefined ? undefined : (index + step + tabs.length) % tabs.length;
}

/** Scrolls the strip, never the page. */
function centre(strip: HTMLElement | null, { offsetLeft, offsetWidth }: HTMLElement) {
  if (strip !== null) strip.scrollLeft = offsetLeft + (offsetWidth - strip.offsetWidth) / 2;
}

/** Links to panels, which become ARIA tabs once hydrated. */
function TabStrip(props: TabStripProps) {
  const { label, tabs, orientation = 'horizontal', variant = 'plain', isStrict, locale } = props;
  const strip = useRef<HTMLUListElement>(null);
  const [selected, select] = useSelectedTab(tabs, isStrict);
  const isHydrated = selected !== undefined;

  const onClick = (event: MouseEvent<HTMLElement>, id: string) => {
    if (!isHydrated || !isPlainPress(event)) return;
    event.preventDefault(); // the address follows without a jump
    select(id);
    event.currentTarget.focus(); // Safari does not focus a link that is pressed
    centre(strip.current, event.currentTarget);
  };

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next =
      isHydrated && isPlainPress(event) ? indexByKey(event.key, index, props) : undefined;
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    select(tab.id);
    document.getElementById(`tab-${tab.id}`)?.focus();
  };

  return (
    <ul
      ref={strip}
      className={variant === 'katori' ? `${styles.strip} ${katori.strip}` : styles.strip}
      role={isHydrated ? 'tablist' : undefined}
      aria-label={label}
      aria-orientation={isHydrated ? orientation : undefined}
      data-variant={variant}
      data-hold={orientation === 'vertical' ? KEYS.join(' ') : KEYS.slice(2).join(' ')}
    >
      {tabs.map(({ id, label }, index) => {
        const isSelected = id === selected;
        return (
          <li key={id} role={isHydrated ? 'presentation' : undefined}>
            <a
              id={isHydrated ? `tab-${id}` : undefined}
              href={`#${id}`}
              role={isHydrated ? 'tab' : undefined}
              aria-selected={isHydrated ? isSelected : undefined}
              aria-controls={isHydrated ? id : undefined}
              tabIndex={
                isHydrated
                  ? isSelected || (selected === NO_TAB && index === 0)
                    ? 0
                    : -1
                  : undefined
              }
              onClick={(event) => onClick(event, id)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <span>
                <ApiText text={label} page={locale} />
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

export default asIsland(TabStrip);
