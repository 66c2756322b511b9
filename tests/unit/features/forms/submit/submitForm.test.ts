import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { submitForm } from '#/features/forms/submit/submitForm.ts';

const SUBMISSION = {
  url: 'https://api.example/api/contact',
  payload: { name: 'Asha', terms: true },
  csrf: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' },
};

const fetching = vi.fn<typeof fetch>();
const setOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

const SENT = { kind: 'sent' };
const UNANSWERED = { kind: 'unanswered' };
const REFUSED = {
  kind: 'refused',
  reason: undefined,
  fieldErrors: {},
  others: [],
  mayHaveArrived: false,
  retry: undefined,
};

const FAILED = new TypeError('Failed to fetch');

/** What becomes of a submission after these answers, in order. */
const send = (submission: typeof SUBMISSION, ...answers: (Response | Error)[]) => {
  for (const answer of answers) {
    if (answer instanceof Error) fetching.mockRejectedValueOnce(answer);
    else fetching.mockResolvedValueOnce(answer);
  }
  return submitForm(submission);
};
const submit = (...answers: (Response | Error)[]) => send(SUBMISSION, ...answers);
const of = (status: number, headers = {}) => new Response(null, { status, headers });

/** Never answers; rejects when it is aborted, like `fetch`. */
const hang: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('https://shop.example/contact/'));
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', fetching.mockReset());
  setOnline(true);
});
afterEach(() => {
  vi.useRealTimers();
});

test('posts JSON once and follows no redirect', async () => {
  expect(await submit(of(201))).toEqual(SENT);
  expect(fetching).toHaveBeenCalledExactlyOnceWith(
    SUBMISSION.url,
    expect.objectContaining({
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: '{"name":"Asha","terms":true}',
      redirect: 'manual',
    }),
  );
});

test.each([
  ['{"success":false,"message":"Closed."}', 'Closed.'],
  ['{"status":"error","message":"Closed."}', 'Closed.'],
  ['{"status":"fail"}', undefined],
  ['{"success":" False "}', undefined],
  ['{"success":0}', undefined],
  ['{"status":false,"msg":"Closed."}', 'Closed.'],
  ['{"status":"FAILED"}', undefined],
  ['{"ok":false,"description":"Closed."}', 'Closed.'],
  ['{"error":"Closed."}', 'Closed.'],
  ['{"error":true,"message":"Closed."}', 'Closed.'],
  ['{"error":{"code":7}}', undefined],
  ['{"success":true,"error":"Closed."}', 'Closed.'],
  ['{"errors":{"email":["Closed."]}}', 'Closed.'],
  ['{"errors":2}', undefined],
  ['{"code":"500"}', undefined],
  ['{"status":400}', undefined],
  ['{"statusCode":599,"message":"Closed."}', 'Closed.'],
  ['{"status_code":422}', undefined],
  ['\ufeff {"status":false}', undefined],
  ['[{"success":false,"message":"Closed."}]', 'Closed.'],
  ['[{"id":7},{"error":"Closed."}]', 'Closed.'],
  ['[false]', undefined],
  ['false', undefined],
  ['0', undefined],
  ['"error"', undefined],
  ['"Failed to save"', undefined],
  ['"<h1>Thank you</h1>"', undefined],
  ['{"data":{"errors":{"name":["Taken."]}}}', undefined],
])('is refused by a success that says %s', async (body, reason) => {
  expect(await submit(new Response(body, { status: 299 }))).toMatchObject({
    kind: 'refused',
    reason,
  });
});

test.each([
  '<!doctype html><h1>Thank you</h1>',
  '<br />\n<b>Notice</b>:  Undefined index<br />\n{"status":"success"}',
  'Warning: no mailer [] {"status":"success"}',
  '{"success":true}{"success":true}',
  '{"status":"succ',
  '["a"',
  '"Than',
  'Fatal error: Uncaught PDOException',
  'failed to save',
  '<?xml version="1.0"?><ok/>',
])('is refused, without a reason, by a success with the body %j', async (body) => {
  expect(await submit(new Response(body, { status: 200 }))).toEqual(REFUSED);
});

test.each([
  '{}',
  '{"message":"no"}',
  '{"success":null}',
  '{"success":true,"error":null,"errors":[]}',
  '{"error":false}',
  '{"error":"","errors":{}}',
  '{"error":" "}',
  '{"status":"SUCCESS","code":0}',
  '{"status":200,"code":200}',
  '{"code":1422}',
  '{"code":"E422"}',
  '{"status":"no failure"}',
  '{"data":{"success":false}}',
  '[]',
  '[{"id":7}]',
  'null',
  'true',
  '42',
  '"ok"',
  '"Thank you"',
  'OK',
  'Thank you, Asha! #42',
  'terrorised',
  '',
  '\r\n',
  ' '.repeat(2_000_000),
])('is sent where a success says no "no" (row %#)', async (body) => {
  expect(await submit(new Response(body, { status: 201 }))).toEqual(SENT);
});

test('may have arrived where a success breaks off', async () => {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('OK')),
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  expect(await submit(new Response(body))).toEqual(UNANSWERED);
});

test('may have arrived where it is redirected, for nobody can read to what', async () => {
  const redirect = Response.redirect('https://api.example/thanks');
  Object.defineProperty(redirect, 'type', { value: 'opaqueredirect' });
  expect(await submit(redirect)).toEqual(UNANSWERED);
});

test('may have arrived when the connection fails', async () => {
  expect(await submit(FAILED)).toEqual(UNANSWERED);
});

test.each([304, 400, 419, 500])('is refused by %i', async (status) => {
  expect(await submit(of(status))).toEqual(REFUSED);
  expect(fetching).toHaveBeenCalledOnce();
});

