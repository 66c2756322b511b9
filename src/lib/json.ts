/** Tells whether a value is an object but not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Source {
  /** The source text of a value that is neither an object nor a list. */
  source?: string;
}

/** Shorter numbers are exact, so most texts need no reviver, which is slow and fails on deep nesting. */
const LONG_NUMBER = /\d{16}/;

/** Turns ids that are too large for an exact number into texts. */
const keepDigits = (_key: string, value: unknown, { source = '' }: Source = {}): unknown =>
  typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source)
    ? source
    : value;

/** Parses JSON; returns `undefined` for other text. Integers above 2^53 become texts with all digits. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, LONG_NUMBER.test(text) ? keepDigits : undefined);
  } catch {
    return undefined;
  }
}

/** Whether the API did what was requested, refused it, or left that open. */
export type Meaning = 'yes' | 'no' | 'unsure';

const DONE = 'true 1 success ok sent created accepted received queued done'.split(' ');
const FAILED = ['false', 'error', 'fail', 'failed'];

/** The keys with which a response reports its outcome. */
const KEYS = ['success', 'ok', 'status', 'code', 'error', 'errors'] as const;

type Statements = Partial<Record<(typeof KEYS)[number], unknown>>;

/** Returns what a JSON object reports about its outcome, by keys in lower case. */
export function statementsIn(json: unknown): Statements {
  const pairs = Object.entries(isRecord(json) ? json : {});
  const byKey = new Map(pairs.map(([key, value]) => [key.toLowerCase(), value]));
  const found = KEYS.filter((key) => byKey.has(key));
  return Object.fromEntries(found.map((key) => [key, byKey.get(key)]));
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const wordOf = (value: unknown) => (isObject(value) ? '' : String(value).trim().toLowerCase());

/** Returns a whole number, also from a text; `undefined` for all else. */
const numberIn = (value: unknown) =>
  /^-?\d+$/.test(wordOf(value)) ? Number(wordOf(value)) : undefined;

const isBetween = (value: unknown, from: number, to: number) => {
  const number = numberIn(value);
  return number !== undefined && number >= from && number <= to;
};

const isFilled = (value: unknown) =>
  value && typeof value === 'object' ? Object.keys(value).length > 0 : Boolean(value);

const isDone = (value: unknown) => DONE.includes(wordOf(value));

/** A flag may also be a sentence: `"success": "Data saved successfully."`. */
const isSentence = (value: unknown) => typeof value === 'string' && /\S\s+\S/.test(value);

function isRefusal({ success, ok, status, errors }: Statements): boolean {
  const isFalse = [success, ok].some((flag) => ['false', '0'].includes(wordOf(flag)));
  return isFalse || FAILED.includes(wordOf(status)) || (isObject(errors) && isFilled(errors));
}

/** Tells whether a response reports a problem but no refusal. */
function isOpen({ success, ok, status, code, error, errors }: Statements): boolean {
  const isFlagOpen =
    (success !== undefined && !isDone(success) && !isSentence(success)) ||
    (ok !== undefined && !isDone(ok));
  const isNumberBad = [status, code].some((number) => isBetween(number, 400, 599));
  return isFlagOpen || isNumberBad || isFilled(error) || isFilled(errors);
}

/** Tells whether an object reports success: by a flag, else by nothing against it in `status` and `code`. */
function isSuccess({ success, ok, status, code }: Statements, isBuild: boolean): boolean {
  if (success !== undefined || ok !== undefined) return true;
  return [status, code].every(
    (value) =>
      value === undefined ||
      isDone(value) ||
      isBetween(value, 200, 299) ||
      (isBuild && numberIn(value) === undefined), // a word of the item, such as "draft"
  );
}

/** Decides what the JSON of a response with a status from 200 to 299 means, for a build or a form. */
export function meaningOfJson(json: unknown, status: number, isBuild: boolean): Meaning {
  if (json === false) return 'no';
  const statements = statementsIn(json);
  if (isRefusal(statements)) return 'no';
  if (isOpen(statements)) return 'unsure';
  // A build then names the shape of what is no object.
  const isYes = status === 201 || (isRecord(json) ? isSuccess(statements, isBuild) : isBuild);
  return isYes ? 'yes' : 'unsure';
}

/**
 * Decides what the response to a form means. `text` is its body, `undefined` if that broke off, and `json` is
 * the parsed body. A 201 says by itself that the lead is stored, whatever its body is.
 */
export function meaningOf(status: number, text: string | undefined, json: unknown): Meaning {
  if (status >= 400 && status < 500) return 'no';
  if (status < 200 || status > 299) return 'unsure';
  return text?.trim() === '' ? 'yes' : meaningOfJson(json, status, false);
}
