import { expect, test, vi } from 'vitest';
import { findNearMe, type NearMeMessages } from '#/features/finder/nearMe.ts';

/** Each message is its own key, so that any other text in the result stands out. */
const messages = new Proxy({} as NearMeMessages, {
  get: (_, key) => (key === 'fetchFailed' ? 'fetchFailed: {cause}' : String(key)),
});
const BOPAL = { latitude: 23.03, longitude: 72.46 };
const FILE = '/near-me.json';

type Geolocation = Pick<typeof navigator.geolocation, 'getCurrentPosition'>;

/** Puts the visitor in Bopal, or lets the browser refuse with this code. */
const locate = (code?: number): Geolocation => ({
  getCurrentPosition: (succeed, fail) => {
    if (code === undefined) succeed({ coords: BOPAL } as GeolocationPosition);
    else fail?.({ code, message: 'User denied Geolocation' } as GeolocationPositionError);
  },
});

const findAt = (geolocation?: Geolocation) => {
  vi.stubGlobal('navigator', geolocation ? { geolocation } : {});
  return findNearMe(FILE, messages);
};

const outlet = (name: string, latitude: number) => ({ name, href: name, at: [latitude, 72.46] });

test.each([
  [[outlet('Far', 24), outlet('Near', 23.1), outlet('Nearer', 23.05)], 'found', ['Nearer', 'Near']],
  [[outlet('Far', 24)], 'none', []],
])('names the outlets within 100 km, nearest first', async (outlets, text, names) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(outlets)));
  const result = await findAt(locate());
  expect(result.text).toBe(text);
  expect(result.nearest.map(({ item }) => item.name)).toEqual(names);
});

test.each([
  ['refused', locate(1)],
  ['unknown', locate(2)],
  ['unknown', locate(3)],
  ['unknown', undefined],
])('says %s if the browser gives no position', async (text, geolocation) => {
  expect(await findAt(geolocation)).toEqual({ text, nearest: [] });
});

test.each<[string, () => Promise<Response>]>([
  ['HTTP 503', () => Promise.resolve(new Response('', { status: 503 }))],
  ['connectionFailed', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['connectionFailed', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))],
  ['unreadableAnswer', () => Promise.resolve(new Response('<!doctype html><p>Sign in'))],
  ['unreadableAnswer', () => Promise.resolve(new Response('[{"name":"Cut'))],
  ['unreadableAnswer', () => Promise.resolve(Response.json(null))],
])('says %s in its own words if the file cannot be had', async (cause, fetchFile) => {
  vi.stubGlobal('fetch', fetchFile);
  expect(await findAt(locate())).toEqual({ text: `fetchFailed: ${cause}`, nearest: [] });
});
