import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listSite } from '#/build/files/siteIndex.ts';

export interface SiteBytes {
  pages: number;
  /** The bytes of all pages, and of all files. */
  html: number;
  total: number;
}

/** Sums the uncompressed sizes of a built site. */
export async function weighSite(folder: string): Promise<SiteBytes> {
  const weight: SiteBytes = { pages: 0, html: 0, total: 0 };
  for (const file of listSite(folder)) {
    const { size } = await stat(join(folder, file));
    weight.total += size;
    if (!file.endsWith('.html')) continue;
    weight.pages += 1;
    weight.html += size;
  }
  return weight;
}
