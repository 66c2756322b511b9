import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { inspect } from 'node:util';
import { isExpected } from '#/system/report/expectedError.ts';
import { printableLines } from '#/system/report/printable.ts';

const isMistypedFlag = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/**
 * Runs a command with the variables of `.env` that the environment lacks. Expected errors and
 * unknown flags are printed as messages, other errors with their stack; all give exit code 1.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    if (existsSync('.env')) loadEnvFile('.env');
    await command();
  } catch (error) {
    const isOneLine = isExpected(error) || isMistypedFlag(error);
    console.error(printableLines(isOneLine ? `error: ${error.message}` : inspect(error)));
    process.exit(1); // a server may still be open
  }
}
