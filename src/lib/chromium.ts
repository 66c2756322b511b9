import { chromium } from 'playwright';
import {
  findOnPath,
  hasApt,
  installCommand,
  installPackage,
  isExecutable,
  isRoot,
} from './debianPackage';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PACKAGE = 'chromium';
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

/** Finds Chromium: `CHROMIUM_PATH`, else Playwright's own, else the system's. */
export function findChromium(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted !== undefined && wanted !== '') {
    if (isExecutable(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is "${wanted}", which is not a program that can be started.`);
  }
  const own = chromium.executablePath();
  return isExecutable(own) ? own : NAMES.map(findOnPath).find((path) => path !== undefined);
}

/** Where there is no apt-get, Playwright brings its own. */
const howToInstall = () => (hasApt() ? installCommand(PACKAGE) : 'npx playwright install chromium');

/** Finds Chromium or installs it, and otherwise fails with the one command that does. */
export async function ensureChromium(): Promise<string> {
  const present = findChromium();
  if (present !== undefined) return present;
  await installPackage(PACKAGE);
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Error(`No Chromium found. Install it with: ${howToInstall()}`);
}
