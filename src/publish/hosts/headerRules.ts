/** What every answer carries beside its page's own policy, which stands in the page (contract, section 8). */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

const YEAR_S = 31_536_000;
const FEED_S = 600;

export const CACHE_HASHED = `public, max-age=${YEAR_S}, immutable`;
export const CACHE_PAGES = 'public, max-age=0, must-revalidate';
export const CACHE_FEEDS = `public, max-age=${FEED_S}`;

/** How long each class of file may be kept (contract, section 9.6); pages are the rest. */
export const cacheRules = [
  { path: '/_astro/*', cacheControl: CACHE_HASHED },
  { path: '/_media/*', cacheControl: CACHE_HASHED },
  { path: '/rss.xml', cacheControl: CACHE_FEEDS },
  { path: '/sitemap-index.xml', cacheControl: CACHE_FEEDS },
  { path: '/sitemap-0.xml', cacheControl: CACHE_FEEDS },
  { path: '/robots.txt', cacheControl: CACHE_FEEDS },
] as const;
