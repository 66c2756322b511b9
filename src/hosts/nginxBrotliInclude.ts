/** The text of a second include, for an nginx with the brotli module: it prefers `.br` files to `.gz` files. */
export const nginxBrotliInclude =
  () => `# Needs ngx_brotli; Debian's package is libnginx-mod-http-brotli-static.
brotli_static on;
`;
