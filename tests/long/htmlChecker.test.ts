import { expect, test } from 'vitest';
import { startSampleApi } from '#/sample/server.ts';
import { makeAwkwardContent } from '../fixtures/awkwardContent.ts';
import { buildFixture, emptyBuildFolder } from '../fixtures/buildFixture.ts';
import { SMALL, type ApiContent } from '../fixtures/content.ts';
import { startFixtureApi } from '../fixtures/fixtureApi.ts';
import { makeHostileContent } from '../fixtures/hostileContent.ts';
import { checkHtml } from '../fixtures/htmlChecker.ts';

/** Remarks of the checker that we accept, and why. */
const EXCUSED: readonly [remark: RegExp, reason: string][] = [
  [
    /violates Content Security Policy \(meta tag\)/,
    "it reads pages as files, where 'self' is nothing, and does not compare hashes; tests in a browser do",
  ],
  [
    /^Element “style” not allowed as child of element/,
    'Astro prints one with the first island of a page; browsers take it wherever it stands',
  ],
  [/^Trailing slash on void elements/, 'Astro prints it; it has no effect'],
  [/^CSS: Unrecognized at-rule “@view-transition”/, 'a rule that is newer than the checker'],
  [/^CSS: Parse Error\.$/, 'what stands in that at-rule'],
  [
    /^CSS: .* too few values for the property “linear-gradient”/,
    'one colour with two places is newer than the checker',
  ],
  [/^CSS: “container-type”: Property “container-type” doesn't exist/, 'newer than the checker'],
  [/^CSS: Unrecognized at-rule “@container”/, 'a rule that is newer than the checker'],
  [/^The “eagerness” property in a speculation rule/, '`immediate` is newer than the checker'],
  [/^CSS: “line-clamp”: Property “line-clamp” doesn't exist/, 'a property newer than the checker'],
];

const isExcused = (message: string) => EXCUSED.some(([remark]) => remark.test(message));

/** Every remark that is not accepted, with its page. */
async function findRemarks(folder: string): Promise<string[]> {
  const remarks = await checkHtml(folder);
  return remarks
    .filter(({ message }) => !isExcused(message))
    .map(({ type, url, message, extract }) => {
      const page = url.split(`/${folder}/`).at(-1);
      return `${page}: ${type}: ${message} ${JSON.stringify(extract)}`;
    });
}

async function buildContent(name: string, content: ApiContent): Promise<string> {
  const api = await startFixtureApi(content);
  const folder = await emptyBuildFolder(`html-checker-${name}`);
  try {
    await buildFixture({ api, folder, allowContentErrors: true });
  } finally {
    await api.close();
  }
  return `${folder}/site`;
}

async function buildSampleSite(): Promise<string> {
  const api = await startSampleApi({ port: 0, databaseFile: ':memory:' });
  const folder = await emptyBuildFolder('html-checker-sample');
  try {
    await buildFixture({ api, folder, isSample: true });
  } finally {
    await api.close();
  }
  return `${folder}/site`;
}

test.each([
  ['sample', buildSampleSite],
  ['awkward', () => buildContent('awkward', makeAwkwardContent())],
  ['hostile', () => buildContent('hostile', makeHostileContent(SMALL))],
])('has nothing to remark on any page of the %s site', async (_, buildSite) => {
  expect(await findRemarks(await buildSite())).toEqual([]);
});
