import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';

/** Where Debian keeps servers, which is not on everybody's path. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/sbin'];

/** Whether this process may install and mount. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/** Whether there is a file that this process may start. */
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

/** Where a program is that the shell would start by this name. */
export const findOnPath = (name: string): string | undefined =>
  findIn((process.env.PATH ?? '').split(delimiter), name);

/** Whether packages come as Debian's do. */
export const hasApt = (): boolean => findOnPath('apt-get') !== undefined;

/** What a person types to install a package of Debian: `apt-get update && apt-get install -y nginx`. */
export function installCommand(name: string): string {
  const steps = `apt-get update && apt-get install -y ${name}`;
  return isRoot() ? steps : `su -c '${steps}'`;
}

/** The words before a command that make it run as root, or `undefined` where that is not allowed. */
async function findRootPrefix(): Promise<string[] | undefined> {
  if (isRoot()) return [];
  const { exitCode } = await execa('sudo', ['-n', 'true'], { reject: false });
  return exitCode === 0 ? ['sudo', '-n'] : undefined;
}

/** Installs a package of Debian where root or sudo allows it, and else does nothing. */
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
  /** What a failure calls it. */
  title?: string;
  /** The command that a failure names. */
  howToInstall?: string;
}

/** Gives what `find` finds; else installs the package that holds it, or fails naming the command. */
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

/** Finds a program, or Debian's package of the same name is installed. */
export const ensureProgram = (name: string): Promise<string> =>
  ensurePackage(name, () => findOnPath(name) ?? findIn(SYSTEM_FOLDERS, name));
