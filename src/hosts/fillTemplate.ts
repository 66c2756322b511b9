import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a configuration beside this file, and replaces each `%name%` by its value, or by indented lines. */
export function fillTemplate(
  file: string,
  values: Readonly<Record<string, string | readonly string[]>>,
): string {
  const template = readFileSync(join(import.meta.dirname, file), 'utf8');
  return template.replace(/^([ \t]*)(.*%.*\n)/gm, (_, indent: string, rest: string) => {
    const line = rest.replace(/%(\w+)%/g, (_, name: string) =>
      [values[name] ?? []].flat().join(`\n${indent}`),
    );
    return line === '\n' ? '' : indent + line;
  });
}
