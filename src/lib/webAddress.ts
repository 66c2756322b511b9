const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;
/** A domain with a dot and letters at its end, with or without a path: `maps.example/shop`. */
const BARE = /^(?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\.?(?::\d+)?(?:[/?#]\S*)?$/u;

/** Adds the missing scheme to an address such as `maps.example/shop`; any other stays unchanged. */
export const withScheme = (value: string): string =>
  !SCHEME.test(value) && BARE.test(value) ? `https://${value.replace(/^\/\//, '')}` : value;

/** Parses a web address; only `http:`, `https:` and addresses without a scheme are accepted. */
export function webAddressOf(value: string): string | undefined {
  const url = URL.parse(withScheme(value));
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
