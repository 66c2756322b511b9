import { useLayoutEffect, useMemo, useState } from 'react';
import { rememberTab, tabInAddress, tabInHistory, tabInTarget } from '~/lib/tabHistory';

/** Shows one panel and hides the others; they are static HTML outside the island. */
function showPanel(ids: readonly string[], selected: string) {
  for (const id of ids) {
    const panel = document.getElementById(id);
    if (panel === null) continue;
    panel.hidden = id !== selected;
    panel.tabIndex = 0;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', `tab-${id}`);
    panel.closest('[data-tabs]')?.setAttribute('data-tabs', 'awake');
  }
}

/** The selected tab, in step with the panels, the address and Back; `undefined` until the strip wakes. */
export function useSelectedTab(tabs: readonly { id: string }[]) {
  const ids = useMemo(() => tabs.map(({ id }) => id), [tabs]);
  const [selected, setSelected] = useState<string>();

  useLayoutEffect(() => {
    const shown = tabInTarget(ids) ?? tabInAddress(ids) ?? tabInHistory(ids) ?? ids[0];
    setSelected(shown);
  }, [ids]);

  useLayoutEffect(() => {
    if (selected === undefined) return;
    showPanel(ids, selected);
    rememberTab(ids, selected, 'note');

    const follow = () => {
      const named = tabInAddress(ids);
      const next = named ?? tabInHistory(ids) ?? selected;
      rememberTab(ids, next, 'note');
      setSelected(next);
      if (named !== undefined) {
        document.getElementById(`tab-${named}`)?.scrollIntoView({ block: 'nearest' });
      }
    };
    addEventListener('popstate', follow);
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('hashchange', follow);
    };
  }, [ids, selected]);

  const select = (id: string, how: 'replace' | 'push') => {
    if (id !== selected) rememberTab(ids, id, how);
    setSelected(id);
  };
  return [selected, select] as const;
}
