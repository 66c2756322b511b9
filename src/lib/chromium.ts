import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';
import { chromium } from 'playwright';

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

/** What a person types here to get Chromium; where there is no apt-get, Playwright brings its own. */
export function installCommand(): string {
  if (findOnPath('apt-get') === undefined) return 'npx playwright install chromium';
  const steps = `apt-get update && apt-get install -y ${PACKAGE}`;
  return isRoot() ? steps : `su -c '${steps}'`;
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** How the project starts Chromium everywhere; its sandbox refuses to run for root. */
export const chromiumArguments = (): string[] =>
  isRoot() ? ['--no-sandbox', ...ARGUMENTS] : ARGUMENTS;

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const findOnPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);

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

/** The words before a command that make it run as root, or `undefined` where that is not allowed. */
async function findRootPrefix(): Promise<string[] | undefined> {
  if (isRoot()) return [];
  const { exitCode } = await execa('sudo', ['-n', 'true'], { reject: false });
  return exitCode === 0 ? ['sudo', '-n'] : undefined;
}

async function installChromium(): Promise<void> {
  if (findOnPath('apt-get') === undefined) return;
  const prefix = await findRootPrefix();
  if (prefix === undefined) return;
  console.log(`No Chromium found: installing Debian's package "${PACKAGE}".`);
  const quiet = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', PACKAGE]]) {
    const [program = 'env', ...words] = [...prefix, ...quiet, ...step];
    const { exitCode } = await execa(program, words, { stdio: 'inherit', reject: false });
    if (exitCode !== 0) return;
  }
}

/** Finds Chromium or installs it, and otherwise fails with the one command that does. */
export async function ensureChromium(): Promise<string> {
  const present = findChromium();
  if (present !== undefined) return present;
  await installChromium();
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Error(`No Chromium found. Install it with: ${installCommand()}`);
}
