import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import katori from './KatoriStrip.module.css';
import styles from './TabStrip.module.css';
import { useSelectedTab } from './useSelectedTab';

export interface Tab {
  /** The id of the panel; letters of any script, no spaces. */
  id: string;
  label: string;
}

export interface TabStripProps {
  label: string;
  tabs: readonly Tab[];
  orientation?: 'horizontal' | 'vertical' | undefined;
  variant?: 'plain' | 'katori' | undefined;
}

const STEPS = new Map([
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['ArrowRight', 1],
  ['ArrowDown', 1],
]);

/** The tab that a key leads to. A vertical strip lies down on a phone, so it obeys all four arrows. */
function indexByKey(key: string, index: number, { tabs, orientation }: TabStripProps) {
  if (key === 'Home') return 0;
  if (key === 'End') return tabs.length - 1;
  if (key === ' ') return index;
  const isUpOrDown = key === 'ArrowUp' || key === 'ArrowDown';
  const step = isUpOrDown && orientation !== 'vertical' ? undefined : STEPS.get(key);
  return step === undefined ? undefined : (index + step + tabs.length) % tabs.length;
}

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: KeyboardEvent | MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Scrolls the strip, never the page. */
function centre(strip: HTMLElement | null, { offsetLeft, offsetWidth }: HTMLElement) {
  if (strip !== null) strip.scrollLeft = offsetLeft + (offsetWidth - strip.offsetWidth) / 2;
}

/** Links to panels, which become ARIA tabs once awake. */
export default function TabStrip(props: TabStripProps) {
  const { label, tabs, orientation = 'horizontal', variant = 'plain' } = props;
  const strip = useRef<HTMLUListElement>(null);
  const [selected, select] = useSelectedTab(tabs);
  const isAwake = selected !== undefined;

  const onClick = (event: MouseEvent<HTMLElement>, id: string) => {
    if (!isAwake || !isPlain(event)) return;
    event.preventDefault(); // the address follows without a jump
    select(id, 'push');
    centre(strip.current, event.currentTarget);
  };

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = isAwake && isPlain(event) ? indexByKey(event.key, index, props) : undefined;
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    select(tab.id, 'replace');
    document.getElementById(`tab-${tab.id}`)?.focus();
  };

  return (
    <ul
      ref={strip}
      className={variant === 'katori' ? `${styles.strip} ${katori.strip}` : styles.strip}
      role={isAwake ? 'tablist' : undefined}
      aria-label={label}
      aria-orientation={isAwake ? orientation : undefined}
      data-variant={variant}
    >
      {tabs.map(({ id, label }, index) => {
        const isSelected = id === selected;
        return (
          <li key={id} role={isAwake ? 'presentation' : undefined}>
            <a
              id={`tab-${id}`}
              href={`#${id}`}
              role={isAwake ? 'tab' : undefined}
              aria-selected={isAwake ? isSelected : undefined}
              aria-controls={isAwake ? id : undefined}
              tabIndex={isAwake ? (isSelected ? 0 : -1) : undefined}
              onClick={(event) => onClick(event, id)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <span>{label}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
