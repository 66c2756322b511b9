import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { business } from '#/config.ts';
import { siteLanguages } from '#/content/siteLanguages.ts';

const { brochure } = business;
const addresses = siteLanguages.flatMap((code) => brochure?.[code] ?? []);

/** One address for each language; none if the business has no brochure. */
export const getStaticPaths = () =>
  addresses.map((address) => ({ params: { brochure: address.slice(1, -'.pdf'.length) } }));

export const GET: APIRoute = async ({ params }) =>
  new Response(Uint8Array.from(await readFile(`src/assets/${params.brochure ?? ''}.pdf`)), {
    headers: { 'content-type': 'application/pdf' },
  });
