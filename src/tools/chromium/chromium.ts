import { chromium, type Browser, type LaunchOptions } from 'playwright';
import {
  ensurePackage,
  findOnPath,
  hasApt,
  installCommand,
  installPackage,
  isExecutable,
  isRoot,
} from './debianPackage.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PACKAGE = 'chromium';
const HEADLESS_SHELL = 'chromium-headless-shell';
const ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How the project starts Chromium everywhere; its sandbox refuses to run for root. */
export const chromiumArguments = (): string[] =>
  isRoot() ? ['--no-sandbox', ...ARGUMENTS] : ARGUMENTS;

/** The Chromium that a person chose, or that Playwright brought. */
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
 * Finds what most browser tests run in: the system's Chromium without its windows, which takes half
 * the time but has no page cache and loads lazy pictures earlier; else Chromium.
 */
export const findHeadlessChromium = (): string | undefined =>
  findChosen() ?? findOnPath(HEADLESS_SHELL) ?? findChromium();

/** Where there is no apt-get, Playwright brings its own. */
const howToInstall = () => (hasApt() ? installCommand(PACKAGE) : 'npx playwright install chromium');

/** Finds Chromium or installs it, and otherwise fails with the one command that does. */
export const ensureChromium = (): Promise<string> =>
  ensurePackage(PACKAGE, findChromium, { title: 'Chromium', howToInstall: howToInstall() });

/** Starts Chromium, whole, as the project does everywhere; installs it where it must and may. */
export const launchChromium = async ({
  args = [],
  env = process.env,
}: Pick<LaunchOptions, 'args' | 'env'> = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArguments(), ...args],
    env,
  });

/** Installs Debian's Chromium without windows beside the system's, where root or sudo allows it. */
export async function addHeadlessShell(): Promise<void> {
  if (findChosen() ?? findOnPath(HEADLESS_SHELL)) return;
  await installPackage(HEADLESS_SHELL);
}
