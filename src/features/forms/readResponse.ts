import { isRecord, type Meaning, meaningOf, parseJson } from '#/lib/json.ts';
import { truncateCharacters } from '#/lib/text.ts';

const MAX_LENGTH = 300;

/** With other error statuses the text is a framework's, not the API author's. */
const STATUSES_WITH_WORDS = [400, 403, 409, 410, 422];
const TOO_MANY = 429;
const UNAVAILABLE = 503;

const MAX_WAIT_S = 86_400;
const MINUTE_S = 60;

/** How long the server asks to wait. */
export interface Wait {
  count: number;
  unit: 'minute' | 'second';
}

/** The outcome of sending a lead. */
export interface Outcome {
  meaning: Meaning;
  /** The server's reason for a refusal. */
  message?: string | undefined;
  /** The server's reasons by field. */
  fieldErrors: Partial<Record<string, string>>;
  wait?: Wait | undefined;
  /** Whether nothing was sent, because the browser was offline. */
  isOffline?: boolean;
}

type Payload = Readonly<Record<string, unknown>>;

/** Shortens a server's text to one line that can be shown. */
const shownText = (value: unknown) =>
  typeof value === 'string'
    ? truncateCharacters(value.replace(/\s+/g, ' ').trim(), MAX_LENGTH)
    : '';

const inLowerCase = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key.toLowerCase(), value]));

/** Joins the texts of a value that is a text or a list of texts, without those that the visitor typed. */
function textIn(value: unknown, payload: Payload): string {
  // Some servers send the payload back, and a form may have a field `message`.
  const typed = Object.values(payload).map(shownText);
  const texts = [value].flat().map(shownText);
  return shownText(texts.filter((text) => !typed.includes(text)).join(' '));
}

/** Reads `errors`, written as `{field: [text]}`, `[{field, message}]` or a list of texts. */
function readErrors(errors: unknown, payload: Payload): Omit<Outcome, 'meaning'> {
  const pairs: unknown[][] = isRecord(errors)
    ? Object.entries(errors)
    : [errors].flat().map((each) => (isRecord(each) ? [each.field, each.message] : ['', each]));
  const fieldErrors: Outcome['fieldErrors'] = {};
  const others: string[] = [];
  for (const [name, value] of pairs) {
    const field = Object.keys(payload).find((key) => key === String(name).toLowerCase());
    const text = textIn(value, payload);
    if (field && text) fieldErrors[field] ??= text;
    else others.push(text);
  }
  return { fieldErrors, message: textIn(others, payload) || undefined };
}

/** Reads the server's messages about a lead that it refused. */
function readRefusal(json: unknown, payload: Payload): Omit<Outcome, 'meaning'> {
  const body = inLowerCase(isRecord(json) ? json : {});
  if (body.exception !== undefined || body.trace !== undefined) return { fieldErrors: {} };
  const { fieldErrors, message } = readErrors(body.errors, payload);
  if (message ?? Object.values(fieldErrors)[0]) return { fieldErrors, message };
  const { error } = body;
  const reasons = [body.message, error, isRecord(error) && error.message, body.detail];
  return { fieldErrors, message: reasons.map((each) => textIn(each, payload)).find(Boolean) };
}

/** Reads `Retry-After` in seconds. An API on another origin must expose the header. */
function readWait(headers: Headers): Wait | undefined {
  const seconds = Number(/^\d{1,5}$/.exec(headers.get('retry-after') ?? '')?.[0] ?? 0);
  if (seconds === 0 || seconds > MAX_WAIT_S) return undefined;
  return seconds <= MINUTE_S
    ? { count: seconds, unit: 'second' }
    : { count: Math.ceil(seconds / MINUTE_S), unit: 'minute' };
}

/** Decides the outcome of a lead from a response; `text` is its body, `undefined` if that broke off. */
export function readResponse(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  text: string | undefined,
  payload: Payload,
): Outcome {
  const json = parseJson(text ?? '');
  const meaning = meaningOf(status, text, json);
  const hasWords = status < 300 || STATUSES_WITH_WORDS.includes(status);
  return {
    meaning,
    ...(meaning === 'no' && hasWords ? readRefusal(json, payload) : { fieldErrors: {} }),
    wait: [TOO_MANY, UNAVAILABLE].includes(status) ? readWait(headers) : undefined,
  };
}
