import { afterEach, expect, test, vi } from 'vitest';
import { campaignIn, keepCampaign, readCampaign } from '#/features/analytics/campaign.ts';

/** The storage of a tab, or a blocked one. */
function openStorage(isRefused = false) {
  const values = new Map<string, string>();
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', {
    getItem: isRefused ? refuse : (key: string) => values.get(key) ?? null,
    setItem: isRefused ? refuse : (key: string, value: string) => values.set(key, value),
  });
  return values;
}

afterEach(() => vi.unstubAllGlobals());

test('takes of an address what begins with utm_, and nothing else', () => {
  expect(campaignIn('?utm_source=fair&utm_id=7&name=Asha&gclid=1&xutm_a=2')).toEqual({
    utm_source: 'fair',
    utm_id: '7',
  });
});

test('keeps the campaign that the visit began with over pages without one', () => {
  openStorage();
  keepCampaign('?utm_source=fair');
  keepCampaign('?x=1');
  expect(readCampaign('')).toEqual({ utm_source: 'fair' });
});

test('without storage knows the campaign of the address alone', () => {
  openStorage(true);
  keepCampaign('?utm_source=fair');
  expect(readCampaign('')).toEqual({});
  expect(readCampaign('?utm_source=fair')).toEqual({ utm_source: 'fair' });
});

test('keeps the words of any script, and takes nothing else out of storage', () => {
  const values = openStorage();
  keepCampaign('?utm_source=%E0%AA%AE%E0%AB%87%E0%AA%B3%E0%AB%8B&utm_id=a%26b%3D1');
  expect(readCampaign('')).toEqual({ utm_source: 'મેળો', utm_id: 'a&b=1' });
  values.set('campaign', '{"name":"Asha"}');
  expect(readCampaign('')).toEqual({});
});
