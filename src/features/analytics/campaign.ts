const KEY = 'campaign';

/** The `utm_…` parameters of the visit's last address that had any; without storage those of this address. */
export function readCampaign(query: string): Readonly<Record<string, string>> {
  const all = [...new URLSearchParams(query)];
  const campaign = new URLSearchParams(all.filter(([name]) => /^utm_\w+$/.test(name)));
  try {
    if (campaign.size > 0) sessionStorage.setItem(KEY, String(campaign));
    return Object.fromEntries(new URLSearchParams(sessionStorage.getItem(KEY) ?? ''));
  } catch {
    return Object.fromEntries(campaign); // storage is blocked or full
  }
}
