import { isRecord } from '#/lib/isRecord.ts';
import type { Campaign } from '#/lib/analytics.ts';
import { parseJson } from '#/lib/parseJson.ts';

const KEY = 'campaign';
const PARAMETER = /^utm_\w+$/;

/** Where storage is forbidden or full, nothing is kept. */
function storage<Result>(use: (values: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/** The campaign's parameters in an address's query, and nothing else of it. */
export const campaignIn = (query: string): Campaign =>
  Object.fromEntries([...new URLSearchParams(query)].filter(([name]) => PARAMETER.test(name)));

/** Keeps the campaign that a page was reached by for as long as the tab lives. */
export function keepCampaign(query: string): void {
  const campaign = campaignIn(query);
  if (Object.keys(campaign).length === 0) return;
  storage((values) => values.setItem(KEY, JSON.stringify(campaign)));
}

/** The campaign of the visit; without one, or where nothing could be kept, that of the address alone. */
export function readCampaign(query: string): Campaign {
  const kept = parseJson(storage((values) => values.getItem(KEY)) ?? '');
  const isText = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string';
  return isRecord(kept)
    ? Object.fromEntries(Object.entries(kept).filter(isText))
    : campaignIn(query);
}