test.each([502, 504, 520, 524])(
  'may have arrived behind a proxy that answers %i',
  async (status) => {
    expect(await submit(of(status))).toEqual({ ...REFUSED, mayHaveArrived: true });
  },
);

test('says when the server wants to be asked again', async () => {
  const retry = { count: 2, unit: 'minute' };
  expect(await submit(of(429, { 'retry-after': '120' }))).toEqual({ ...REFUSED, retry });
});

test('shows no reason of a success that says that it went well beside an error', async () => {
  for (const message of ['Your message was sent.', 'સંદેશ મળી ગયો.']) {
    const errors = { name: ['Too short.'], captcha: ['Tick it.'] };
    expect(await submit(Response.json({ message, errors }))).toMatchObject({
      kind: 'refused',
      reason: 'Tick it.',
      fieldErrors: { name: 'Too short.' },
    });
  }
  const body = { success: false, message: 'Invalid.', errors: { name: ['Too short.'] } };
  expect(await submit(Response.json(body))).toMatchObject({ reason: 'Invalid.' });
});

test('gives up after 5 seconds of silence', async () => {
  fetching.mockImplementation(hang);
  const outcome = submitForm(SUBMISSION);
  const settled = vi.fn();
  void outcome.then(settled);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toEqual(UNANSWERED);
  expect(vi.getTimerCount()).toBe(0);
});

test('tries where the browser says that it is offline, and tells that', async () => {
  setOnline(false);
  expect(await submit(FAILED)).toEqual({ kind: 'seeminglyOffline' });
  expect(await submit(of(200))).toEqual(SENT);
});

describe('with the CSRF cookie', () => {
  const OWN = 'https://shop.example/api/contact';
  const tokenSent = async (url: string, cookie: string) => {
    vi.stubGlobal('document', { cookie });
    expect(await send({ ...SUBMISSION, url }, of(201))).toEqual(SENT);
    return new Headers(fetching.mock.lastCall?.[1]?.headers).get('x-xsrf-token');
  };

  test.each([
    ['XSRF-TOKEN=abc', 'abc'],
    ['other=1; XSRF-TOKEN=abc=; last=2', 'abc='],
    ['XSRF-TOKEN=a%20b%3D', 'a b='],
    ['XSRF-TOKEN=100%', '100%'],
    ['XSRF-TOKEN=a%0Ab', 'a%0Ab'],
    ['XSRF-TOKEN=%E0%AA%95', '%E0%AA%95'],
    ['XSRF-TOKEN=ક', null],
    ['XSRF-TOKEN=ક%', null],
    ['', null],
    ['XSRF-TOKEN=', null],
    ['MY-XSRF-TOKEN=abc', null],
    ['xsrf-token=abc', null],
  ])('%j sends the token %j', async (cookie, token) => {
    expect(await tokenSent(OWN, cookie)).toBe(token);
  });

  test.each([
    'https://api.shop.example/api/contact',
    'http://shop.example/api/contact',
    'https://shop.example:8443/api/contact',
  ])('sends no token to the other origin of %s', async (url) => {
    expect(await tokenSent(url, 'XSRF-TOKEN=abc')).toBeNull();
  });
});

describe('with an address that gives the CSRF cookie', () => {
  const COOKIE_URL = 'https://shop.example/sanctum/csrf-cookie';
  const OWN = {
    ...SUBMISSION,
    url: 'https://shop.example/api/contact',
    csrf: { ...SUBMISSION.csrf, cookieUrl: COOKIE_URL },
  };
  const EXPIRED = { ...REFUSED, reason: 'Expired.' };
  const expired = () => Response.json({ message: 'Expired.' }, { status: 419 });
  const cookies = { cookie: '' };
  const setCookie = (cookie: string) => {
    cookies.cookie = cookie;
    return new Response(null, { status: 204 });
  };
  /** The requests: the method, or for a POST its token. */
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

  test('after a 419 fetches it anew and sends again, once', async () => {
    cookies.cookie = 'XSRF-TOKEN=old';
    fetching.mockImplementation((url) =>
      Promise.resolve(url === COOKIE_URL ? setCookie('XSRF-TOKEN=new') : expired()),
    );
    expect(await submitForm(OWN)).toEqual(EXPIRED);
    expect(calls()).toEqual(['old', COOKIE_URL, 'new']);
  });

  test('does not send again where the cookie cannot be had anew', async () => {
    cookies.cookie = 'XSRF-TOKEN=old';
    expect(await send(OWN, expired(), of(500))).toEqual(EXPIRED);
    expect(await send(OWN, expired(), FAILED)).toEqual(EXPIRED);
    expect(calls()).toEqual(['old', COOKIE_URL, 'old', COOKIE_URL]);
  });

  test('knows that nothing was sent where the cookie does not come', async () => {
    expect(await send(OWN, FAILED)).toEqual({ kind: 'unreached' });
    expect(calls()).toEqual([COOKIE_URL]);
  });

  test('leaves it to the server where that address has no cookie', async () => {
    expect(await send(OWN, of(404), of(201))).toEqual(SENT);
    expect(calls()).toEqual([COOKIE_URL, 'none']);
  });

  test('sends once with the cookie where the answer is another failure', async () => {
    cookies.cookie = 'XSRF-TOKEN=old';
    await send(OWN, of(403));
    expect(calls()).toEqual(['old']);
  });

  test('sends to another origin once, whatever it says', async () => {
    const csrf = { ...SUBMISSION.csrf, cookieUrl: 'https://api.example/sanctum/csrf-cookie' };
    await send({ ...SUBMISSION, csrf }, of(419));
    expect(calls()).toEqual(['none']);
  });
});
