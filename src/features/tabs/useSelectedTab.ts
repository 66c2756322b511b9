import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  missingInAddress,
  rememberTab,
  tabInAddress,
  tabInHistory,
  tabInTarget,
} from './tabHistory.ts';

/** Shows one panel and hides the others; they are static HTML outside the island. */
function showPanel(ids: readonly string[], selected: string) {
  for (const id of ids) {
    const panel = document.getElementById(id);
    if (panel === null) continue;
    panel.hidden = id !== selected;
    panel.tabIndex = 0;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', `tab-${id}`);
  }
}

/** Writes the tab that keys chose into the address once they rest: a held key would write at each step. */
function useRestingTab(ids: readonly string[]) {
  const moving = useRef<string>(undefined);
  return {
    move: (id: string) => {
      moving.current = id;
    },
    forget: () => {
      moving.current = undefined;
    },
    rest: () => {
      if (moving.current !== undefined) rememberTab(ids, moving.current, 'replace');
      moving.current = undefined;
    },
  };
}

/**
 * The selected tab, in step with the panels, the address and Back; `undefined` until the strip is hydrated.
 * What keys choose (`replace`) stands in the address from `rest` on. In a strict strip none is selected while
 * the address names one that is not there.
 */
export function useSelectedTab(tabs: readonly { id: string }[], isStrict = false) {
  const ids = useMemo(() => tabs.map(({ id }) => id), [tabs]);
  const [selected, setSelected] = useState<string>();
  const { move, forget, rest } = useRestingTab(ids);
  const findMissing = isStrict ? missingInAddress : () => undefined;

  const begin = useEffectEvent(() => {
    const shown =
      tabInTarget(ids) ?? tabInAddress(ids) ?? findMissing(ids) ?? tabInHistory(ids) ?? ids[0];
    if (shown) rememberTab(ids, shown, 'note');
    setSelected(shown);
  });
  useLayoutEffect(() => begin(), [ids]);

  useLayoutEffect(() => {
    if (selected !== undefined) showPanel(ids, selected);
  }, [ids, selected]);

  const follow = useEffectEvent(() => {
    forget();
    const named = tabInAddress(ids);
    const next = named ?? findMissing(ids) ?? tabInHistory(ids) ?? selected ?? ids[0];
    if (next) rememberTab(ids, next, 'note');
    setSelected(next);
    if (named !== undefined) {
      document.getElementById(`tab-${named}`)?.scrollIntoView({ block: 'nearest' });
    }
  });
  useLayoutEffect(() => {
    const listen = () => follow();
    addEventListener('popstate', listen);
    addEventListener('hashchange', listen);
    return () => {
      removeEventListener('popstate', listen);
      removeEventListener('hashchange', listen);
    };
  }, []);

  const select = (id: string, how: 'replace' | 'push') => {
    if (how === 'replace') move(id);
    else {
      rest();
      if (id !== selected) rememberTab(ids, id, how);
    }
    setSelected(id);
  };
  return [selected, select, rest] as const;
}
