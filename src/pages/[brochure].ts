import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { brochureFiles, brochureHref } from '#/business/brochures.ts';

/** One address per brochure whose file is there. */
export const getStaticPaths = () =>
  brochureFiles()
    .filter(({ brochure }) => brochureHref(brochure) !== undefined)
    .map(({ brochure, path }) => ({ params: { brochure }, props: { path } }));

export const GET: APIRoute<{ path: string }> = async ({ props }) =>
  new Response(Uint8Array.from(await readFile(props.path)), {
    headers: { 'content-type': 'application/pdf' },
  });
