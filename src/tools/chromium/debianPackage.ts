import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';

/** Debian's folders for servers, which are not in everybody's PATH. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/sbin'];

/** Whether this process may install packages and mount. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/** Whether a file exists and may be executed. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const findIn = (folders: string[], name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find(isExecutable);

/** The path of the program that the shell would start for a name. */
export const findOnPath = (name: string): string | undefined =>
  findIn((process.env.PATH ?? '').split(delimiter), name);

/** Whether this is Debian or similar, with apt. */
export const hasApt = (): boolean => findOnPath('apt-get') !== undefined;

/** The command to install a Debian package: `apt-get update && apt-get install -y nginx`. */
export function installCommand(name: string): string {
  const steps = `apt-get update && apt-get install -y ${name}`;
  return isRoot() ? steps : `su -c '${steps}'`;
}

/** The prefix that runs a command as root, or `undefined` if that is not allowed. */
async function findRootPrefix(): Promise<string[] | undefined> {
  if (isRoot()) return [];
  const { exitCode } = await execa('sudo', ['-n', 'true'], { reject: false });
  return exitCode === 0 ? ['sudo', '-n'] : undefined;
}

/** Installs a Debian package if root or sudo is available; else does nothing. */
export async function installPackage(name: string): Promise<void> {
  if (!hasApt()) return;
  const prefix = await findRootPrefix();
  if (prefix === undefined) return;
  console.log(`Installing Debian's package "${name}".`);
  const quiet = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const [program = 'env', ...words] = [...prefix, ...quiet, ...step];
    const { exitCode } = await execa(program, words, { stdio: 'inherit', reject: false });
    if (exitCode !== 0) return;
  }
}

interface Telling {
  /** Its name in an error message. */
  title?: string;
  /** The command in an error message. */
  howToInstall?: string;
}

/**
 * Returns what `find` finds; if it finds nothing, installs the package, or throws an error with the
 * command.
 */
export async function ensurePackage(
  name: string,
  find: () => string | undefined,
  { title = name, howToInstall = installCommand(name) }: Telling = {},
): Promise<string> {
  const present = find();
  if (present !== undefined) return present;
  await installPackage(name);
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Error(`No ${title} found. Install it with: ${howToInstall}`);
}

/** Finds a program; if it is missing, installs the Debian package of the same name. */
export const ensureProgram = (name: string): Promise<string> =>
  ensurePackage(name, () => findOnPath(name) ?? findIn(SYSTEM_FOLDERS, name));
