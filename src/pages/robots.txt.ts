import { SITE_PREVIEW } from 'astro:env/server';
import type { APIContext } from 'astro';

/** Allows everything, because only a page that is read can say `noindex`; names the sitemap, if there is one. */
export const GET = ({ site }: APIContext) => {
  const sitemap = `\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`;
  return new Response(`User-agent: *\nAllow: /\n${SITE_PREVIEW ? '' : sitemap}`);
};
