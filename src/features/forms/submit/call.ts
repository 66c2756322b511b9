import { readJson } from './readJson.ts';

const TIMEOUT_MS = 5000;

export interface Reply {
  answer: Response;
  json: unknown;
}

/** One request of at most 5 seconds; a body that breaks off, or takes longer, is ignored. */
export async function call(url: string, init?: RequestInit): Promise<Reply> {
  const exchange = new AbortController();
  const deadline = setTimeout(() => exchange.abort(), TIMEOUT_MS);
  try {
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual', // gives an opaque response, which is not `ok`
      signal: exchange.signal,
    });
    return { answer, json: await readJson(answer) };
  } finally {
    clearTimeout(deadline);
  }
}
