import { inspect } from 'node:util';
import { FetchError } from '~/api/fetchSnapshot';
import { SettingsError } from '~/api/settings';
import { messageOf } from '~/lib/messageOf';
import { printableLines } from '~/lib/printable';
import { SiteError } from '~/publish/checkSite';
import { ShrinkError } from '~/publish/gate';
import { DecisionError } from '~/publish/publisher/decide';
import { RefusedError } from '~/publish/refusedError';
import { RenderError } from '~/publish/render';
import { FlagError } from './buildFlags';
import { NoSiteError } from './findBuiltSite';

const EXPECTED = [
  SettingsError,
  FlagError,
  FetchError,
  ShrinkError,
  RenderError,
  SiteError,
  RefusedError,
  DecisionError,
  NoSiteError,
];

/** Runs a command; a fault that people can mend is told in words, any other with its stack; exit code 1. */
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
