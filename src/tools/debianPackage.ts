import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';

/** Tells whether this process may install packages. */
const isRoot = (): boolean => process.getuid?.() === 0;

/** Tells whether a file exists and is executable. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the path of the program that the shell would start for a name. */
export const findOnPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);

/** Returns the command that installs a Debian package: `apt-get update && apt-get install -y nginx`. */
export function installCommand(name: string): string {
  const steps = `apt-get update && apt-get install -y ${name}`;
  return isRoot() ? steps : `su -c '${steps}'`;
}

/** Tries to install a Debian package, as root or by sudo without a password. */
export async function installPackage(name: string): Promise<void> {
  if (findOnPath('apt-get') === undefined) return;
  console.log(`Installing Debian's package "${name}".`);
  const prefix = [...(isRoot() ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive'];
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const [program = 'env', ...words] = [...prefix, 'apt-get', '-qq', ...step];
    const { failed } = await execa(program, words, { stdio: 'inherit', reject: false });
    if (failed) return;
  }
}

/**
 * Returns what `find` finds; if that is nothing, installs the package, or throws an error with the
 * command that does.
 */
export async function ensurePackage(
  name: string,
  find: () => string | undefined,
  howToInstall = installCommand(name),
): Promise<string> {
  const present = find();
  if (present !== undefined) return present;
  await installPackage(name);
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Error(`No ${name} found. Install it with: ${howToInstall}`);
}
