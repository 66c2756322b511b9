/** More than any answer to a form needs, and small enough for a phone. */
const MAX_UNITS = 1_000_000;

/** The body of an answer; `json` is `undefined` if the text is not JSON. */
export interface Body {
  text: string;
  json: unknown;
}

/** The text of a body, up to a limit; of one that breaks off, what came. */
async function readText({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) return text;
      text += decoder.decode(part.value, { stream: true });
      if (text.length > MAX_UNITS) break;
    }
    await reader?.cancel();
  } catch {
    return text;
  }
  return text.slice(0, MAX_UNITS);
}

/** Reads the body of an answer, and parses it if it is JSON. */
export async function readBody(answer: Response): Promise<Body> {
  const text = await readText(answer);
  try {
    return { text, json: JSON.parse(text) };
  } catch {
    return { text, json: undefined };
  }
}
