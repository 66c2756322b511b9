import { existsSync, readFileSync } from 'node:fs';

const FILE = 'src/brand/fonts/licence.txt';

/** One address, if the brand's fonts have a licence that asks to be published. */
export const getStaticPaths = () =>
  existsSync(FILE) ? [{ params: { licence: 'fonts-licence' } }] : [];

export const GET = () => new Response(readFileSync(FILE, 'utf8'));
