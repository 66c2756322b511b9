import { isRecord } from './isRecord.ts';

/** Whether the API did what was requested, refused it, or left that open. */
export type Meaning = 'yes' | 'no' | 'unsure';

const DONE = 'true success ok sent created accepted received queued done'.split(' ');
const FAILED = ['false', 'error', 'fail', 'failed'];

/** The keys with which a response reports its outcome. */
const KEYS = ['success', 'ok', 'status', 'code', 'error', 'errors'] as const;

type Statements = Partial<Record<(typeof KEYS)[number], unknown>>;

/** What JSON reports about its outcome, by keys in lower case; null and empty texts report nothing. */
export function statementsIn(json: unknown): Statements {
  if (typeof json === 'boolean') return { ok: json };
  if (!isRecord(json)) return {};
  const stated = Object.entries(json).filter(([, value]) => value !== null && value !== '');
  const byKey = new Map(stated.map(([key, value]) => [key.toLowerCase(), value]));
  const found = KEYS.filter((key) => byKey.has(key));
  return Object.fromEntries(found.map((key) => [key, byKey.get(key)]));
}

const wordOf = (value: unknown) => String(value).trim().toLowerCase();

const isNumeric = (value: unknown) => /^-?\d+$/.test(wordOf(value));

const isFull = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

const isFalse = (value: unknown) => ['false', '0'].includes(wordOf(value));
const isTrue = (value: unknown) => ['true', '1'].includes(wordOf(value));

/** Tells whether a number in a response means success. */
const isGoodNumber = (value: unknown) => {
  const number = Number(value);
  return number === 1 || (number >= 200 && number <= 299);
};

function isRefusal({ success, ok, status, errors }: Statements): boolean {
  return [success, ok].some(isFalse) || FAILED.includes(wordOf(status)) || isFull(errors);
}

function isSuccess({ success, ok, status, code, error, errors }: Statements): boolean {
  const flags = [success, ok].filter((flag) => flag !== undefined);
  const numbers = [status, code].filter(isNumeric);
  const isWord = ['string', 'boolean'].includes(typeof status) && !isNumeric(status);
  return (
    flags.every(isTrue) &&
    numbers.every(isGoodNumber) &&
    (!isWord || DONE.includes(wordOf(status))) &&
    ![error, errors].some((value) => isFull(value) || (value && typeof value !== 'object'))
  );
}

/**
 * Decides what a response means, for builds and forms. `text` is its body, `undefined` if that broke off,
 * and `json` is the parsed body. A stored item may have a `status` of any kind, so a 201 means yes unless
 * it says no.
 */
export function meaningOf(status: number, text: string | undefined, json: unknown): Meaning {
  if (status >= 400 && status < 500) return 'no';
  if (status < 200 || status > 299 || text === undefined) return 'unsure';
  if (text.trim() === '') return 'yes';
  if (json === undefined) return 'unsure';
  const statements = statementsIn(json);
  if (isRefusal(statements)) return 'no';
  return status === 201 || isSuccess(statements) ? 'yes' : 'unsure';
}
