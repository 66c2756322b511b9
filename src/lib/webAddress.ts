const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;
/** A host with a dot in it and letters at its end, alone or before a path: `maps.example/shop`. */
const BARE = /^(?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\.?(?::\d+)?(?:[/?#]\S*)?$/u;

/** An address that lacks its scheme, as people copy it, `maps.example/shop`, with one; any other as it is. */
export const withScheme = (value: string): string =>
  !SCHEME.test(value) && BARE.test(value) ? `https://${value.replace(/^\/\//, '')}` : value;

/** An address of the web, kept only if it is `http:` or `https:`, which it also is where no scheme stands. */
export function webAddressOf(value: string): string | undefined {
  const url = URL.parse(withScheme(value));
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
