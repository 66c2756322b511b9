import { globSync } from 'node:fs';
import { routes } from '#/routes.ts';

const PAGES = 'src/pages';

/** `src/pages/[...locale]/blog/[...page].astro` → `/blog/` */
const addressOfFile = (file: string) =>
  file
    .slice(PAGES.length)
    .replace(/^\/\[(?:\.{3})?locale\]/, '')
    .replace(/\.astro$/, '/')
    .replace(/(?:index|\[.*)\/$/, '');

/** Lists the pages of `src/routes.ts` without a file in `src/pages/`, and the files without a page. */
export function findRouteFaults(files = globSync(`${PAGES}/**/*.astro`)): string[] {
  const pages = Object.entries(routes).flatMap(([name, route]) =>
    [route.path, 'items' in route ? route.items : undefined].flatMap((path) =>
      path === undefined ? [] : [{ name, path: path.replace('.html', '/') }],
    ),
  );
  const filesByAddress = new Map(files.map((file) => [addressOfFile(file), file]));
  const paths = new Set(pages.map(({ path }) => path));
  return [
    ...pages
      .filter(({ path }) => !filesByAddress.has(path))
      .map(({ name, path }) => `src/routes.ts: ${name}: no file in ${PAGES}/ makes ${path}`),
    ...[...filesByAddress]
      .filter(([address]) => !paths.has(address))
      .map(([address, file]) => `${file}: no page in src/routes.ts has the address ${address}`),
  ];
}
