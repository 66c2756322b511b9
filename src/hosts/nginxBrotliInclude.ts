/** The text of a second include, for an nginx with its brotli module: ready `.br` files go before `.gz`. */
export const nginxBrotliInclude =
  () => `# Needs ngx_brotli; Debian's package is libnginx-mod-http-brotli-static.
brotli_static on;
`;
