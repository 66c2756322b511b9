import { readBody, type Body } from './readBody.ts';

const TIMEOUT_MS = 5000;

export interface Reply extends Body {
  answer: Response;
}

/** One request of at most 5 seconds; a body that takes longer, or breaks off, has no text. */
export async function call(url: string, init?: RequestInit): Promise<Reply> {
  const exchange = new AbortController();
  const deadline = setTimeout(() => exchange.abort(), TIMEOUT_MS);
  try {
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual', // gives an opaque response, which is not `ok`
      signal: exchange.signal,
    });
    return { answer, ...(await readBody(answer)) };
  } finally {
    clearTimeout(deadline);
  }
}
