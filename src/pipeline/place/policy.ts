import { business } from '#/business/business.ts';
import { analytics } from '#/lib/analytics.ts';
import type { VideoHosts } from '#/pipeline/fetch/checkHosts.ts';
import type { Settings } from '#/pipeline/settings.ts';
import type { Page } from './readPage.ts';

const originOf = (url: string) => new URL(url).origin;

/** A host's name may have `;`, which would begin another directive, and `*`, which means any host. */
const PLAIN_ORIGIN = /^https?:\/\/[\w.-]+(?::\d+)?$/;

/** The media host, and the hosts of a page's videos and those to which they redirect. */
const mediaOrigins = ({ videos }: Page, { mediaBaseUrl }: Settings, hosts: VideoHosts): string[] =>
  [mediaBaseUrl, ...[...videos].flatMap((video) => [video, ...(hosts.get(video) ?? [])])]
    .map(originOf)
    .filter((origin) => PLAIN_ORIGIN.test(origin));

/** What a page may load beyond our own files, by a word in its `page-policy` tag. */
function directivesFor(need: string, apiBaseUrl: string, media: string[]): [string, string][] {
  switch (need) {
    case 'api':
      return [['connect-src', originOf(apiBaseUrl)]];
    case 'media':
      return media.flatMap((origin) => [
        ['connect-src', origin],
        ['media-src', origin],
      ]);
    case 'map':
      return business.map?.embed ? [['frame-src', originOf(business.map.embed)]] : [];
    case 'analytics':
      return analytics?.origin ? [['connect-src', analytics.origin]] : [];
    default:
      throw new Error(`page-policy: unknown need "${need}"`);
  }
}

/**
 * The Content-Security-Policy of one finished page. Astro's own would stand at the end of the head, where it
 * does not hold for the scripts above it, and does not know the scripts that it prints as they are written.
 */
export function policyOf(page: Page, settings: Settings, hosts: VideoHosts): string {
  const directives: Record<string, string[]> = {
    // Not `'none'`: Firefox, and Chromium up to 111, apply this directive to prefetches.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...page.scriptHashes],
    'style-src': ["'self'", ...page.styleHashes],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  const media = mediaOrigins(page, settings, hosts);
  for (const need of page.needs ?? []) {
    for (const [name, source] of directivesFor(need, settings.apiBaseUrl, media)) {
      const sources = (directives[name] ?? ["'self'"]).filter((entry) => entry !== "'none'");
      directives[name] = [...new Set([...sources, source])];
    }
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}

const PLACEHOLDER = /<meta name="page-policy"[^>]*>/;

/** Replaces the `page-policy` tag, which stands right after the charset, by the policy. */
export const insertPolicy = (html: string, policy: string) =>
  html.replace(
    PLACEHOLDER,
    () =>
      `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}">`,
  );
