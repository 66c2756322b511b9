import type { APIContext } from 'astro';

/** Allows everything and names the sitemap. */
export const GET = ({ site }: APIContext) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`);
