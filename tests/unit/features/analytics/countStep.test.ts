import { expect, test, vi } from 'vitest';
import { countStep } from '#/features/analytics/countStep.ts';

test('sends a step with the campaign of the visit', () => {
  const sendBeacon = vi.fn();
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('location', { search: '?utm_source=fair&name=Asha' });
  countStep('/count', { kind: 'view', from: '/menu/' });
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(
    '/count',
    '{"kind":"view","from":"/menu/","campaign":{"utm_source":"fair"}}',
  );
});
