import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirects } from './redirects.ts';

const source = readFileSync(join(import.meta.dirname, 'cloudfront-function.js'), 'utf8');

/** The function for viewer requests of CloudFront, with the list of redirects in it. */
export const cloudFrontFunction = () => {
  const pairs = redirects.map(({ from, to }) => [from, to]);
  return source.replace(
    'const REDIRECTS = {};',
    () => `const REDIRECTS = ${JSON.stringify(Object.fromEntries(pairs))};`,
  );
};
