import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SettingsSchema } from '#/pipeline/settings.ts';

const workflow = readFileSync('src/hosts/github-workflow.yml', 'utf8');

test('keeps the cache between builds and brings it back before the build', () => {
  expect(workflow).toMatch(
    /actions\/cache@.*\n {8}with:\n {10}path: \.cache\n[^]*run: npm run build\n/,
  );
});

test('passes every setting that is a variable of the repository to the build', () => {
  for (const name of Object.keys(SettingsSchema.entries))
    expect(workflow).toContain(` ${name}: \${{ vars.${name} }}\n`);
});
