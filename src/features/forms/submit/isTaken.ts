import { isRecord } from '#/lib/isRecord.ts';

/** An answer with what came of its body. */
export interface Reply {
  answer: Response;
  /** `undefined` if the body broke off. */
  text: string | undefined;
  /** `undefined` if the body is not JSON. */
  json: unknown;
}

const NO = /^\s*(?:false|0|error|fail(?:ed|ure)?)\s*$/i;
const NO_ERROR = /^\s*(?:false|0|null|undefined)?\s*$/i;
const NOT_A_SUCCESS = /[<{[]|^\s*"|\b(?:error|fail)/i;

const saysNo = (value: unknown) => NO.test(String(value));

const isNone = (value: unknown) => NO_ERROR.test(String(value));
const isError = (value: unknown) =>
  value instanceof Object ? Object.keys(value).length > 0 : !isNone(value);

const isErrorCode = (value: unknown) => Number(value) >= 400 && Number(value) < 600;

/** Whether JSON itself says that the lead was not taken: `{"success": "false"}`, `{"code": 422}`. */
export const isRefusing = (json: unknown): boolean =>
  isRecord(json) &&
  ([json.success, json.status, json.ok].some(saysNo) ||
    [json.code, json.status, json.statusCode, json.status_code].some(isErrorCode));

/** Whether JSON has an error, which it may have beside a message of success. */
const hasErrors = (json: unknown): boolean =>
  isRecord(json) && [json.error, json.errors].some(isError);

/**
 * Whether the server took the lead. A body that is not JSON is a success if it is empty or plain text, like
 * `OK`; but not if it has a sign of HTML or of JSON (after a notice, or cut off), or the words error or fail.
 */
export function isTaken({ answer, text, json }: Reply): boolean {
  if (!answer.ok) return false;
  return json === undefined
    ? !NOT_A_SUCCESS.test(text ?? '')
    : !isRefusing(json) && !hasErrors(json);
}
