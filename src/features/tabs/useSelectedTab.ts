import { useLayoutEffect, useState } from 'react';

/** Shows one panel and hides the others, which are static HTML outside the island. */
function showPanel(tabs: readonly { id: string }[], selected: string) {
  for (const { id } of tabs) {
    const panel = document.getElementById(id);
    if (!panel) throw new Error(`the page has no panel #${id}`);
    panel.hidden = id !== selected;
    panel.tabIndex = 0;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', `tab-${id}`);
  }
}

/**
 * Returns the id of the selected tab, in step with the panels and the address: `undefined` until the strip is
 * hydrated, and empty while an element has `data-missing`, because the address names a missing tab. Selecting
 * a tab replaces the address, so that Back leaves the page.
 */
export function useSelectedTab(tabs: readonly { id: string }[]) {
  const [selected, setSelected] = useState<string>();

  useLayoutEffect(() => {
    const nameOfTarget = () => document.querySelector(':target')?.closest('[data-panel]')?.id;
    const follow = () => {
      const named = nameOfTarget();
      const isNamed = tabs.some(({ id }) => id === named);
      const isMissing = document.querySelector('[data-missing]');
      setSelected((before) => (isNamed ? named : isMissing ? '' : (before ?? tabs[0]?.id)));
    };
    follow();
    // A press before hydration followed the link to the panel, which took the focus from the tab.
    const tab = document.querySelector<HTMLElement>(`a[href="#${nameOfTarget()}"]`);
    if (document.activeElement === document.body) tab?.focus({ preventScroll: true });
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [tabs]);

  useLayoutEffect(() => {
    if (selected !== undefined) showPanel(tabs, selected);
  }, [tabs, selected]);

  const select = (id: string) => {
    setSelected(id);
    history.replaceState(history.state, '', `#${id}`); // last: WebKit refuses some calls
  };
  return [selected, select] as const;
}
