import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Browser } from 'playwright';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeServer, listen } from '#/system/network/listen.ts';
import { launchChromium } from '#/tools/chromium.ts';
import type { RunningServer } from '#/tools/staticServer.ts';
import { openSite, type BuiltSite } from '../../fixtures/builtSite.ts';
import { textOf } from '../../fixtures/htmlPage.ts';
import { startNginxServer } from '../../fixtures/webServers.ts';
import { buildFrom, startLaravel, type Laravel } from './laravelSite.ts';
import { expectLead, FORMS, MAIL_FAILS, type LeadCase } from './leadCases.ts';

let laravel: Laravel;
let nginx: RunningServer;
let browser: Browser;
let site: BuiltSite;
let warnings: string[];

beforeAll(async () => {
  laravel = await startLaravel('same-origin');
  const { folder } = laravel;
  const serverAt = (port: number) => `
    include /etc/nginx/mime.types;
    server {
      listen 127.0.0.1:${port};
      root ${folder}/site;
      location ~ ^/(api|storage|sanctum)/ {
        proxy_pass ${laravel.origin};
        proxy_set_header Host $http_host;
      }
    }`;
  nginx = await startNginxServer(join(folder, 'nginx'), serverAt);
  await laravel.serve({ APP_URL: nginx.origin });
  warnings = await buildFrom(folder, {
    API_BASE_URL: nginx.origin,
    MEDIA_BASE_URL: `${nginx.origin}/storage`,
    SITE_URL: nginx.origin,
    CSRF_COOKIE_PATH: '/sanctum/csrf-cookie',
  });
  site = openSite(join(folder, 'site'));
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  await nginx.close();
  await laravel.close();
});

describe('the site of a Laravel API behind the same nginx', () => {
  test('has the dishes of both pages with their prices, without deleted ones', () => {
    const menu = textOf(site.page('/menu/').root);
    for (const n of [1, 2, 15, 16]) expect(menu).toContain(`Dish ${n}`);
    expect(menu).not.toContain('Dish 17');
    expect(menu).toContain('₹60');
    expect(menu).not.toContain('₹60.0');
  });

  test('has the posts whose bodies come from their own endpoints, each with its paragraphs', () => {
    expect(site.routes.filter((route) => route.startsWith('/blog-single/'))).toHaveLength(17);
    const post = textOf(site.page('/blog-single/17/').root);
    expect(post).toContain('First.');
    expect(post).toContain('Third.');
  });

  test('has a picture whose name contains a plus sign', () => {
    expect(site.read('image-gallery/index.html')).toContain('/_media/');
    expect(warnings.join('\n')).not.toContain('a+b.png');
  });
});

const REFUSED: LeadCase = {
  route: '/gu/contact/',
  email: 'taken@mail.example',
  told: 'આ ઇમેઇલથી પૂછપરછ મળી ગઈ છે.',
  stored: 0,
  isKept: true,
};

const CASES: [string, LeadCase][] = [
  ...Object.entries(FORMS).map(([name, { route, sent }]): [string, LeadCase] => [
    `${name}: stored, and echoed with a status of 0`,
    { route, email: `${name}@mail.example`, told: sent, stored: 1, isKept: false },
  ]),
  ['422 with the field’s message in Gujarati', REFUSED],
  [
    'an XSRF cookie of another session: 419, then a fresh one',
    {
      ...FORMS.contact,
      email: 'stale@mail.example',
      told: FORMS.contact.sent,
      stored: 1,
      isKept: false,
      prepare: (context) =>
        context.addCookies([{ name: 'XSRF-TOKEN', value: 'foreign', url: nginx.origin }]),
    },
  ],
  ['500 after storing', MAIL_FAILS],
];

describe('a lead', () => {
  test.each(CASES)('%s', async (_, lead) => {
    await expectLead(browser, { laravel, origin: nginx.origin }, lead);
  });

  test('that fails while APP_DEBUG is on shows no stack trace', async () => {
    await laravel.serve({ APP_URL: nginx.origin, APP_DEBUG: 'true' });
    const lead = { ...MAIL_FAILS, email: 'debug@mail.example' };
    await expectLead(browser, { laravel, origin: nginx.origin }, lead);
  });
});

test("the receiver's library accepts a hook that a Laravel observer signed", async () => {
  const secret = `whsec_${Buffer.from('a secret of the hook').toString('base64')}`;
  const server = createServer();
  const port = await listen(server, { host: '127.0.0.1' });
  const request = once(server, 'request');
  const saved = laravel.renameDish('Nylon khaman', {
    HOOK_URL: `http://127.0.0.1:${port}/`,
    HOOK_SECRET: secret,
  });
  const [hook, response] = (await request) as Parameters<
    Extract<Parameters<typeof createServer>[1], CallableFunction>
  >;
  const headers = hook.headers as Record<string, string>;
  expect(() => new Webhook(secret).verify('x', headers)).toThrow();
  const body = await text(hook);
  expect(new Webhook(secret).verify(body, headers)).toEqual({ type: 'food.saved' });
  response.end();
  await saved;
  await closeServer(server);
});
