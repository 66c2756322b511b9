import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { businessIn } from '#/business/business.ts';
import { languages } from '#/messages/languages.ts';

const addresses = new Set(languages.flatMap(({ code }) => businessIn(code).brochure ?? []));

/** One address per language; none if the business has no brochure. */
export const getStaticPaths = () =>
  [...addresses].map((address) => ({ params: { brochure: address.slice(1, -'.pdf'.length) } }));

export const GET: APIRoute = async ({ params }) =>
  new Response(Uint8Array.from(await readFile(`src/assets/${params.brochure ?? ''}.pdf`)), {
    headers: { 'content-type': 'application/pdf' },
  });
