/** `node src/tools/inEachLanguage.ts script.ts`: runs a script once a language, whose words `#/copy/` then leads to. */
import { execaNode } from 'execa';
import { LANGUAGES } from '#/content/languages.ts';

const [script = ''] = process.argv.slice(2);

for (const { code } of Object.values(LANGUAGES)) {
  await execaNode(script, { nodeOptions: ['--conditions', code], stdio: 'inherit' });
}
