/** More than any answer to a form needs, and small enough for a phone. */
const MAX_UNITS = 1_000_000;

/** The body of an answer. */
export interface Body {
  /** `undefined` if it broke off. */
  text: string | undefined;
  /** `undefined` if it is not JSON. */
  json: unknown;
}

/** The text of a body, up to a limit. */
async function readText({ body }: Response): Promise<string | undefined> {
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
    return undefined;
  }
  return text.slice(0, MAX_UNITS);
}

/** Reads the body of an answer, and parses it if it is JSON. */
export async function readBody(answer: Response): Promise<Body> {
  const text = await readText(answer);
  try {
    return { text, json: JSON.parse(text ?? '') };
  } catch {
    return { text, json: undefined };
  }
}
