/**
 * `npm run copy -- words.csv`: all words of the site in every language, side by side, for those who check a
 * translation; `-- --read words.csv` writes what they corrected back into `src/content/`.
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
