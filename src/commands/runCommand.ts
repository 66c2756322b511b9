import { inspect } from 'node:util';
import { FetchError } from '#/build/fetch/fetchSnapshot.ts';
import { SettingsError } from '#/build/settings.ts';
import { messageOf } from '#/build/report/messageOf.ts';
import { printableLines } from '#/build/report/printable.ts';
import { SiteError } from '#/build/place/checkSite.ts';
import { ShrinkError } from '#/build/gate.ts';
import { OperatorError } from '#/publisher/operator/operatorSocket.ts';
import { RefusedError } from '#/build/report/refusedError.ts';
import { RenderError } from '#/build/render/render.ts';

const EXPECTED = [
  SettingsError,
  FetchError,
  ShrinkError,
  RenderError,
  SiteError,
  RefusedError,
  OperatorError,
];

/** Runs a command. A known error is printed as its message, any other with its stack; both give exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isExpected = EXPECTED.some((kind) => error instanceof kind);
    const told = isExpected ? `error: ${messageOf(error)}` : inspect(error);
    console.error(printableLines(told));
    process.exitCode = 1;
  }
}
