import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serveFolder, type RunningServer } from '#/tools/staticServer.ts';
import { figuresOf, type Measurement } from './measurement.ts';
import { fileOf } from './routes.ts';

/** What brotli makes of the markup around the text. */
const MARKUP_BYTES = 200;

/** A page of as many compressed bytes, without scripts and styles, with the same largest picture. */
function barePage(page: Measurement): string {
  const { address, width, height } = page.largestPicture ?? {};
  const image = address
    ? `<img src="${address}" width="${width}" height="${height}" fetchpriority="high" alt="">`
    : '';
  // Brotli makes three bytes of four random letters, as base64 has 64 of them.
  const text = randomBytes(Math.max(0, figuresOf(page).html - MARKUP_BYTES)).toString('base64');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Bare</title><h1>Bare</h1>${image}<p>${text.replace(/.{60}/g, '$&\n')}`;
}

/** Serves a bare page at the address of each page. */
export async function serveBarePages(
  siteFolder: string,
  pages: readonly Measurement[],
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'bare-pages-'));
  for (const page of pages) {
    const file = fileOf(folder, page.route);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, barePage(page));
    const picture = page.largestPicture?.address;
    if (picture === undefined) continue;
    await mkdir(dirname(join(folder, picture)), { recursive: true });
    await copyFile(join(siteFolder, picture), join(folder, picture));
  }
  const server = await serveFolder(folder);
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true });
  };
  return { ...server, close };
}
