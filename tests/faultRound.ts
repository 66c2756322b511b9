/**
 * Puts faults into the code, one at a time, and tells which of them no test notices:
 *
 *   node tests/faultRound.ts faults.json vitest run --config tests/vitest.config.ts --project=unit unit/ROOM
 *
 * The list has an object with `file`, `from` and `to` for each fault; `from` stands once in the file. The
 * command runs for each fault, with the file's folder in `src/` instead of ROOM, or the fault's own `command`
 * does. Use a copy of the project: the script writes into the files, and restores them even at Ctrl-C.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import * as v from 'valibot';

const FaultsSchema = v.array(
  v.object({
    file: v.string(),
    from: v.string(),
    to: v.string(),
    command: v.optional(v.string()),
  }),
);

type Fault = v.InferOutput<typeof FaultsSchema>[number];

const [list = '', ...words] = process.argv.slice(2);

/** Returns the name of the first failed test, in the output of Vitest or Playwright. */
const failedTest = (output: string) =>
  /^ *(?:FAIL|\d+\)) +(.*)$/m.exec(stripVTControlCharacters(output))?.[1] ?? 'no test by name';

/** Runs the command with the fault in its file. */
async function tryFault({ file, from, to, command }: Fault): Promise<string> {
  const source = readFileSync(file, 'utf8');
  if (source.split(from).length !== 2) return 'STALE   the text does not stand there once';
  const restore = () => writeFileSync(file, source);
  process.once('exit', restore);
  writeFileSync(
    file,
    source.replace(from, () => to),
  );
  try {
    const [program = '', ...rest] = command?.split(' ') ?? words;
    const own = rest.map((word) => word.replace('ROOM', dirname(file).slice('src/'.length)));
    const options = { reject: false, all: true, preferLocal: true } as const;
    const { failed, all } = await execa(program, own, options);
    return failed ? `caught  ${failedTest(all)}` : 'MISSED';
  } finally {
    restore();
    process.off('exit', restore);
  }
}

process.on('SIGINT', () => process.exit(1));
let missed = 0;
for (const fault of v.parse(FaultsSchema, JSON.parse(readFileSync(list, 'utf8')))) {
  const outcome = await tryFault(fault);
  if (!outcome.startsWith('caught')) missed += 1;
  console.log(`${outcome}\n        ${fault.file}: ${fault.from} → ${fault.to}`);
}
console.log(`${missed} not caught`);
process.exitCode = missed > 0 ? 1 : 0;
