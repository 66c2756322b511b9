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
import { ask, startCaddySite, startNginxServer } from '../fixtures/webServers.ts';

/** Starts a server behind the web server, which records its requests. */
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
const told = { nginx: '', caddy: '' };

beforeAll(async () => {
  home = resolve(await emptyBuildFolder('host-setup'));
  api = await startUpstream(200);
  publisher = await startUpstream(202);
  await writeHostFiles(join(home, 'site'));
  [told.nginx = ''] = await readHostsReadme('nginx', 'nginx');
  [told.caddy = ''] = await readHostsReadme('Caddy', 'caddy');
});

afterAll(async () => {
  await closeServer(api.server);
  await closeServer(publisher.server);
});

/** The hosting README's configuration, with this test's folder, ports and names. */
const asTold = (text: string, port: number, apiPort = api.port) =>
  text
    .replaceAll('/var/lib/site/', `${home}/`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replace('site.example {', `http://127.0.0.1:${port} {`)
    .replace('127.0.0.1:8787', `127.0.0.1:${publisher.port}`)
    .replace('127.0.0.1:8000', `127.0.0.1:${apiPort}`);

const startNginxAsTold = (apiPort?: number) =>
  startNginxServer(join(home, 'nginx'), (port) => asTold(told.nginx, port, apiPort));

const startCaddyAsTold = (apiPort?: number) =>
  startCaddySite(join(home, 'caddy'), (port) =>
    // The site's own name instead of a certificate.
    asTold(told.caddy, port, apiPort).replace('http://127.0.0.1:', 'http://:'),
  );

const OURS = new Set(
  ['cache-control', 'vary', ...Object.keys(securityHeaders)].map((name) => name.toLowerCase()),
);
const ownHeadersOf = (headers: object) => Object.keys(headers).filter((name) => OURS.has(name));

describe.each([
  ['nginx', startNginxAsTold],
  ['Caddy', startCaddyAsTold],
])('%s, set up as the page on hosting says', (_, start) => {
  let server: RunningServer;

  beforeAll(async () => {
    await rm(join(home, 'current'), { recursive: true, force: true }); // there is no release yet
    server = await start();
    await mkdir(join(home, 'current', 'about'), { recursive: true });
    await writeFile(join(home, 'current', 'about', 'index.html'), 'the release');
  });
  afterAll(() => server.close());

  test('answers with the release that came after it had started', async () => {
    const { status, headers, body } = await ask(server.origin, '/about/');
    expect(status).toBe(200);
    expect(String(body)).toBe('the release');
    expect(ownHeadersOf(headers)).toEqual(
      expect.arrayContaining(['cache-control', 'strict-transport-security']),
    );
  });

  test.each(['/api/contact', '/storage/khaman.jpg', '/sanctum/csrf-cookie'])(
    'hands %s on to the API with host and port, and adds nothing to its answer',
    async (path) => {
      const { status, headers } = await ask(server.origin, path, { host: 'site.example:8443' });
      expect(status).toBe(200);
      expect(headers).toMatchObject({ 'set-cookie': ['XSRF-TOKEN=abc; Path=/'], 'x-own': 'kept' });
      expect(ownHeadersOf(headers)).toEqual([]);
      expect(api.requests.at(-1)?.headers.host).toBe('site.example:8443');
      expect(api.requests.at(-1)?.url).toBe(path);
    },
  );

  test('adds nothing of ours where the API is down', async () => {
    const nobody = await probePort({ host: '127.0.0.1' });
    const lonely = await start(nobody);
    const { status, headers } = await ask(lonely.origin, '/api/contact');
    await lonely.close();
    expect(status).toBe(502);
    expect(ownHeadersOf(headers)).toEqual([]);
  });

  test('hands a hook on to the publisher', async () => {
    const { status } = await fetch(`${server.origin}/hooks/content`, { method: 'POST' });
    expect(status).toBe(202);
    expect(publisher.requests.at(-1)?.url).toBe('/hooks/content');
  });
});
