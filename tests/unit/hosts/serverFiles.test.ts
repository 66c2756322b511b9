import { expect, test } from 'vitest';
import { caddySnippet } from '#/hosts/caddySnippet.ts';
import { CONTENT_TYPES } from '#/hosts/contentTypes.ts';
import { cacheRules, securityHeaders } from '#/hosts/headerRules.ts';
import { nginxInclude } from '#/hosts/nginxInclude.ts';

const security = Object.entries(securityHeaders);

test('gives nginx every security header, whatever the status, and in each place that adds any', () => {
  for (const [name, value] of security)
    expect(nginxInclude().split(`add_header ${name} "${value}" always;`)).toHaveLength(3);
});

test('gives Caddy every security header', () => {
  for (const [name, value] of security) expect(caddySnippet()).toContain(`${name} "${value}"`);
});

test('tells both the type of every kind of file, and how long it may be kept', () => {
  for (const [ending, type] of Object.entries(CONTENT_TYPES)) {
    expect(nginxInclude()).toContain(`    ${type.replace(/;.*/, '')} ${ending.slice(1)};\n`);
    if (ending !== '.html') expect(caddySnippet()).toContain(`Content-Type "${type}"`);
  }
  for (const { path, cacheControl } of cacheRules) {
    expect(nginxInclude()).toContain(
      ` ${path.replace('*', '')} { set $site_cache "${cacheControl}"; }`,
    );
    expect(caddySnippet()).toContain(`header ${path} Cache-Control "${cacheControl}"`);
  }
});
