import { expect, test, vi } from 'vitest';
import { readCampaign } from '#/features/analytics/campaign.ts';

test('remembers utm_ parameters, and nothing else, across pages', () => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  });
  readCampaign(
    '?utm_source=%E0%AA%AE%E0%AB%87%E0%AA%B3%E0%AB%8B&name=Asha&gclid=1&utm_id=a%26b%3D1',
  );
  expect(readCampaign('?xutm_a=2')).toEqual({ utm_source: 'મેળો', utm_id: 'a&b=1' });
});

test('without storage reads the campaign from the address', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  expect(readCampaign('?utm_source=fair')).toEqual({ utm_source: 'fair' });
  expect(readCampaign('')).toEqual({});
});
