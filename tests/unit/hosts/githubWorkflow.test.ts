import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SettingsSchema } from '#/pipeline/settings.ts';

const workflow = readFileSync('src/hosts/github-workflow.yml', 'utf8');

test('passes each setting from a variable of the repository to the build', () => {
  for (const name of Object.keys(SettingsSchema.entries))
    expect(workflow).toContain(` ${name}: \${{ vars.${name} }}\n`);
});
