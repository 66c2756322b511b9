import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ENCODINGS } from '#/hosts/contentEncoding.ts';
import { serveFolder, type RunningServer } from '#/tools/server/staticServer.ts';
import { isFile, type LargestPicture } from './largestPicture.ts';
import { fileOf } from './listRoutes.ts';
import { filesOf, type Measurement } from './measurement.ts';

/** Pages without scripts and styles: the least that a page of this size can cost, measured in the same run. */
export const BARE_ROUTES = ['/bare-1-kb/', '/bare-14-kb/'] as const;

const KB_OF_ROUTE: Record<(typeof BARE_ROUTES)[number], number> = {
  '/bare-1-kb/': 1,
  '/bare-14-kb/': 14,
};
/**
 * One paragraph after compression: the hexadecimal digits of a digest, 32 bytes that cannot be compressed,
 * and their spaces.
 */
const PARAGRAPH_BYTES = 37.5;

const paragraph = (number: number): string => {
  const digits = createHash('sha256').update(String(number)).digest('hex');
  return `<p>${digits.replace(/.{8}/g, '$& ')}`;
};

/** The bare page to which a page is compared. */
export const bareRouteOf = (route: string): string => `/bare${route}`;

/** A page of text, after a picture if there is one; a picture file gets a preload hint. */
function barePage(paragraphs: number, picture: LargestPicture | undefined): string {
  const text = Array.from({ length: paragraphs }, (_, index) => paragraph(index)).join('\n');
  const hint =
    picture && isFile(picture)
      ? `<link rel="preload" as="image" href="${picture.address}" fetchpriority="high">`
      : '';
  const image = picture
    ? `<img src="${picture.address.replaceAll('"', '%22')}" width="${picture.width}" height="${picture.height}" alt="">`
    : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="A bare page">${hint}<link rel="icon" href="data:,"><title>Bare</title><h1>Bare</h1>${image}${text}`;
}

/** Makes a bare page of this compressed size, to within one paragraph. */
async function pageOfBytes(bytes: number, picture?: LargestPicture) {
  const sizeOf = async (html: string) => (await ENCODINGS.br.compress(Buffer.from(html))).length;
  let paragraphs = Math.max(0, Math.round(bytes / PARAGRAPH_BYTES));
  for (let excess = Infinity; paragraphs > 0 && excess > 0;) {
    excess = Math.round(((await sizeOf(barePage(paragraphs, picture))) - bytes) / PARAGRAPH_BYTES);
    paragraphs = Math.max(0, paragraphs - excess);
  }
  return barePage(paragraphs, picture);
}

async function write(file: string, html: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

interface BareSite extends RunningServer {
  /** For each of these pages, adds a bare page of the same size with the same largest picture. */
  add: (pages: readonly Measurement[]) => Promise<void>;
}

/** Serves bare pages of 1 KB and 14 KB (compressed) as the site is served; more can be added. */
export async function serveBarePages(siteFolder: string): Promise<BareSite> {
  const folder = await mkdtemp(join(tmpdir(), 'bare-pages-'));
  for (const route of BARE_ROUTES) {
    await write(fileOf(folder, route), await pageOfBytes(KB_OF_ROUTE[route] * 1024));
  }
  const addPage = async (page: Measurement) => {
    const { route, largestPicture } = page;
    const [html] = filesOf(page, 'html');
    const text = await pageOfBytes((html?.bytes ?? 0) - (html?.headerBytes ?? 0), largestPicture);
    await write(fileOf(folder, bareRouteOf(route)), text);
    if (largestPicture === undefined || !isFile(largestPicture)) return;
    const picture = join(folder, largestPicture.address);
    await mkdir(dirname(picture), { recursive: true });
    await copyFile(join(siteFolder, largestPicture.address), picture);
  };
  const server = await serveFolder(folder);
  return {
    ...server,
    add: async (pages) => {
      for (const page of pages) await addPage(page);
    },
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
