import { writeHistory } from '#/lib/writeHistory.ts';

/**
 * The tabs of a page in its address and history. The address names one tab; where a page has two strips,
 * each history entry also remembers the tab of each, under the strip's first tab.
 */
interface TabState {
  tabs?: Record<string, string> | undefined;
}

type Ids = readonly string[];

function readState(): TabState {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

function readHash() {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash; // a stray % in the address
  }
}

const findTab = (ids: Ids, element: Element | null) =>
  element === null ? undefined : ids.find((id) => document.getElementById(id)?.contains(element));

/** The tab that the address names: its panel, or the panel that holds what the address names. */
export const tabInAddress = (ids: Ids) => findTab(ids, document.getElementById(readHash()));

/** What is selected where the address names a tab that is not there. */
export const NO_TAB = '';

/** `NO_TAB` if the address begins as these tabs' ids do, up to the first `-`, and names nothing. */
export function missingInAddress(ids: Ids) {
  const [kind = ''] = /^[^-]+-/.exec(ids[0] ?? '') ?? [];
  const name = readHash();
  return kind !== '' && name.startsWith(kind) && document.getElementById(name) === null
    ? NO_TAB
    : undefined;
}

/** The tab whose panel the browser shows by `:target` while the strip still is a list of links. */
export const tabInTarget = (ids: Ids) => findTab(ids, document.querySelector(':target'));

/** The tab of this history entry; `undefined` where the entry knows nothing of this page's tabs. */
export function tabInHistory(ids: Ids) {
  const { tabs } = readState();
  if (tabs === undefined) return location.hash === '' ? ids[0] : undefined;
  return tabs[ids[0] ?? ''] ?? ids[0];
}

/** Notes a tab in this history entry, with its address if given; `push` makes a new entry. */
export function rememberTab(ids: Ids, id: string, how: 'note' | 'replace' | 'push') {
  const state = readState();
  const next = { ...state, tabs: { ...state.tabs, [ids[0] ?? '']: id } };
  if (how === 'note') writeHistory('replace', next);
  else writeHistory(how, next, `#${id}`);
}
