import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { launchChromium } from '#/tools/chromium.ts';
import type { RunningServer } from '#/tools/staticServer.ts';
import { lendPictures } from '../../fixtures/buildFixture.ts';
import { openSite, type BuiltSite } from '../../fixtures/builtSite.ts';
import { textOf } from '../../fixtures/htmlPage.ts';
import { SECRET, startFixturePublisher } from '../../fixtures/publisher.ts';
import { startNginxServer } from '../../fixtures/webServers.ts';
import { buildFrom, startLaravel, type Laravel } from './laravelSite.ts';
import {
  expectLead,
  FORMS,
  MAIL_FAILS,
  MEANINGS,
  sentCase,
  UNSURE,
  type LeadCase,
} from './leadCases.ts';

let laravel: Laravel;
let nginx: RunningServer;
/** Serves the same site built without `CSRF_COOKIE_PATH`. */
let bare: RunningServer;
let browser: Browser;
let site: BuiltSite;
let warnings: string[];

const environmentAt = ({ origin }: RunningServer) => ({
  API_BASE_URL: origin,
  MEDIA_BASE_URL: `${origin}/storage`,
  SITE_URL: origin,
});

beforeAll(async () => {
  laravel = await startLaravel('same-origin');
  const { folder } = laravel;
  const serverOf = (name: string) => (port: number) => `
    include /etc/nginx/mime.types;
    server {
      listen 127.0.0.1:${port};
      root ${folder}/${name};
      location ~ ^/(api|storage|sanctum)/ {
        proxy_pass ${laravel.origin};
        proxy_set_header Host $http_host;
      }
    }`;
  nginx = await startNginxServer(join(folder, 'nginx'), serverOf('site'));
  bare = await startNginxServer(join(folder, 'nginx-bare'), serverOf('bare'));
  await laravel.serve({ APP_URL: nginx.origin });
  await buildFrom(folder, environmentAt(bare), 'bare');
  const CSRF_COOKIE_PATH = '/sanctum/csrf-cookie';
  warnings = await buildFrom(folder, { ...environmentAt(nginx), CSRF_COOKIE_PATH });
  site = openSite(join(folder, 'site'));
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  await nginx.close();
  await bare.close();
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

  test('has the posts whose bodies come from their own endpoints', () => {
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
};

const CASES: [string, LeadCase][] = [
  ...Object.entries(FORMS).map(([name, form]): [string, LeadCase] => [
    `${name}: stored, and echoed with a status of 0`,
    sentCase(name, form),
  ]),
  ['422 with the field’s message in Gujarati', REFUSED],
  [
    'an XSRF cookie of another session: 419, then a fresh one',
    sentCase('stale', FORMS.contact, (context) =>
      context.addCookies([{ name: 'XSRF-TOKEN', value: 'foreign', url: nginx.origin }]),
    ),
  ],
  [
    'a session that ended: 419, then a fresh one',
    sentCase('ended', FORMS.contact, async (context) => {
      await context.request.get('/sanctum/csrf-cookie');
      await laravel.endSessions();
    }),
  ],
  ['500 after storing', MAIL_FAILS],
];

/** A lead that is refused without words for the visitor. */
const LOST: LeadCase = {
  ...FORMS.contact,
  email: 'lost@mail.example',
  told: 'Failed to send message.',
  stored: 0,
};
/** What Laravel counts down from a minute. */
const WAIT = /Please try again in (?:\d+ seconds|1 minute)/;

describe('a lead', () => {
  test.each(CASES)('%s', async (_, lead) => {
    await expectLead(browser, { laravel, origin: nginx.origin }, lead);
  });

  test.each(MEANINGS)('%s', async (name, told, stored) => {
    const email = `${name.replace(/\W+/g, '-').toLowerCase()}@mail.example`;
    const lead = { ...FORMS.contact, name, email, told, stored };
    await expectLead(browser, { laravel, origin: nginx.origin }, lead);
  });

  test('is refused with 419 if the site lacks the path of the cookie', async () => {
    await expectLead(browser, { laravel, origin: bare.origin }, LOST);
  });

  test('is refused with the time to wait by a throttled route', async () => {
    await laravel.serve({ APP_URL: nginx.origin, API_LIMIT: '1' });
    const lead = { ...LOST, email: 'throttled@mail.example', wait: WAIT };
    await expectLead(browser, { laravel, origin: nginx.origin }, lead);
    await laravel.serve({ APP_URL: nginx.origin });
  });

  test('may have arrived during `artisan down`, and is told the time to wait', async () => {
    await laravel.artisan('down', '60');
    const lead = { ...LOST, email: 'down@mail.example', told: UNSURE, wait: WAIT };
    await expectLead(browser, { laravel, origin: nginx.origin }, lead);
    await laravel.artisan('up');
  });

  test('that fails while APP_DEBUG is on shows no stack trace', async () => {
    await laravel.serve({ APP_URL: nginx.origin, APP_DEBUG: 'true' });
    const lead = { ...MAIL_FAILS, email: 'debug@mail.example' };
    await expectLead(browser, { laravel, origin: nginx.origin }, lead);
  });
});

test('a build during `artisan down` uses the last content', async () => {
  await laravel.artisan('down');
  const lines = await buildFrom(laravel.folder, environmentAt(bare), 'bare');
  await laravel.artisan('up');
  expect(lines).toContainEqual(
    expect.stringMatching(/^\/api\/food: HTTP 503.*; using the copy of/),
  );
});

test('an edit in Laravel reaches the live page through the publisher', async () => {
  const home = join(laravel.folder, 'published');
  await lendPictures(join(home, 'cache'));
  await mkdir(join(home, 'state'), { recursive: true });
  await writeFile(join(home, 'state', 'lock'), ''); // marks the folder as a publisher's own
  const environment = environmentAt(nginx);
  const publisher = await startFixturePublisher({ home, apiOrigin: nginx.origin, environment });
  onTestFinished(publisher.close);
  await publisher.whenIdle();
  const menu = () => readFile(join(home, 'current/menu/index.html'), 'utf8');
  expect(await menu()).not.toContain('Nylon khaman');
  const HOOK_URL = `${publisher.origin}/hooks/content`;
  await laravel.renameDish('Nylon khaman', { HOOK_URL, HOOK_SECRET: SECRET });
  await publisher.whenIdle();
  expect(await menu()).toContain('Nylon khaman');
  expect(publisher.countOf('hook')).toBe(1);
});
