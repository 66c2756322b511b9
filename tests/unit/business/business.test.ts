import { expect, test, vi } from 'vitest';

/** Imports the checked facts of a business whose contacts are these. */
async function businessWith(contact: object) {
  vi.resetModules();
  vi.doMock('#/brand/facts/contact.ts', () => ({ contact }));
  return (await import('#/business/business.ts')).business;
}

const REACHABLE = {
  phone: { label: '+91 58888 07070', href: 'tel:+915888807070' },
  email: { label: 'write@ghughra.example', href: 'mailto:write@ghughra.example' },
};

test('names the file and the fact that is missing, in one line', async () => {
  const { phone: _, ...rest } = REACHABLE;
  await expect(businessWith(rest)).rejects.toThrow(
    /^src\/brand\/facts\/contact\.ts: phone is missing$/,
  );
});

test('names a fact that is not known', async () => {
  await expect(businessWith({ ...REACHABLE, whatsApp: 'x' })).rejects.toThrow(
    'src/brand/facts/contact.ts: no page uses whatsApp; check its spelling',
  );
});

test('takes an empty list for no list', async () => {
  const { hours, social } = await businessWith({ ...REACHABLE, hours: [], social: [] });
  expect([hours, social]).toEqual([undefined, undefined]);
});
