import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLeadStore } from '#/sample/leads.ts';
import { createSampleApi } from '#/sample/server.ts';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';

const CONTACT = {
  name: 'Foram',
  email: 'foram@mail.example',
  phone: '',
  message: 'Hello',
  terms: true,
};

const leads = openLeadStore(':memory:');
const api = createSampleApi(leads);

test.each([
  ['http://localhost:4321', 'http://localhost:4321'],
  ['https://shop.example', null],
])('lets pages of %s read replies only on this machine', async (origin, allowed) => {
  const { headers } = await api.request('/api/food', { headers: { origin } });
  expect(headers.get('access-control-allow-origin')).toBe(allowed);
});

test.each([
  [422, '/api/contact', { ...CONTACT, name: ' ' }, expect.any(String) as string],
  [422, '/api/franchise', CONTACT, expect.any(String) as string],
  [422, '/api/contact', 'hello', 'Send the inquiry as one JSON object.'],
  [413, '/api/contact', 'x'.repeat(64 * 1024), 'The request is larger than 64 KB.'],
])('refuses with %i at %s a lead that breaks a rule', async (status, path, lead, message) => {
  const headers = { 'content-type': 'application/json' };
  const response = await api.request(path, { method: 'POST', body: JSON.stringify(lead), headers });
  expect([response.status, await response.json()]).toEqual([status, { message }]);
  expect(leads.list()).toEqual([]);
});

test('stores leads in a folder that only its owner can read', async () => {
  const file = join(await makeTemporaryFolder(), 'deeper', 'leads.sqlite');
  const first = openLeadStore(file);
  first.add('contact', { name: 'હંસા', terms: true });
  const files = ['', '-wal', '-shm'].map((end) => statSync(file + end).mode & 0o777);
  expect(files).toEqual([0o600, 0o600, 0o600]);
  first.close();
  const second = openLeadStore(file);
  const [lead] = second.list();
  second.close();
  expect(lead).toMatchObject({ id: 1, kind: 'contact', payload: { name: 'હંસા', terms: true } });
});

test.each([
  ['on this machine', 200, '127.0.0.1', {}],
  ['on another machine', 403, '192.168.1.7', {}],
  ['through a proxy', 403, '127.0.0.1', { via: '1.1 proxy' }],
])(
  'responds to a request for %s to read the leads with %i',
  async (_, status, remoteAddress, headers) => {
    const bindings = { incoming: { socket: { remoteAddress } } };
    const response = await api.request('http://localhost/leads', { headers }, bindings);
    expect(response.status).toBe(status);
  },
);
