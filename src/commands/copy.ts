/**
 * `npm run copy -- words.csv`: writes all texts of the site, in all languages side by side, for people who
 * check a translation. `-- --read words.csv` writes their corrections back into `src/content/`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { readCopyTable, writeCopyTable } from '#/tools/copy/copyTable.ts';
import { runCommand } from './runCommand.ts';

const CONTENT_DIR = 'src/content';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { read: { type: 'boolean', default: false } },
});
const [file = 'copy.csv'] = positionals;

await runCommand(async () => {
  if (!flags.read) {
    await writeFile(file, await writeCopyTable(CONTENT_DIR));
    console.log(`Wrote ${file}.`);
    return;
  }
  const changed = await readCopyTable(CONTENT_DIR, await readFile(file, 'utf8'));
  if (changed.length > 0) await execa('prettier', ['--write', ...changed], { preferLocal: true });
  console.log(changed.length > 0 ? `Changed ${changed.join(', ')}.` : 'Nothing to change.');
});
