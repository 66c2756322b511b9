import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { submitForm } from '#/features/forms/submit/submitForm.ts';

const SUBMISSION = {
  url: 'https://api.example/api/contact',
  payload: { name: 'Asha', terms: true },
  csrf: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' },
};

const fetching = vi.fn<typeof fetch>();
const setOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

const REFUSED = {
  kind: 'refused',
  reason: undefined,
  fieldErrors: {},
  others: [],
  mayHaveArrived: false,
  retry: undefined,
};

/** Never answers; rejects when it is aborted, like `fetch`. */
const hang: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });

describe('submitForm', () => {
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
    fetching.mockResolvedValue(new Response('', { status: 201 }));
    expect(await submitForm(SUBMISSION)).toEqual({ kind: 'sent' });
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
    ['{"success":"0"}', undefined],
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
    ['"0"', undefined],
    ['"error"', undefined],
    ['"fail"', undefined],
    ['"Failed to save"', undefined],
    ['"<h1>Thank you</h1>"', undefined],
    ['{"data":{"errors":{"name":["Taken."]}}}', undefined],
  ])('is refused by a success that says %s', async (body, reason) => {
    fetching.mockResolvedValueOnce(new Response(body, { status: 299 }));
    expect(await submitForm(SUBMISSION)).toMatchObject({ kind: 'refused', reason });
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
    fetching.mockResolvedValueOnce(new Response(body, { status: 200 }));
    expect(await submitForm(SUBMISSION)).toEqual(REFUSED);
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
  ])('is sent where a success says %.40s', async (body) => {
    fetching.mockResolvedValueOnce(new Response(body, { status: 201 }));
    expect(await submitForm(SUBMISSION)).toEqual({ kind: 'sent' });
  });

  test('may have arrived where a success breaks off', async () => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('OK')),
      pull: (controller) => controller.error(new TypeError('network error')),
    });
    fetching.mockResolvedValue(new Response(body, { status: 201 }));
    expect(await submitForm(SUBMISSION)).toEqual({ kind: 'unanswered' });
  });

  test('may have arrived where it is redirected, for nobody can read to what', async () => {
    const redirect = Response.redirect('https://api.example/thanks');
    Object.defineProperty(redirect, 'type', { value: 'opaqueredirect' });
    fetching.mockResolvedValue(redirect);
    expect(await submitForm(SUBMISSION)).toEqual({ kind: 'unanswered' });
  });

  test('shows no reason of a success that says that it went well beside an error', async () => {
    for (const message of ['Your message was sent.', 'સંદેશ મળી ગયો.']) {
      fetching.mockResolvedValueOnce(
        Response.json({ message, errors: { name: ['Too short.'], captcha: ['Tick it.'] } }),
      );
      expect(await submitForm(SUBMISSION)).toMatchObject({
        kind: 'refused',
        reason: 'Tick it.',
        fieldErrors: { name: 'Too short.' },
      });
    }
    fetching.mockResolvedValueOnce(
      Response.json({ success: false, message: 'Invalid.', errors: { name: ['Too short.'] } }),
    );
    expect(await submitForm(SUBMISSION)).toMatchObject({ reason: 'Invalid.' });
  });

  test.each([304, 400, 419, 500])('is refused by %i', async (status) => {
    fetching.mockResolvedValue(new Response(null, { status }));
    expect(await submitForm(SUBMISSION)).toEqual(REFUSED);
    expect(fetching).toHaveBeenCalledOnce();
  });

  test.each([502, 504, 520, 524])(
    'may have arrived behind a proxy that answers %i',
    async (status) => {
      fetching.mockResolvedValue(new Response(null, { status }));
      expect(await submitForm(SUBMISSION)).toEqual({ ...REFUSED, mayHaveArrived: true });
    },
  );

  test('says when the server wants to be asked again', async () => {
    fetching.mockResolvedValue(
      new Response(null, { status: 429, headers: { 'retry-after': '120' } }),
    );
    expect(await submitForm(SUBMISSION)).toEqual({
      ...REFUSED,
      retry: { count: 2, unit: 'minute' },
    });
  });

  test('may have arrived when the connection fails', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await submitForm(SUBMISSION)).toEqual({ kind: 'unanswered' });
  });

  test('gives up after 5 seconds of silence', async () => {
    fetching.mockImplementation(hang);
    const outcome = submitForm(SUBMISSION);
    const settled = vi.fn();
    void outcome.then(settled);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ kind: 'unanswered' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('tries where the browser says that it is offline, and tells that', async () => {
    setOnline(false);
    fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await submitForm(SUBMISSION)).toEqual({ kind: 'seeminglyOffline' });
    fetching.mockResolvedValueOnce(new Response('', { status: 200 }));
    expect(await submitForm(SUBMISSION)).toEqual({ kind: 'sent' });
  });

  describe('with the CSRF cookie', () => {
    const OWN = 'https://shop.example/api/contact';
    const tokenSent = async (url: string, cookie: string) => {
      vi.stubGlobal('document', { cookie });
      fetching.mockResolvedValueOnce(new Response('', { status: 201 }));
      expect(await submitForm({ ...SUBMISSION, url })).toEqual({ kind: 'sent' });
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
      fetching.mockResolvedValueOnce(new Response('', { status: 201 }));
      expect(await submitForm(OWN)).toEqual({ kind: 'sent' });
      expect(calls()).toEqual([COOKIE_URL, 'new']);
    });

    test('after a 419 fetches it anew and sends again, once', async () => {
      cookies.cookie = 'XSRF-TOKEN=old';
      fetching.mockImplementation((url) =>
        Promise.resolve(
          url === COOKIE_URL
            ? setCookie('XSRF-TOKEN=new')
            : Response.json({ message: 'CSRF token mismatch.' }, { status: 419 }),
        ),
      );
      expect(await submitForm(OWN)).toEqual({ ...REFUSED, reason: 'CSRF token mismatch.' });
      expect(calls()).toEqual(['old', COOKIE_URL, 'new']);
    });

    test('does not send again where the cookie cannot be had anew', async () => {
      cookies.cookie = 'XSRF-TOKEN=old';
      const expired = () => Response.json({ message: 'Expired.' }, { status: 419 });
      fetching.mockResolvedValueOnce(expired());
      fetching.mockResolvedValueOnce(new Response('', { status: 500 }));
      expect(await submitForm(OWN)).toMatchObject({ kind: 'refused', reason: 'Expired.' });
      fetching.mockResolvedValueOnce(expired());
      fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      expect(await submitForm(OWN)).toMatchObject({ kind: 'refused', reason: 'Expired.' });
      expect(calls()).toEqual(['old', COOKIE_URL, 'old', COOKIE_URL]);
    });

    test('knows that nothing was sent where the cookie does not come', async () => {
      fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      expect(await submitForm(OWN)).toEqual({ kind: 'unreached' });
      expect(calls()).toEqual([COOKIE_URL]);
    });

    test('leaves it to the server where that address has no cookie', async () => {
      fetching.mockResolvedValueOnce(new Response('', { status: 404 }));
      fetching.mockResolvedValueOnce(new Response('', { status: 201 }));
      expect(await submitForm(OWN)).toEqual({ kind: 'sent' });
      expect(calls()).toEqual([COOKIE_URL, 'none']);
    });

    test('sends to another origin once, whatever it says', async () => {
      fetching.mockResolvedValue(new Response(null, { status: 419 }));
      const csrf = { ...SUBMISSION.csrf, cookieUrl: 'https://api.example/sanctum/csrf-cookie' };
      await submitForm({ ...SUBMISSION, csrf });
      expect(calls()).toEqual(['none']);
    });

    test('sends once with the cookie where the answer is another failure', async () => {
      cookies.cookie = 'XSRF-TOKEN=old';
      fetching.mockResolvedValue(new Response(null, { status: 403 }));
      await submitForm(OWN);
      expect(calls()).toEqual(['old']);
    });
  });
});
