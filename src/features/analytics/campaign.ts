/** The `utm_…` parameters of the first address of a visit. */
type Campaign = Readonly<Record<string, string>>;

const KEY = 'campaign';
const PARAMETER = /^utm_\w+$/;

/** Gives `undefined` if storage is blocked or full. */
function storage<Result>(use: (values: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/** The campaign parameters of a query, without all others. */
const campaignIn = (query: string): Campaign =>
  Object.fromEntries([...new URLSearchParams(query)].filter(([name]) => PARAMETER.test(name)));

/** Keeps the campaign that led to the page until the tab is closed. */
export function keepCampaign(query: string): void {
  const campaign = new URLSearchParams(campaignIn(query)).toString();
  if (campaign) storage((values) => values.setItem(KEY, campaign));
}

/** The campaign of the visit; that of the address if nothing is stored. */
export const readCampaign = (query: string): Campaign =>
  campaignIn(storage((values) => values.getItem(KEY)) ?? query);
