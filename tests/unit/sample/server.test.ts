import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLeadStore } from '#/sample/leads.ts';
import { createSampleApi, startSampleApi, type SampleApi } from '#/sample/server.ts';

const CONTACT = {
  name: 'Foram',
  email: 'foram@mail.example',
  phone: '',
  message: 'Hello',
  terms: true,
};

let folder = '';
let api: SampleApi;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sample-api-'));
  api = await startSampleApi({ port: 0, databaseFile: join(folder, 'leads.sqlite') });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(api.origin + path, init);
const post = (path: string, body: string, type = 'application/json') =>
  get(path, { method: 'POST', body, headers: { 'content-type': type } });
const countLeads = async () => {
  const { data } = (await (await get('/leads')).json()) as { data: unknown[] };
  return data.length;
};

/** Requests a path exactly as written; `fetch` would normalise its dots. */
const rawStatus = (path: string, headers: Record<string, string> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(`${api.origin}/`, { path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

describe('answers', () => {
  test.each([
    ['/api/food', 20, 'success'],
    ['/api/blog', 12, undefined],
    ['/api/team', 8, undefined],
    ['/api/faq', 5, undefined],
    ['/api/portfolio', 18, undefined],
    ['/api/franchise-benefits', 6, undefined],
    ['/api/video', 6, undefined],
    ['/api/franchise/add-franchise-details', 6, 'success'],
  ])('wraps %s in data, with a status where the API has one', async (path, count, status) => {
    const response = await get(path);
    const answer = (await response.json()) as { status?: string; data: unknown[] };

    expect(response.headers.get('content-type')).toContain('application/json');
    expect(answer.data).toHaveLength(count);
    expect(answer.status).toBe(status);
  });

  test('give the body of a post that the list leaves out', async () => {
    const { data } = (await (await get('/api/blog/7')).json()) as {
      data: { description: Record<string, string> };
    };

    expect(data.description.en).toContain('Kirtan-bhai');
    expect(data.description.gu).toContain('કીર્તનભાઈ');
    expect(data.description.hi).toContain('कीर्तन भाई');
  });

  test.each(['/api/blog/99', '/api/blog/constructor', '/api/nothing', '/', '/media/none.jpg'])(
    'say in JSON that %s is not there',
    async (path) => {
      const response = await get(path);

      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ message: 'Not found' });
    },
  );
});

describe('other origins', () => {
  test('may read answers and ranges when they are served on this machine', async () => {
    const { headers } = await get('/api/food', { headers: { origin: 'http://localhost:4321' } });

    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:4321');
    expect(headers.get('access-control-expose-headers')).toContain('Content-Range');
  });

  test('may post JSON with a CSRF header', async () => {
    const { status, headers } = await get('/api/contact', {
      method: 'OPTIONS',
      headers: {
        origin: 'http://127.0.0.1:8080',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-xsrf-token',
      },
    });

    expect(status).toBe(204);
    expect(headers.get('access-control-allow-methods')).toContain('POST');
    expect(headers.get('access-control-allow-headers')).toContain('x-xsrf-token');
  });

  test.each(['https://shop.example', 'null', 'http://localhost.evil.example'])(
    'of the kind %s may not',
    async (origin) => {
      const { headers } = await get('/api/food', { headers: { origin } });

      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});

describe('leads', () => {
  test('are kept and listed, newest first', async () => {
    const first = await post('/api/contact', JSON.stringify(CONTACT));
    const second = await post(
      '/api/ready-to-eat',
      JSON.stringify({
        name: 'Devika',
        email: 'devika@mail.example',
        phone: '5000000000',
        address: '1 Sample Street',
        description: 'Two packs',
      }),
    );
    const { data } = (await (await get('/leads')).json()) as { data: { kind: string }[] };

    expect([first.status, second.status]).toEqual([201, 201]);
    expect(data[0]).toMatchObject({ kind: 'ready-to-eat', payload: { description: 'Two packs' } });
    expect(data[1]).toMatchObject({ kind: 'contact', payload: CONTACT });
  });

  test.each([
    ['/api/contact', { ...CONTACT, name: ' ' }, 'Name is required.'],
    ['/api/contact', { ...CONTACT, terms: false }, 'You must accept the terms.'],
    ['/api/franchise', CONTACT, 'Phone number is required.'],
    ['/api/ready-to-eat', {}, 'Name is required'],
    ['/api/contact', [], 'Name is required.'],
    ['/api/contact', 'hello', 'Send the inquiry as one JSON object.'],
  ])('to %s that break a rule are refused with its message', async (path, body, message) => {
    const before = await countLeads();
    const response = await post(path, JSON.stringify(body));

    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ message });
    expect(await countLeads()).toBe(before);
  });

  test('that are not JSON are refused', async () => {
    const asForm = await post('/api/contact', 'name=Foram', 'application/x-www-form-urlencoded');
    const torn = await post('/api/contact', '{"name": "Fo');

    expect(asForm.status).toBe(415);
    expect(torn.status).toBe(422);
  });

  test('of more than 64 KB are refused', async () => {
    const fits = JSON.stringify({ ...CONTACT, message: 'x'.repeat(60_000) });
    const tooLong = JSON.stringify({ ...CONTACT, message: 'x'.repeat(64 * 1024) });

    expect((await post('/api/contact', fits)).status).toBe(201);
    expect((await post('/api/contact', tooLong)).status).toBe(413);
  });
});

describe('leads', () => {
  test.each([
    ['through a proxy', { 'x-forwarded-for': '127.0.0.1' }],
    ['through a proxy that says so in its own way', { via: '1.1 proxy' }],
    ['under another host name', { host: 'rebound.example' }],
  ])('are not shown %s', async (_, headers) => {
    expect(await rawStatus('/leads', headers)).toBe(403);
  });

  test('are not shown to another machine', async () => {
    const leads = openLeadStore(join(folder, 'remote.sqlite'));
    const incoming = { socket: { remoteAddress: '192.168.1.7' } };
    const response = await createSampleApi(leads).request(
      'http://localhost/leads',
      {},
      { incoming },
    );
    leads.close();

    expect(response.status).toBe(403);
  });

  test('are not open to other origins', async () => {
    const { headers } = await get('/leads', { headers: { origin: 'http://localhost:4321' } });

    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

test('a taken port is refused by name', async () => {
  const port = Number(new URL(api.origin).port);
  const second = startSampleApi({ port, databaseFile: join(folder, 'second.sqlite') });

  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

describe('media', () => {
  test('are served whole, with what a player needs to know', async () => {
    const { status, headers } = await get('/media/intro.mp4', { method: 'HEAD' });

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('video/mp4');
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(Number(headers.get('content-length'))).toBeGreaterThan(50_000);
  });

  test('are served in parts', async () => {
    const whole = new Uint8Array(await (await get('/media/intro.mp4')).arrayBuffer());
    const first = await get('/media/intro.mp4', { headers: { range: 'bytes=0-99' } });

    expect(first.status).toBe(206);
    expect(first.headers.get('content-range')).toBe(`bytes 0-99/${whole.length}`);
    expect(new Uint8Array(await first.arrayBuffer())).toEqual(whole.slice(0, 100));
  });

  test('are not sent again to a client that has them', async () => {
    const etag = (await get('/media/handvo.jpg')).headers.get('etag') ?? '';

    // Not by `fetch`: with such a header it also sends `cache-control: no-cache`.
    expect(await rawStatus('/media/handvo.jpg', { 'if-none-match': etag })).toBe(304);
  });

  test.each([
    '/media/../server.ts',
    '/media/..%2fserver.ts',
    '/media/%2e%2e/server.ts',
    '/media/....//server.ts',
    '/media/hero-thali.jpg%00',
    '/media/',
    '/media/draw.ts',
  ])('%s leads nowhere', async (path) => {
    expect(await rawStatus(path)).toBe(404);
  });
});
