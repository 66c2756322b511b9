import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { submitForm } from '~/forms/submitForm';

const SUBMISSION = {
  url: 'https://api.example/api/contact',
  payload: { name: 'Asha', terms: true },
  csrf: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' },
  isInsisting: false,
};

const fetching = vi.fn<typeof fetch>();
const setOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

/** Never answers, and fails when it is given up, as `fetch` does. */
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

  test('does not read the body of a success', async () => {
    const answer = new Response('{"message":"no"}', { status: 200 });
    fetching.mockResolvedValue(answer);
    expect(await submitForm(SUBMISSION)).toEqual({ kind: 'sent' });
    expect(answer.bodyUsed).toBe(false);
  });

  test.each([300, 304, 400, 404, 422, 500, 503])('is refused by %i', async (status) => {
    fetching.mockResolvedValue(new Response(null, { status }));
    expect(await submitForm(SUBMISSION)).toEqual({ kind: 'refused', reason: undefined });
  });

  test('gives the reason of the server', async () => {
    fetching.mockResolvedValue(Response.json({ error: 'Closed.' }, { status: 503 }));
    expect(await submitForm(SUBMISSION)).toEqual({ kind: 'refused', reason: 'Closed.' });
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
  });

  test('leaves no timer behind', async () => {
    fetching.mockResolvedValue(new Response('', { status: 201 }));
    await submitForm(SUBMISSION);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('sends nothing while offline', async () => {
    setOnline(false);
    expect(await submitForm(SUBMISSION)).toEqual({ kind: 'offline' });
    expect(fetching).not.toHaveBeenCalled();
  });

  test('tries when the visitor insists, and knows that it was offline', async () => {
    setOnline(false);
    fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await submitForm({ ...SUBMISSION, isInsisting: true })).toEqual({ kind: 'offline' });
    fetching.mockResolvedValueOnce(new Response('', { status: 200 }));
    expect(await submitForm({ ...SUBMISSION, isInsisting: true })).toEqual({ kind: 'sent' });
  });
});
