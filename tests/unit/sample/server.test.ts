import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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

const post = (path: string, body: string, type = 'application/json') =>
  api.request(path, { method: 'POST', body, headers: { 'content-type': type } });

test.each(['/api/blog/99', '/api/blog/constructor', '/api/nothing', '/', '/media/none.jpg'])(
  'says in JSON that %s is not there',
  async (path) => {
    const response = await api.request(path);

    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'Not found' });
  },
);

describe('pages of another origin', () => {
  test.each([
    ['http://localhost:4321', 'http://localhost:4321'],
    ['https://shop.example', null],
    ['null', null],
  ])('read answers if they are served on this machine: %s', async (origin, allowed) => {
    const { headers } = await api.request('/api/food', { headers: { origin } });

    expect(headers.get('access-control-allow-origin')).toBe(allowed);
  });

  test('may post JSON with a CSRF header', async () => {
    const { headers } = await api.request('/api/contact', {
      method: 'OPTIONS',
      headers: {
        origin: 'http://127.0.0.1:8080',
        'access-control-request-headers': 'content-type,x-xsrf-token',
      },
    });

    expect(headers.get('access-control-allow-methods')).toContain('POST');
    expect(headers.get('access-control-allow-headers')).toContain('x-xsrf-token');
  });
});

describe('leads', () => {
  test.each([
    ['/api/contact', { ...CONTACT, name: ' ' }, 'Name is required.'],
    ['/api/contact', { ...CONTACT, terms: false }, 'You must accept the terms.'],
    ['/api/franchise', CONTACT, 'Phone number is required.'],
    ['/api/ready-to-eat', {}, 'Name is required'],
    ['/api/contact', [], 'Name is required.'],
    ['/api/contact', 'hello', 'Send the inquiry as one JSON object.'],
  ])('to %s that break a rule are refused with its message', async (path, body, message) => {
    const response = await post(path, JSON.stringify(body));

    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ message });
    expect(leads.list()).toEqual([]);
  });

  test('that are not JSON are refused', async () => {
    const asForm = await post('/api/contact', 'name=Foram', 'application/x-www-form-urlencoded');
    const torn = await post('/api/contact', '{"name": "Fo');

    expect(asForm.status).toBe(415);
    expect(torn.status).toBe(422);
  });

  test('are kept in a folder that is made for them, and found again', async () => {
    const file = join(await makeTemporaryFolder(), 'deeper', 'leads.sqlite');
    const first = openLeadStore(file);
    first.add('contact', { name: 'હંસા', terms: true });
    first.close();
    const second = openLeadStore(file);
    const [lead] = second.list();
    second.close();

    expect(lead).toMatchObject({ id: 1, kind: 'contact', payload: { name: 'હંસા', terms: true } });
    expect(Date.parse(lead?.receivedAt ?? '')).not.toBeNaN();
  });

  test('of more than 64 KB are refused', async () => {
    const fits = JSON.stringify({ ...CONTACT, message: 'x'.repeat(60_000) });
    const tooLong = JSON.stringify({ ...CONTACT, message: 'x'.repeat(64 * 1024) });

    expect((await post('/api/contact', fits)).status).toBe(201);
    expect((await post('/api/contact', tooLong)).status).toBe(413);
  });

  test.each([
    ['on this machine', 200, '127.0.0.1', {}],
    ['on another machine', 403, '192.168.1.7', {}],
    ['through a proxy', 403, '127.0.0.1', { via: '1.1 proxy' }],
  ])('are shown %s: %i', async (_, status, remoteAddress, proxy) => {
    const bindings = { incoming: { socket: { remoteAddress } } };
    const headers = { ...proxy, origin: 'http://localhost:4321' };
    const response = await api.request('http://localhost/leads', { headers }, bindings);

    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

test('media are served in parts', async () => {
  const whole = new Uint8Array(await (await api.request('/media/intro.mp4')).arrayBuffer());
  const first = await api.request('/media/intro.mp4', { headers: { range: 'bytes=0-99' } });

  expect(first.status).toBe(206);
  expect(first.headers.get('content-type')).toBe('video/mp4');
  expect(first.headers.get('accept-ranges')).toBe('bytes');
  expect(first.headers.get('content-range')).toBe(`bytes 0-99/${whole.length}`);
});
