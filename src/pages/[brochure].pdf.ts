import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { business } from '#/config.ts';

const FILE = 'src/assets/brochure.pdf';

/** One address, or none where the business has no brochure. */
export const getStaticPaths = () =>
  business.brochure ? [{ params: { brochure: business.brochure.slice(1, -'.pdf'.length) } }] : [];

export const GET: APIRoute = async () =>
  new Response(Uint8Array.from(await readFile(FILE)), {
    headers: { 'content-type': 'application/pdf' },
  });
