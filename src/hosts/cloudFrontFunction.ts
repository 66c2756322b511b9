import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirectsEncoded } from './redirects.ts';

const source = readFileSync(join(import.meta.dirname, 'cloudfront-function.js'), 'utf8');

/** Returns the CloudFront function for viewer requests, with the list of redirects. */
export const cloudFrontFunction = () => {
  const pairs = redirectsEncoded.map(({ from, to }) => [from, to]);
  return source.replace(
    'const REDIRECTS = {};',
    () => `const REDIRECTS = ${JSON.stringify(Object.fromEntries(pairs))};`,
  );
};
