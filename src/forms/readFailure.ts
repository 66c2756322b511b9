import { isRecord } from '~/lib/isRecord';

const MAX_LENGTH = 300;
const MAX_DEPTH = 5;
const HALF_OF_A_PAIR = /[\uD800-\uDBFF]$/;

/** The first words in a value that may be a text, a list of texts or an object of either. */
function findText(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return undefined;
  const inside: unknown[] = Object.values(value);
  if (isRecord(value)) inside.unshift(value.message, value.error);
  for (const inner of inside) {
    const text = findText(inner, depth + 1);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** What a failing answer says of itself: `{"error": {"message": "…"}}` and the like; HTML says nothing. */
export function readFailure(body: string): string | undefined {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (!isRecord(answer)) return undefined;
  const text = findText(answer.message) ?? findText(answer.error);
  return text?.slice(0, MAX_LENGTH).replace(HALF_OF_A_PAIR, '');
}
