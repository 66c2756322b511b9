import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirects } from '#/business/business.ts';

const source = readFileSync(join(import.meta.dirname, 'cloudfront-function.js'), 'utf8');

/** Returns the CloudFront function for viewer requests, with the list of redirects. */
export const cloudFrontFunction = () => {
  const pairs = redirects.map(({ from, to }) => [from, to]);
  return source.replace(
    'const REDIRECTS = {};',
    () => `const REDIRECTS = ${JSON.stringify(Object.fromEntries(pairs))};`,
  );
};
