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
