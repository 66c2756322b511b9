import { contentTypeOf } from './contentTypes.ts';
import { cacheRules, securityHeaders } from './headerRules.ts';

const block = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** The text of `_headers`, as Netlify and Cloudflare Pages read it; both revalidate pages by themselves. */
export const headersFile = () =>
  [
    block('/*', securityHeaders),
    ...cacheRules.map(({ path, cacheControl }) => block(path, { 'Cache-Control': cacheControl })),
    // By themselves they name no character set, without which Gujarati is unreadable.
    block('/*.md', { 'Content-Type': contentTypeOf('index.md') }),
  ].join('\n\n') + '\n';
