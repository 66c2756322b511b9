import { globSync, statSync } from 'node:fs';

/** A checkout writes all files within a minute, in any order. */
const CHECKOUT_MS = 60_000;

const SOURCES = 'src/brand/**/*.{ts,json,css,svg}';
const PICTURES = [
  { command: 'cards', files: 'public/social/**/*.png' },
  { command: 'brochure', files: 'src/brand/brochures/*.pdf' },
];

/** When files were last written, in milliseconds. */
const timesOf = (files: string) => globSync(files).map((file) => statSync(file).mtimeMs);

/** A line for each command whose files are older than the facts and messages that they show. */
export function findOlder(): string[] {
  const newest = Math.max(...timesOf(SOURCES));
  return PICTURES.filter(({ files }) => Math.min(...timesOf(files)) + CHECKOUT_MS < newest).map(
    ({ command, files }) =>
      `${files} may show old facts, because src/brand/ is newer; npm run ${command} draws them again`,
  );
}
