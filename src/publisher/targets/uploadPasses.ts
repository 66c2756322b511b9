import { contentTypeOf } from '#/hosts/contentTypes.ts';
import { CACHE_FEEDS, CACHE_HASHED, cacheControlOf } from '#/hosts/headerRules.ts';

/** Files that are uploaded together because they have the same headers. */
export interface Upload {
  files: string[];
  cacheControl: string;
  contentType: string;
}

/** The passes of an upload: a file must be there before a page links to it. */
const PASSES: readonly ((file: string, cacheControl: string) => boolean)[] = [
  (_, cacheControl) => cacheControl === CACHE_HASHED,
  (file, cacheControl) => !file.endsWith('.html') && cacheControl !== CACHE_FEEDS,
  (file) => file.endsWith('.html'),
  (_, cacheControl) => cacheControl === CACHE_FEEDS,
];

/** Groups files into uploads, in this order: hashed assets, other assets, pages, feeds. */
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
