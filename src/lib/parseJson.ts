interface Source {
  /** The characters of a value that is neither an object nor a list. */
  source?: string;
}

/** Without one, the values need no look: one by one they take long, and the stack ends in deep lists. */
const LONG_INTEGER = /\d{16}/;

/** Ids may be larger than the integers that a number holds exactly: these become texts. */
const keepDigits = (_key: string, value: unknown, { source = '' }: Source = {}): unknown =>
  typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source)
    ? source
    : value;

/** Parses JSON; `undefined` if the text is not JSON. Integers above 2^53 become texts with all digits. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, LONG_INTEGER.test(text) ? keepDigits : undefined);
  } catch {
    return undefined;
  }
}
