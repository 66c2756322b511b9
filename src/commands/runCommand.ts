import { FetchError } from '~/api/fetchSnapshot';
import { SettingsError } from '~/api/settings';
import { messageOf } from '~/lib/messageOf';
import { SiteError } from '~/publish/checkSite';
import { DecisionError } from '~/publish/publisher/decide';
import { RenderError } from '~/publish/render';
import { NoSiteError } from './findBuiltSite';

const EXPECTED = [SettingsError, FetchError, RenderError, SiteError, DecisionError, NoSiteError];

/** Runs a command; a fault that people can mend is told in words, any other with its stack; exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isExpected = EXPECTED.some((kind) => error instanceof kind);
    console.error(isExpected ? `error: ${messageOf(error)}` : error);
    process.exitCode = 1;
  }
}
