import { MEDIA_PATH } from '#/lib/pictures.ts';

/** Headers of every response. Each page's own policy is in the page. */
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
/**
 * For pages on hosts whose caches are not purged: a cache may serve an old page while it revalidates it.
 */
export const CACHE_PAGES_UNPURGED = `public, max-age=0, stale-while-revalidate=${STALE_S}`;
export const CACHE_FEEDS = `public, max-age=${FEED_S}`;

/** Folders whose files have a hash in their name. */
export const HASHED_FOLDERS = ['/_astro/', MEDIA_PATH] as const;
/** Files for machines. `*` stands for any characters: large sites have several sitemaps. */
const FEEDS = ['/rss.xml', '/sitemap-*', '/robots.txt', '/llms.txt'] as const;

/** How long each class of files may be cached. Pages are all other files. */
export const cacheRules = [
  ...HASHED_FOLDERS.map((folder) => ({ path: `${folder}*`, cacheControl: CACHE_HASHED })),
  ...FEEDS.map((path) => ({ path, cacheControl: CACHE_FEEDS })),
];

/** Tells whether an address has a hash in its file name: `/_astro/a.js`. */
export const isHashedAddress = (address: string) =>
  HASHED_FOLDERS.some((folder) => address.startsWith(folder));
