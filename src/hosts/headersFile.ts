import { cacheRules, securityHeaders } from './headerRules.ts';

const block = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** The text of `_headers`, for Netlify and Cloudflare Pages; both revalidate pages by default. */
export const headersFile = () =>
  [
    block('/*', securityHeaders),
    ...cacheRules.map(({ path, cacheControl }) => block(path, { 'Cache-Control': cacheControl })),
  ].join('\n\n') + '\n';
