import { readdirSync, readFileSync } from 'node:fs';
import postcss, { type Root, type Rule } from 'postcss';

const SRC = new URL('../../../src/', import.meta.url);

const read = (file: string) => readFileSync(new URL(file, SRC), 'utf8');

/** Every style sheet below `src/`, including those of components, parsed. */
export const allSheets = (): { file: string; sheet: Root }[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(astro|css)$/.test(file))
    .flatMap((file) => {
      const source = read(file);
      const sheets = file.endsWith('.css')
        ? [source]
        : (source.match(/(?<=<style[^>]*>)[^<]+/g) ?? []);
      return sheets.map((sheet) => ({ file, sheet: postcss.parse(sheet) }));
    });

/** The custom properties that rules with one of these selectors set, after the cascade. */
export function customProperties(file: string, selectors: readonly string[]): Map<string, string> {
  const properties = new Map<string, string>();
  postcss.parse(read(file)).walkDecls(/^--/, ({ parent, prop, value }) => {
    const isMeant = parent?.type === 'rule' && selectors.some((one) => has(parent, one));
    if (isMeant) properties.set(prop, value);
  });
  return properties;
}

const has = ({ selectors }: Rule, selector: string) => selectors.includes(selector);
