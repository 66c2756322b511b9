import { expect, test, vi } from 'vitest';
import { keepCampaign, readCampaign } from '#/features/analytics/campaign.ts';

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

test('keeps what begins with utm_ over pages without a campaign, and nothing else', () => {
  openStorage();
  keepCampaign(
    '?utm_source=%E0%AA%AE%E0%AB%87%E0%AA%B3%E0%AB%8B&name=Asha&gclid=1&utm_id=a%26b%3D1',
  );
  keepCampaign('?xutm_a=2');
  expect(readCampaign('')).toEqual({ utm_source: 'મેળો', utm_id: 'a&b=1' });
});

test('without storage knows the campaign of the address alone', () => {
  openStorage(true);
  keepCampaign('?utm_source=fair');
  expect(readCampaign('')).toEqual({});
  expect(readCampaign('?utm_source=fair')).toEqual({ utm_source: 'fair' });
});
