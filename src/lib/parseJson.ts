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
