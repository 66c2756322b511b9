import { isRecord } from '#/lib/isRecord.ts';
import { truncateCharacters } from '#/lib/truncateCharacters.ts';

const MAX_LENGTH = 300;
const MAX_DEPTH = 5;
const MAX_OTHERS = 5;

/** What a server says about a lead that it refused, in its own words. */
export interface Refusal {
  reason?: string | undefined;
  /** Errors of single fields. */
  fieldErrors: Record<string, string>;
  /** Errors of fields that the form does not have. */
  others: string[];
}

type Finding = [field: string, message: unknown];

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');

const limit = (text: string) => truncateCharacters(text, MAX_LENGTH);

/** The first text in a value that may be a text, a list of texts or an object with either. */
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

/** `[{ field, message }]` */
const readList = (list: readonly unknown[]): Finding[] =>
  list.filter(isRecord).map(({ field, message }) => [String(field), message]);

interface Said {
  /** Messages about the lead as a whole. */
  whole: unknown[];
  findings: Finding[];
}

/** Sorts the shapes of Laravel (`errors: { phone: […] }`), Django (`{ phone: […] }`) and lists. */
function sortOut(answer: unknown, fields: readonly string[]): Said {
  if (Array.isArray(answer)) return { whole: [], findings: readList(answer) };
  if (!isRecord(answer)) return { whole: [], findings: [] };
  const { message, error, errors, ...rest } = answer;
  // A list in `message` beside an `error` is about the whole lead, even if the form has a field
  // `message`.
  const isField = fields.includes('message') && isTextList(message) && error === undefined;
  const findings = Object.entries(isField ? { ...rest, message } : rest);
  return {
    whole: isField ? [] : [message, error],
    findings: [
      ...findings.filter(([, value]) => isTextList(value)),
      ...(Array.isArray(errors) ? readList(errors) : []),
      ...(isRecord(errors) ? Object.entries(errors) : []),
    ],
  };
}

/**
 * Reads the messages of a failed answer: about the lead, as in `{"error": {"message": "…"}}`, and about
 * fields.
 */
export function readRefusal(answer: unknown, fields: readonly string[]): Refusal {
  const fieldErrors: Record<string, string> = {};
  const others: string[] = [];
  const { whole, findings } = sortOut(answer, fields);
  for (const [field, message] of findings) {
    const text = isTextList(message) ? message.join(' ').trim() : findText(message);
    if (!text) continue;
    const earlier = fieldErrors[field];
    if (fields.includes(field)) fieldErrors[field] = limit(earlier ? `${earlier} ${text}` : text);
    else if (others.length < MAX_OTHERS && !others.includes(limit(text))) others.push(limit(text));
  }
  const reason = findText(whole);
  return { reason: reason === undefined ? others.shift() : limit(reason), fieldErrors, others };
}
