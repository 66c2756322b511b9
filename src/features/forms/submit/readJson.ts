/** More than any answer to a form needs, and small enough for a phone. */
const MAX_UNITS = 1_000_000;

/** Parses the body of an answer; `undefined` if it is too large, breaks off or is not JSON. */
export async function readJson({ body }: Response): Promise<unknown> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) return JSON.parse(text);
      text += decoder.decode(part.value, { stream: true });
      if (text.length > MAX_UNITS) break;
    }
    await reader?.cancel();
  } catch {
    return undefined;
  }
  return undefined;
}
