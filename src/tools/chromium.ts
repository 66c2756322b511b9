import { resolve } from 'node:path';
import { chromium, type Browser } from 'playwright';
import {
  ensurePackage,
  findOnPath,
  installCommand,
  installPackage,
  isExecutable,
} from './debianPackage.ts';
import { ANDROID_FONTS, writeFontconfig } from './fontconfig.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * The arguments for every start of Chromium, besides Playwright's: without a GPU it draws the same
 * on every machine.
 */
export const CHROMIUM_ARGUMENTS = ['--disable-gpu'];

/** Returns the Chromium in `CHROMIUM_PATH`, else Playwright's. */
function findChosen(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted !== undefined && wanted !== '') {
    if (isExecutable(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is "${wanted}", which is not a program that can be started.`);
  }
  const own = chromium.executablePath();
  return isExecutable(own) ? own : undefined;
}

/** Finds Chromium: `CHROMIUM_PATH`, else Playwright's own, else the system's. */
export const findChromium = (): string | undefined =>
  findChosen() ?? NAMES.map(findOnPath).find((path) => path !== undefined);

/**
 * Finds the browser for most tests: the system's headless Chromium, which is twice as fast but has
 * no page cache and loads lazy pictures earlier; else Chromium.
 */
export const findHeadlessChromium = (): string | undefined =>
  findChosen() ?? findOnPath(HEADLESS_SHELL) ?? findChromium();

/** Finds or installs Chromium; throws an error with the command that installs it. */
export function ensureChromium(): Promise<string> {
  const hasApt = findOnPath('apt-get') !== undefined;
  const command = hasApt ? installCommand('chromium') : 'npx playwright install chromium';
  return ensurePackage('chromium', findChromium, command);
}

/** Installs Debian's headless Chromium beside the system's, if root or sudo is available. */
export async function addHeadlessShell(): Promise<void> {
  if ((findChosen() ?? findOnPath(HEADLESS_SHELL)) === undefined)
    await installPackage(HEADLESS_SHELL);
}

/** Starts the full Chromium with a phone's fonts; installs it if it is missing. */
export const launchChromium = async (...args: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: await ensureChromium(),
    args: [...CHROMIUM_ARGUMENTS, ...args],
    env: writeFontconfig(resolve('.cache/android-fonts'), ANDROID_FONTS),
  });
