import type { APIContext } from 'astro';

/** Everything may be read; the sitemap says what there is. */
export const GET = ({ site }: APIContext) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`);
