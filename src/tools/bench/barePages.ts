import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder, type RunningServer } from '#/tools/server/staticServer.ts';

/** The least that a page of that weight can cost, for comparison in the same run. */
export const BARE_ROUTES = ['/bare-1-kb/', '/bare-14-kb/'] as const;

const KB_OF_ROUTE: Record<(typeof BARE_ROUTES)[number], number> = {
  '/bare-1-kb/': 1,
  '/bare-14-kb/': 14,
};
/** Headers and markup around the words. */
const FRAME_BYTES = 500;
/** Hexadecimal digits of a digest, 32 bytes that no compression makes smaller, and their spaces. */
const PARAGRAPH_BYTES = 37.5;

const paragraph = (number: number): string => {
  const digits = createHash('sha256').update(String(number)).digest('hex');
  return `<p>${digits.replace(/.{8}/g, '$& ')}`;
};

function barePage(kilobytes: number): string {
  const count = Math.round((kilobytes * 1024 - FRAME_BYTES) / PARAGRAPH_BYTES);
  const text = Array.from({ length: count }, (_, index) => paragraph(index)).join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="A bare page"><link rel="icon" href="data:,"><title>Bare</title><h1>Bare</h1>${text}`;
}

/** Serves one bare page of 1 KB and one of 14 KB, compressed, as the site is served. */
export async function serveBarePages(): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'bare-pages-'));
  for (const route of BARE_ROUTES) {
    await mkdir(join(folder, route));
    await writeFile(join(folder, route, 'index.html'), barePage(KB_OF_ROUTE[route]));
  }
  const server = await serveFolder(folder);
  return {
    ...server,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
