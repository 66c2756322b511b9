/** More than any answer to a form has, and little enough for a phone. */
const MAX_UNITS = 1_000_000;

/** What an answer says as JSON; one that is too large, breaks off or is something else says nothing. */
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
