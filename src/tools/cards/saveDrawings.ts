import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedError } from '#/system/report/expectedError.ts';
import { writeTogether } from '#/system/files/writeTogether.ts';

/** An icon or a card that was drawn for `public/`. */
export interface Drawing {
  /** Its path in `public/`: `social/gu/menu.png`. */
  path: string;
  data: string | Buffer;
  /** Why it cannot be used, in a line that names what to change. */
  fault?: string | undefined;
}

/** Returns a business's own icons by their names. Throws ExpectedError if a file has another name than our icons. */
function readOwnIcons(folder: string, names: readonly string[]): Map<string, Buffer> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const unknown = files.filter((file) => !names.includes(file)).map((file) => join(folder, file));
  if (unknown.length > 0)
    throw new ExpectedError(
      `${unknown.join(', ')}: no icon has this name; the icons are ${names.join(', ')}`,
    );
  return new Map(files.map((file) => [file, readFileSync(join(folder, file))]));
}

/**
 * Writes drawings into `public/`, all or none, and removes the cards of former pages. Icons in `iconsDir` replace those
 * that were drawn. Throws ExpectedError with every fault.
 */
export async function saveDrawings(
  { icons, cards }: { icons: readonly Drawing[]; cards: readonly Drawing[] },
  { publicDir = 'public', iconsDir = 'src/brand/icons' } = {},
): Promise<Drawing[]> {
  const faults = cards.flatMap(({ fault }) => fault ?? []);
  if (faults.length > 0) throw new ExpectedError(faults.join('\n'));
  const own = readOwnIcons(
    iconsDir,
    icons.map(({ path }) => path),
  );
  const saved = [
    ...icons.map(({ path, data }) => ({ path, data: own.get(path) ?? data })),
    ...cards,
  ];
  await writeTogether(new Map(saved.map(({ path, data }) => [join(publicDir, path), data])));
  const paths = new Set(saved.map(({ path }) => path));
  for (const file of readdirSync(join(publicDir, 'social'), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.png') && !paths.has(join('social', file)))
      rmSync(join(publicDir, 'social', file));
  return saved;
}
