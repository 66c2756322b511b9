import type { Campaign } from '#/lib/counting.ts';

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
  const campaign = new URLSearchParams(campaignIn(query)).toString();
  if (campaign) storage((values) => values.setItem(KEY, campaign));
}

/** The campaign of the visit; without one, or where nothing could be kept, that of the address alone. */
export const readCampaign = (query: string): Campaign =>
  campaignIn(storage((values) => values.getItem(KEY)) ?? query);
