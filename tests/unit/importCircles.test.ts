import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SRC = new URL('../../src/', import.meta.url);
const files = new Set(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:ts|tsx|astro)$/.test(file),
  ),
);

/** The file of `src/` that an import names. */
const fileOf = (importer: string, name: string) =>
  name.startsWith('#/') ? name.slice(2) : posix.join(posix.dirname(importer), name);

/** The files of `src/` that a file imports, types included. */
const importsOf = (file: string): string[] =>
  ts
    .preProcessFile(readFileSync(new URL(file, SRC), 'utf8'))
    .importedFiles.map(({ fileName }) => fileOf(file, fileName))
    .filter((found) => files.has(found));

const imports = new Map(Array.from(files, (file) => [file, importsOf(file)]));
const done = new Set<string>();

/** Walks all files below one; returns the files of the first circle, in order. */
function findCircle(file: string, path: readonly string[] = []): string[] | undefined {
  if (path.includes(file)) return path.slice(path.indexOf(file));
  if (done.has(file)) return undefined;
  for (const next of imports.get(file) ?? []) {
    const circle = findCircle(next, [...path, file]);
    if (circle) return circle;
  }
  done.add(file);
  return undefined;
}

test('no file of src/ imports itself through others', () => {
  expect([...imports.values()].flat().length).toBeGreaterThan(1000);
  expect([...files].map((file) => findCircle(file)).find(Boolean)).toBeUndefined();
});
