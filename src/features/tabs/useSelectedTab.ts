import { useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { writeHistory } from '#/lib/writeHistory.ts';
import { missingInAddress, tabInAddress } from './tabAddress.ts';

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

/**
 * The selected tab, in step with the panels and the address; `undefined` until the strip is hydrated. A choice
 * replaces the address, so that Back leaves the page. In a strict strip no tab is selected while the address
 * names one that is not there.
 */
export function useSelectedTab(tabs: readonly { id: string }[], isStrict = false) {
  const ids = useMemo(() => tabs.map(({ id }) => id), [tabs]);
  const [selected, setSelected] = useState<string>();

  const follow = useEffectEvent(() => {
    const named = tabInAddress(ids) ?? (isStrict ? missingInAddress(ids) : undefined);
    setSelected((before) => named ?? before ?? ids[0]);
  });
  useLayoutEffect(() => {
    const listen = () => follow();
    follow();
    addEventListener('hashchange', listen);
    return () => removeEventListener('hashchange', listen);
  }, [ids]);

  useLayoutEffect(() => {
    if (selected !== undefined) showPanel(ids, selected);
  }, [ids, selected]);

  const select = (id: string) => {
    writeHistory('replace', history.state, `#${id}`);
    setSelected(id);
  };
  return [selected, select] as const;
}
