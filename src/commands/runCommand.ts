import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { inspect } from 'node:util';
import { causeOf, isExpected } from '#/system/report/expectedError.ts';
import { printableLines } from '#/system/report/printable.ts';

const isMistypedFlag = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Prints an expected error or an unknown flag as a message, any other error with its stack; ends with exit code 1. */
function stop(error: unknown): never {
  const isOneLine = isExpected(error) || isMistypedFlag(error);
  console.error(printableLines(isOneLine ? `error: ${causeOf(error)}` : inspect(error)));
  process.exit(1); // a server may still be open
}

// Facts are checked while modules load. Commands import this module first, so that a fault there is one line.
process.on('uncaughtException', stop);

/** Runs a command with the variables of `.env` that the environment lacks; stops at the first error. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    if (existsSync('.env')) loadEnvFile('.env');
    await command();
  } catch (error) {
    stop(error);
  }
}
