import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { inspect } from 'node:util';
import { ExpectedError } from '#/build/report/expectedError.ts';
import { printableLines } from '#/build/report/printable.ts';

/**
 * Runs a command, with the variables of `.env` where the environment has none. An expected error is printed as
 * its message, any other with its stack; both give exit code 1.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    if (existsSync('.env')) loadEnvFile('.env');
    await command();
  } catch (error) {
    const told = error instanceof ExpectedError ? `error: ${error.message}` : inspect(error);
    console.error(printableLines(told));
    process.exit(1); // also if a server could not be closed
  }
}
