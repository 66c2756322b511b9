/** Runs each command of the README once, on the small site of another brand. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { rebrandCopy, SECOND_BRAND_URL } from '../fixtures/brandSite.ts';
import { emptyBuildFolder } from '../fixtures/buildFixture.ts';
import { makeContent, SMALL } from '../fixtures/content.ts';
import { startFixtureApi } from '../fixtures/fixtureApi.ts';

/** What a command prints at its end; in this order, because later commands need the site. */
const COMMANDS = {
  fonts: /src\/brand\/fonts\/own\.woff2/,
  cards: /public\/social\/contact\.png/,
  build: /Built \d+ pages/,
  'build:sample': /Built \d+ pages/,
  brochure: /brochure/,
  shots: /Pictures of \d+ pages/,
};
const WORDS: Record<string, string[]> = { shots: ['contact'] };

let folder: string;

beforeAll(async () => {
  folder = await emptyBuildFolder('commands');
  await rebrandCopy(folder);
  const fonts = join(folder, 'src/brand/fonts.ts');
  const face = {
    source: '@expo-google-fonts/baloo-2/800ExtraBold/Baloo2_800ExtraBold.ttf',
    letters: 'abc',
  };
  const text = await readFile(fonts, 'utf8');
  await writeFile(fonts, text.replace('faces = {}', `faces = ${JSON.stringify({ own: face })}`));
  // `npm run fonts` asks for it, because a build needs no sources.
  await execa('npm', ['ci', '--prefix', 'src/tools/fonts/sources'], { cwd: folder });
});

test.each(Object.entries(COMMANDS))('npm run %s prints its result', async (name, done) => {
  const api = await startFixtureApi(makeContent(SMALL));
  onTestFinished(() => api.close());
  const { exitCode, all } = await execa('npm', ['run', name, '--', ...(WORDS[name] ?? [])], {
    cwd: folder,
    all: true,
    reject: false,
    env: { API_BASE_URL: api.origin, SITE_URL: SECOND_BRAND_URL },
  });
  expect({ exitCode, all }).toEqual({ exitCode: 0, all: expect.stringMatching(done) as string });
});
