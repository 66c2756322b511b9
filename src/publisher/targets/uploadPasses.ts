import { contentTypeOf } from '#/hosts/contentTypes.ts';
import { CACHE_FEEDS, CACHE_HASHED, cacheControlOf } from '#/hosts/headerRules.ts';

/** Files that are uploaded together, because they have the same headers. */
export interface Upload {
  files: string[];
  cacheControl: string;
  contentType: string;
}

/** What each pass brings: nothing may be named by a page before it is there. */
const PASSES: readonly ((file: string, cacheControl: string) => boolean)[] = [
  (_, cacheControl) => cacheControl === CACHE_HASHED,
  (file, cacheControl) => !file.endsWith('.html') && cacheControl !== CACHE_FEEDS,
  (file) => file.endsWith('.html'),
  (_, cacheControl) => cacheControl === CACHE_FEEDS,
];

/** The uploads of some files in their order: hashed assets, other assets, pages, feeds. */
export function uploadsOf(files: readonly string[]): Upload[] {
  const passes = PASSES.map(() => new Map<string, Upload>());
  for (const file of files) {
    const cacheControl = cacheControlOf(`/${file}`);
    const contentType = contentTypeOf(file);
    const pass = passes[PASSES.findIndex((isIn) => isIn(file, cacheControl))];
    const key = `${cacheControl} ${contentType}`;
    const upload = pass?.get(key) ?? { files: [], cacheControl, contentType };
    upload.files.push(file);
    pass?.set(key, upload);
  }
  return passes.flatMap((pass) => [...pass.values()]);
}
