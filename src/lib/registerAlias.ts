/** Lets Node run our TypeScript as Vite does: `~/x` is `src/x`, and an import may leave out `.ts`. */
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const SOURCE = new URL('../', import.meta.url);

function locate(specifier: string, parent: string | undefined): string | undefined {
  const isOurs = specifier.startsWith('~/');
  if (!isOurs && !/^\.{1,2}\//.test(specifier)) return undefined;
  if (!isOurs && parent?.includes('/node_modules/')) return undefined;
  const url = isOurs ? new URL(specifier.slice(2), SOURCE) : new URL(specifier, parent);
  const isFile = /\.[a-z]+$/.test(url.pathname) && existsSync(fileURLToPath(url));
  return isFile ? url.href : `${url.href}.ts`;
}

registerHooks({
  resolve: (specifier, context, next) =>
    next(locate(specifier, context.parentURL) ?? specifier, context),
});
