import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestSite, type TestSite } from '#/tools/startTestSite.ts';
import type { OtherBrowser } from '../fixtures/browsers/browserTab.ts';
import { startFirefox } from '../fixtures/browsers/firefox.ts';
import { startWebkit } from '../fixtures/browsers/webkit.ts';
import { startFormSite, type ScriptFault } from '../fixtures/formSite.ts';

const BROWSERS = { Firefox: startFirefox, WebKit: startWebkit };
const FAULTS: ScriptFault[] = [404, 503, 'cut', 'truncated', 'silence'];

const FILL = `(() => {
  const form = document.querySelector('#contact-form');
  const typed = { name: 'Asha', email: 'asha@mail.example', message: 'Gathia for forty' };
  for (const [name, value] of Object.entries(typed)) form.elements[name].value = value;
  form.elements.terms.checked = true;
  form.querySelector('[type=submit]').click();
})()`;
const STATE = `document.querySelector('#contact-form').closest('astro-island').dataset.hydration`;

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});

beforeEach(() => {
  for (const [name, value] of Object.entries(site.environment)) vi.stubEnv(name, value);
});

afterAll(() => site.close());

for (const [name, start] of Object.entries(BROWSERS)) {
  let browser: OtherBrowser;
  beforeAll(async () => {
    browser = await start();
  });
  afterAll(() => browser.close());

  for (const fault of FAULTS) {
    test(`in ${name} a form whose files fail once by ${fault} is sent without a reload`, async () => {
      const pages = await startFormSite();
      pages.failScripts(fault, 1);
      const tab = await browser.newTab({ width: 412, height: 823 });
      await tab.open(`${pages.origin}/contact/`);
      await tab.read(FILL);
      await vi.waitFor(
        async () => expect([await tab.read(STATE), pages.leads.length]).toEqual(['hydrated', 1]),
        { timeout: 20_000, interval: 200 },
      );
      await pages.close();
    });
  }
}
