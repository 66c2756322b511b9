const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;
/** A domain with a dot and letters at its end, with or without a path: `maps.example/shop`. */
const BARE = /^(?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\.?(?::\d+)?(?:[/?#]\S*)?$/u;

/** Parses an address; only `http:` and `https:` are accepted. */
export function httpUrl(address: string, base?: string): URL | undefined {
  const url = URL.parse(address, base);
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** The same for an address that may lack its scheme, such as `maps.example/shop`. */
export const webAddressOf = (value: string): URL | undefined =>
  httpUrl(
    !SCHEME.test(value) && BARE.test(value) ? `https://${value.replace(/^\/\//, '')}` : value,
  );

/** Hosts whose video addresses are pages with a player: `<video>` cannot play them. */
const PLAYERS = [
  'youtube.com',
  'youtu.be',
  'youtube-nocookie.com',
  'vimeo.com',
  'dailymotion.com',
  'dai.ly',
  'facebook.com',
  'fb.watch',
  'instagram.com',
  'tiktok.com',
  'twitter.com',
  'x.com',
  'loom.com',
  'streamable.com',
  'rumble.com',
  'twitch.tv',
  'drive.google.com',
  'photos.app.goo.gl',
  'dropbox.com',
];
const MEDIA_FILE = /\.(?:mp4|m4v|mov|webm|ogv|ogg|m3u8)$/i;

/**
 * The address of a page with a player, such as `youtu.be/x`; `undefined` for any other address, and for a
 * media file on such a host.
 */
export function playerPageOf(value: string): string | undefined {
  const url = webAddressOf(value);
  if (!url || MEDIA_FILE.test(url.pathname)) return undefined;
  const { hostname } = url;
  const isPlayer = PLAYERS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return isPlayer ? url.href : undefined;
}
