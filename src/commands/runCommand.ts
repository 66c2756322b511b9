import { existsSync, readFileSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { inspect } from 'node:util';
import { ExpectedError, isExpected } from '#/system/report/expectedError.ts';
import { printableLines } from '#/system/report/printable.ts';

/** A value without quotes ends at its `#`, which then cuts a secret in two. */
const CUT_VALUE = /^\s*(?:export\s+)?(\w+)\s*=\s*[^\s'"`#][^\s#]*#/m;

const isMistypedFlag = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Reads the variables of `.env`, where the environment has none. Throws ExpectedError for a value that is cut. */
function readEnvFile(): void {
  if (!existsSync('.env')) return;
  const [, name] = CUT_VALUE.exec(readFileSync('.env', 'utf8')) ?? [];
  if (name) throw new ExpectedError(`.env: the value of ${name} has a #, so put it in quotes`);
  loadEnvFile('.env');
}

/** Vite takes `#`, `?` and `%` in a path for parts of an address. Throws ExpectedError. */
function checkFolder(): void {
  const [sign] = /[#?%]/.exec(process.cwd()) ?? [];
  if (sign)
    throw new ExpectedError(`${process.cwd()}: a folder whose path has ${sign} cannot be built in`);
}

/**
 * Runs a command, with the variables of `.env`. An expected error, or a flag that there is not, is printed as
 * its message, any other error with its stack; all give exit code 1.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    checkFolder();
    readEnvFile();
    await command();
  } catch (error) {
    const isOneLine = isExpected(error) || isMistypedFlag(error);
    console.error(printableLines(isOneLine ? `error: ${error.message}` : inspect(error)));
    process.exit(1); // also if a server could not be closed
  }
}
