/** Parses an address; only `http:` and `https:` are accepted. */
export function httpUrl(address: string, base?: string): URL | undefined {
  const url = URL.parse(address, base);
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Hosts whose video addresses are pages with a player: `<video>` cannot play them. */
const PLAYER = /(?:^|\.)(?:youtube\.com|youtu\.be|vimeo\.com|facebook\.com|instagram\.com)$/;

/** The address of a page with a player, such as `https://youtu.be/x`; `undefined` for any other address. */
export function playerPageOf(value: string): string | undefined {
  const url = httpUrl(value);
  return url && PLAYER.test(url.hostname) ? url.href : undefined;
}
