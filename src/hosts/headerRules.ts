import { MEDIA_PATH } from '#/lib/pictureSources.ts';

/** What every answer carries beside its page's own policy, which stands in the page (contract, section 8). */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
} as const;

const YEAR_S = 31_536_000;
const FEED_S = 600;
const STALE_S = 60;

export const CACHE_HASHED = `public, max-age=${YEAR_S}, immutable`;
/** Pages on a host whose caches are emptied by each publish. */
export const CACHE_PAGES = 'public, max-age=0, must-revalidate';
/** Pages on any other host: a copy may be shown while it is revalidated. */
export const CACHE_PAGES_UNPURGED = `public, max-age=0, stale-while-revalidate=${STALE_S}`;
export const CACHE_FEEDS = `public, max-age=${FEED_S}`;

/** Folders whose files carry their hash in the name. */
export const HASHED_FOLDERS = ['/_astro/', MEDIA_PATH] as const;
/** Files for machines; `*` at an end stands for anything: a sitemap has a part per 45,000 addresses. */
export const FEEDS = ['/rss.xml', '/sitemap-*', '/robots.txt', '/llms.txt'] as const;

/** How long each class of file may be kept (contract, section 9.6); pages are the rest. */
export const cacheRules = [
  ...HASHED_FOLDERS.map((folder) => ({ path: `${folder}*`, cacheControl: CACHE_HASHED })),
  ...FEEDS.map((path) => ({ path, cacheControl: CACHE_FEEDS })),
];

/** Whether an address is that of a file with its hash in the name: `/_astro/a.js`. */
export const isHashedAddress = (address: string) =>
  HASHED_FOLDERS.some((folder) => address.startsWith(folder));

const isFeed = (address: string) =>
  FEEDS.some((feed) =>
    feed.endsWith('*') ? address.startsWith(feed.slice(0, -1)) : address === feed,
  );

/** The `Cache-Control` of an address on a host whose caches no publish empties: `/_astro/a.js` → a year. */
export function cacheControlOf(address: string): string {
  if (isHashedAddress(address)) return CACHE_HASHED;
  return isFeed(address) ? CACHE_FEEDS : CACHE_PAGES_UNPURGED;
}
