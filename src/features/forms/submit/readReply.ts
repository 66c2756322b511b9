import { isRecord } from '#/lib/isRecord.ts';
import { readRefusal, type Refusal } from './readRefusal.ts';

/** A proxy answered for a server that broke off or was too slow, so the server may have taken the lead. */
const PROXY_GAVE_UP = new Set([502, 504, 520, 524]);

const NO = /^\s*(?:false|0|error|fail(?:ed|ure)?)\s*$/i;
const NO_ERROR = /^\s*(?:false|0|null|undefined)?\s*$/i;
const NOT_A_SUCCESS = /[<{[]|^\s*"|\b(?:error|fail)/i;

const DAY_S = 86_400;
const UNITS = [
  [DAY_S, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** A longer wait is taken for a mistake. */
const MAX_WAIT_S = 30 * DAY_S;

/** A response with what came of its body. */
export interface Reply {
  response: Response;
  /** `undefined` if the body broke off. */
  text: string | undefined;
  /** `undefined` if the body is not JSON. */
  json: unknown;
}

/** How long a server asks to wait. */
export interface Wait {
  count: number;
  unit: (typeof UNITS)[number][1];
}

export type ReplyOutcome =
  | { kind: 'sent' }
  /** The server refused it; `mayHaveArrived` if a proxy answered in its place. */
  | ({ kind: 'refused'; mayHaveArrived: boolean; retry: Wait | undefined } & Refusal)
  /** No answer could be read, so the lead may have arrived. */
  | { kind: 'unanswered' };

const saysNo = (value: unknown) => NO.test(String(value));

const isError = (value: unknown) =>
  value instanceof Object ? Object.keys(value).length > 0 : !NO_ERROR.test(String(value));

const isErrorCode = (value: unknown) => Number(value) >= 400 && Number(value) < 600;

/** Whether JSON, or an item of a list, says that the lead was not taken: `{"success": "false"}`, `false`. */
const isRefusing = (json: unknown): boolean =>
  [json]
    .flat()
    .some((item) =>
      isRecord(item)
        ? [item.success, item.status, item.ok].some(saysNo) ||
          [item.code, item.status, item.statusCode, item.status_code].some(isErrorCode)
        : saysNo(item),
    );

/** Whether JSON, or its `data`, has an error, which it may have beside a message of success. */
const hasErrors = (json: unknown): boolean =>
  [json].flat().some((item) => {
    if (!isRecord(item)) return false;
    return [item.error, item.errors].some(isError) || hasErrors(item.data);
  });

/**
 * Whether the server took the lead. A text is a success if it is empty or plain, like `OK`; but not if it has
 * a sign of HTML or of JSON (after a notice, or cut off), or the words error or fail.
 */
function isTaken({ response, text = '', json = text }: Reply): boolean {
  if (!response.ok || isRefusing(json) || hasErrors(json)) return false;
  return typeof json !== 'string' || !NOT_A_SUCCESS.test(json);
}

/** How long the server asks to wait, in the largest unit that fits. An API of another origin must expose `Retry-After`. */
export function readRetryAfter(headers: Headers): Wait | undefined {
  const seconds = Number(/^\d+$/.exec(headers.get('retry-after') ?? '')?.[0] ?? 0);
  const fitting = UNITS.find(([size]) => seconds >= size);
  if (!fitting || seconds > MAX_WAIT_S) return undefined;
  const [size, unit] = fitting;
  return { count: Math.ceil(seconds / size), unit };
}

/** What a reply means for the lead, whose fields have these names. */
export function readReply(reply: Reply, fields: readonly string[]): ReplyOutcome {
  const { response, text, json } = reply;
  const isRedirect = response.type === 'opaqueredirect'; // nobody can read to what
  if (isRedirect || (response.ok && text === undefined)) return { kind: 'unanswered' };
  if (isTaken(reply)) return { kind: 'sent' };
  const isContradicting = response.ok && !isRefusing(json);
  return {
    kind: 'refused',
    ...readRefusal(json, fields, isContradicting),
    mayHaveArrived: PROXY_GAVE_UP.has(response.status),
    retry: readRetryAfter(response.headers),
  };
}
