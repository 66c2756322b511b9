import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '#/hosts/headerRules.ts';
import { closeServer, listen, probePort } from '#/system/network/listen.ts';
import type { RunningServer } from '#/tools/staticServer.ts';
import { writeHostFiles } from '#/hosts/hostFiles.ts';
import { emptyBuildFolder } from '../fixtures/buildFixture.ts';
import { readHostsReadme } from '../fixtures/hostsReadme.ts';
import { request, startCaddySite, startNginxServer } from '../fixtures/webServers.ts';

/** Starts a server behind the web server and records its requests. */
async function startUpstream(status: number) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    response
      .writeHead(status, { 'set-cookie': 'XSRF-TOKEN=abc; Path=/', 'x-own': 'kept' })
      .end('{}');
  });
  return { server, port: await listen(server, { host: '127.0.0.1' }), requests };
}

type Upstream = Awaited<ReturnType<typeof startUpstream>>;

let home: string;
let api: Upstream;
let publisher: Upstream;
const blocks = { nginx: '', caddy: '' };

beforeAll(async () => {
  home = resolve(await emptyBuildFolder('host-setup'));
  api = await startUpstream(200);
  publisher = await startUpstream(202);
  await writeHostFiles(join(home, 'site'));
  [blocks.nginx = ''] = await readHostsReadme('nginx', 'nginx');
  [blocks.caddy = ''] = await readHostsReadme('Caddy', 'caddy');
});

afterAll(async () => {
  await closeServer(api.server);
  await closeServer(publisher.server);
});

/** Puts this test's folder, ports and names into the hosting README's configuration. */
const adapt = (text: string, port: number, apiPort = api.port) =>
  text
    .replaceAll('/var/lib/site/', `${home}/`)
    .replaceAll('127.0.0.1:8787', `127.0.0.1:${publisher.port}`)
    .replaceAll('127.0.0.1:8000', `127.0.0.1:${apiPort}`)
    .replaceAll(/^ *(listen \[|ssl_certificate).*\n/gm, '')
    .replaceAll(/listen (80|443 ssl http2)/g, `listen 127.0.0.1:${port}`)
    // All blocks share one port here, where the site's own block responds.
    .replace('server_name site.example www.site.example', 'server_name port-80.invalid')
    .replace(/;(\s+server_name site\.example;)/, ' default_server;$1');

const startReadmeNginx = (apiPort?: number) =>
  startNginxServer(join(home, 'nginx'), (port) => adapt(blocks.nginx, port, apiPort));

const startReadmeCaddy = (apiPort?: number) =>
  startCaddySite(join(home, 'caddy'), (port) =>
    // Replaces the certificate by the site's own name.
    adapt(blocks.caddy, port, apiPort)
      .replace('www.site.example {', `http://www.site.example:${port} {`)
      .replace(/^site\.example {/m, `http://:${port} {`),
  );

const OURS = new Set(
  ['cache-control', 'vary', ...Object.keys(securityHeaders)].map((name) => name.toLowerCase()),
);
const ownHeadersOf = (headers: object) => Object.keys(headers).filter((name) => OURS.has(name));

describe.each([
  ['nginx', startReadmeNginx],
  ['Caddy', startReadmeCaddy],
])('%s with the configuration of the hosting README', (_, start) => {
  let server: RunningServer;

  beforeAll(async () => {
    await rm(join(home, 'current'), { recursive: true, force: true }); // no release yet
    server = await start();
    await mkdir(join(home, 'current', 'about'), { recursive: true });
    await writeFile(join(home, 'current', 'about', 'index.html'), 'the release');
  });
  afterAll(() => server.close());

  test('serves the first release that came after its start', async () => {
    const { status, headers, body } = await request(server.origin, '/about/');
    expect(status).toBe(200);
    expect(String(body)).toBe('the release');
    expect(ownHeadersOf(headers)).toEqual(
      expect.arrayContaining(['cache-control', 'strict-transport-security']),
    );
  });

  test('redirects www to the site', async () => {
    const { status, headers } = await request(server.origin, '/a/?b', { host: 'www.site.example' });
    expect([status, headers.location]).toEqual([301, 'https://site.example/a/?b']);
  });

  const UNTRUSTED = {
    'content-security-policy': "sandbox; script-src 'none'",
    'x-content-type-options': 'nosniff',
  };

  test.each(['/api/contact', '/sanctum/csrf-cookie', '/storage/a.svg'])(
    'proxies %s with host and port; no answer can run scripts',
    async (path) => {
      const { status, headers } = await request(server.origin, path, { host: 'site.example:8443' });
      expect(status).toBe(200);
      expect(headers).toMatchObject({ 'set-cookie': ['XSRF-TOKEN=abc; Path=/'], 'x-own': 'kept' });
      expect(headers).toMatchObject(UNTRUSTED);
      expect(ownHeadersOf(headers)).toHaveLength(2);
      expect(api.requests.at(-1)?.headers.host).toBe('site.example:8443');
      expect(api.requests.at(-1)?.url).toBe(path);
    },
  );

  test('adds none of the headers of pages if the API is down', async () => {
    const nobody = await probePort({ host: '127.0.0.1' });
    const lonely = await start(nobody);
    const { status, headers } = await request(lonely.origin, '/api/contact');
    await lonely.close();
    expect(status).toBe(502);
    const names = ownHeadersOf(headers).filter((name) => !Object.hasOwn(UNTRUSTED, name));
    expect(names).toEqual([]);
  });

  test('proxies a hook to the publisher', async () => {
    const { status } = await fetch(`${server.origin}/hooks/content`, { method: 'POST' });
    expect(status).toBe(202);
    expect(publisher.requests.at(-1)?.url).toBe('/hooks/content');
  });
});
