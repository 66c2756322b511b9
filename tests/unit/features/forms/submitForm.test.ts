import { beforeEach, describe, expect, test, vi } from 'vitest';
import { submitForm } from '#/features/forms/submitForm.ts';

const SUBMISSION = {
  url: 'https://api.example/api/contact',
  language: 'gu',
  payload: { name: 'Asha', terms: true },
  csrf: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' },
};

const fetching = vi.fn<typeof fetch>();

const SENT = { meaning: 'yes', fieldErrors: {} };
const UNSURE = { meaning: 'unsure', fieldErrors: {} };
const NOT_SENT = { meaning: 'no', fieldErrors: {}, isOffline: true };

const TIME_OUT = new DOMException('signal timed out', 'TimeoutError');
const FAILED = new TypeError('Failed to fetch');

/** Submits while the server gives these responses in order. */
const send = (submission: Parameters<typeof submitForm>[0], ...responses: (Response | Error)[]) => {
  for (const response of responses) {
    if (response instanceof Error) fetching.mockRejectedValueOnce(response);
    else fetching.mockResolvedValueOnce(response);
  }
  return submitForm(submission);
};
const submit = (...responses: (Response | Error)[]) => send(SUBMISSION, ...responses);
const of = (status: number) => new Response(null, { status });

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://shop.example/contact/'));
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', fetching.mockReset());
});

test("posts JSON once, in the page's language, and follows no redirect", async () => {
  expect(await submit(of(201))).toEqual(SENT);
  expect(fetching).toHaveBeenCalledExactlyOnceWith(
    SUBMISSION.url,
    expect.objectContaining({
      method: 'POST',
      headers: {
        accept: 'application/json',
        'accept-language': 'gu',
        'content-type': 'application/json',
      },
      body: '{"name":"Asha","terms":true}',
      redirect: 'manual',
    }),
  );
});

test('tells page, language and campaign in the field for the source', async () => {
  vi.stubGlobal('location', new URL('https://shop.example/gu/contact/?utm_source=fair&name=Asha'));
  await send({ ...SUBMISSION, source: 'came_by' }, of(201));
  const body = '{"name":"Asha","terms":true,"came_by":"/gu/contact/ gu utm_source=fair"}';
  expect(fetching).toHaveBeenCalledWith(SUBMISSION.url, expect.objectContaining({ body }));
});

test('is unsure if the response breaks off or the connection fails', async () => {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{}')),
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  expect(await submit(new Response(body))).toEqual(UNSURE);
  expect(await submit(FAILED)).toMatchObject(UNSURE);
});

test.each([
  ['fails', FAILED, NOT_SENT],
  ['gets a time-out', TIME_OUT, UNSURE],
  ['gets a 201', of(201), SENT],
  ['gets a 422', of(422), { meaning: 'no', fieldErrors: {} }],
])('posts also offline; a request that %s counts as what it is', async (_, response, outcome) => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await submit(response)).toMatchObject(outcome);
  expect(fetching).toHaveBeenCalledOnce();
});

test('gives up after 5 seconds without a response', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  fetching.mockImplementation((_, init) => {
    init?.signal?.throwIfAborted();
    return new Promise(() => undefined);
  });
  expect(await submit()).toMatchObject(UNSURE);
  expect(timeout).toHaveBeenCalledWith(5000);
});

describe('with a CSRF cookie', () => {
  const OWN = 'https://shop.example/api/contact';
  const tokenSent = async (url: string, cookie: string) => {
    vi.stubGlobal('document', { cookie });
    expect(await send({ ...SUBMISSION, url }, of(201))).toEqual(SENT);
    return new Headers(fetching.mock.lastCall?.[1]?.headers).get('x-xsrf-token');
  };

  test.each([
    ['XSRF-TOKEN=abc', 'abc'],
    ['XSRF-TOKEN=a%20b%3D', 'a b='],
    ['XSRF-TOKEN=100%', null],
    ['', null],
    ['MY-XSRF-TOKEN=abc', null],
  ])('for the cookie %j sends the token %j', async (cookie, token) => {
    expect(await tokenSent(OWN, cookie)).toBe(token);
  });

  test('sends no token to another origin', async () => {
    expect(await tokenSent(SUBMISSION.url, 'XSRF-TOKEN=abc')).toBeNull();
  });
});

describe('with an endpoint for the CSRF cookie', () => {
  const COOKIE_URL = 'https://shop.example/sanctum/csrf-cookie';
  const OWN = {
    ...SUBMISSION,
    url: 'https://shop.example/api/contact',
    csrf: { ...SUBMISSION.csrf, cookieUrl: COOKIE_URL },
  };
  const EXPIRED = { meaning: 'no', fieldErrors: {} };
  const expired = () => Response.json({ message: 'Expired.' }, { status: 419 });
  const cookies = { cookie: '' };
  const setCookie = (cookie: string) => {
    cookies.cookie = cookie;
    return new Response(null, { status: 204 });
  };
  /** For each request its address, or for a POST its token. */
  const calls = () =>
    fetching.mock.calls.map(([url, init]) =>
      init?.method === 'POST' ? (new Headers(init.headers).get('x-xsrf-token') ?? 'none') : url,
    );

  beforeEach(() => {
    cookies.cookie = '';
    vi.stubGlobal('document', cookies);
  });

  test('fetches a missing cookie once before it posts', async () => {
    fetching.mockImplementationOnce(() => Promise.resolve(setCookie('XSRF-TOKEN=new')));
    fetching.mockResolvedValueOnce(of(201));
    expect(await submitForm(OWN)).toEqual(SENT);
    expect(calls()).toEqual([COOKIE_URL, 'new']);
  });

  test('after a 419 fetches a new cookie and posts once more', async () => {
    cookies.cookie = 'XSRF-TOKEN=old';
    fetching.mockImplementation((url) =>
      Promise.resolve(url === COOKIE_URL ? setCookie('XSRF-TOKEN=new') : expired()),
    );
    expect(await submitForm(OWN)).toEqual(EXPIRED);
    expect(calls()).toEqual(['old', COOKIE_URL, 'new']);
  });

  test('does not post again if it gets no new cookie', async () => {
    cookies.cookie = 'XSRF-TOKEN=old';
    expect(await send(OWN, expired(), of(500))).toEqual(EXPIRED);
    expect(calls()).toEqual(['old', COOKIE_URL]);
  });

  test('posts without the cookie if the endpoint fails', async () => {
    expect(await send(OWN, FAILED, of(403))).toEqual({ meaning: 'no', fieldErrors: {} });
    expect(calls()).toEqual([COOKIE_URL, 'none']);
  });

  test('posts to another origin once, without fetching a cookie', async () => {
    const csrf = { ...SUBMISSION.csrf, cookieUrl: 'https://api.example/sanctum/csrf-cookie' };
    await send({ ...SUBMISSION, csrf }, of(419));
    expect(calls()).toEqual(['none']);
  });
});
