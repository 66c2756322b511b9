import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf, listSite } from '#/build/files/siteIndex.ts';
import type { SizedRoute } from './chooseRoutes.ts';

/** Every page of a built site. */
export async function listRoutes(folder: string): Promise<SizedRoute[]> {
  const pages = listSite(folder).filter((file) => file.endsWith('.html'));
  return Promise.all(
    pages.map(async (file) => ({
      route: addressOf(file),
      size: (await stat(join(folder, file))).size,
    })),
  );
}

/** The file of an address in a built site. */
export const fileOf = (folder: string, route: string): string =>
  join(folder, decodeURI(route).replace(/\/$/, '/index.html'));
