/**
 * `node src/tools/inEachLanguage.ts script.ts`: runs a script once for each language, to which `#/copy/`
 * then resolves.
 */
import { execaNode } from 'execa';
import { LANGUAGES } from '#/content/languages.ts';

const [script = ''] = process.argv.slice(2);

for (const { code } of Object.values(LANGUAGES)) {
  await execaNode(script, { nodeOptions: ['--conditions', code], stdio: 'inherit' });
}
