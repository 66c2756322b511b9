import { business } from '#/business/business.ts';
import type { VideoHosts } from '#/pipeline/fetch/checkHosts.ts';
import type { Settings } from '#/pipeline/settings.ts';
import type { Page } from './readPage.ts';

const originOf = (url: string) => new URL(url).origin;

/** A host name may contain `;`, which would begin another directive, or `*`, which means any host. */
const PLAIN_ORIGIN = /^https?:\/\/[\w.-]+(?::\d+)?$/;

/** Returns the media host, the hosts of a page's videos and those to which they redirect. */
const mediaOrigins = ({ videos }: Page, { mediaBaseUrl }: Settings, hosts: VideoHosts): string[] =>
  [mediaBaseUrl, ...[...videos].flatMap((video) => [video, ...(hosts.get(video) ?? [])])]
    .map(originOf)
    .filter((origin) => PLAIN_ORIGIN.test(origin));

/** Returns what a page may load beyond our own files, by a word in its `page-policy` tag. */
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
    default:
      throw new Error(`page-policy: unknown need "${need}"`);
  }
}

const quoted = (hashes: ReadonlySet<string>) => [...hashes].map((each) => `'${each}'`);

/** Returns the source of scripts: only our own folder, if the API's uploads have the site's origin. */
function scriptSource({ siteUrl, apiBaseUrl, mediaBaseUrl }: Settings): string {
  const origin = originOf(siteUrl);
  const hasUploads = [apiBaseUrl, mediaBaseUrl].map(originOf).includes(origin);
  return hasUploads ? `${origin}/_astro/` : "'self'";
}

/**
 * Returns the Content-Security-Policy of a finished page. Astro's policy lists the scripts and styles of
 * all pages, and is at the end of the head, so that it does not cover what comes before it.
 */
export function policyOf(page: Page, settings: Settings, hosts: VideoHosts): string {
  const directives: Record<string, string[]> = {
    // Not `'none'`, because Firefox, and Chromium up to 111, apply this directive to prefetches.
    'default-src': ["'self'"],
    'script-src': [scriptSource(settings), ...quoted(page.scriptHashes)],
    'style-src': ["'self'", ...quoted(page.styleHashes)],
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
const ASTRO_POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)"[^>]*>/g;

/**
 * Reads the hashes of the site's own scripts and styles from the policy that Astro writes into a page.
 * Returns none if there are two policies, because one of them was injected.
 */
export function readOwnHashes(html: string): ReadonlySet<string> {
  const policies = [...html.matchAll(ASTRO_POLICY)];
  const [, policy = ''] = policies.length === 1 ? (policies[0] ?? []) : [];
  return new Set(policy.match(/sha256-[\w+/]+=*/g));
}

/** Replaces the `page-policy` tag, right after the charset, by the page's policy, and removes Astro's. */
export const insertPolicy = (html: string, policy: string) =>
  html
    .replace(ASTRO_POLICY, '')
    .replace(
      PLACEHOLDER,
      () =>
        `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}">`,
    );
