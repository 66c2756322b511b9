import { isRecord } from '#/lib/isRecord.ts';
import {
  findField,
  findText,
  isTextList,
  limit,
  NAMES,
  pick,
  readErrors,
  type Finding,
} from './errorShapes.ts';
import { hasErrors } from './isTaken.ts';

const MAX_TEXTS = 5;

const SUCCESS = /\bsuccess/i;

/** What a server says about a lead that it refused, in its own words. */
export interface Refusal {
  reason?: string | undefined;
  /** Errors of single fields. */
  fieldErrors: Record<string, string>;
  /** Errors of fields that the form does not have. */
  others: string[];
}

/** One value that is called like a text of the whole answer. */
function readText(value: unknown, fields: readonly string[]): Finding[] {
  if (!isRecord(value)) return readErrors(value);
  const rest = Object.entries(value).filter(([name]) => !NAMES.errors.includes(name));
  return [['', Object.fromEntries(rest)], ...sortOut(value, fields)];
}

/**
 * All that an answer says, first about the lead as a whole; texts by field may be in an `errors`, or in the
 * answer itself as lists.
 */
function sortOut(answer: unknown, fields: readonly string[]): Finding[] {
  if (Array.isArray(answer)) return readErrors(answer);
  if (!isRecord(answer)) return [];
  // A list beside an `error` is about the whole lead, even if the form has a field `message`.
  const isOfField = (name: string, value: unknown) =>
    fields.includes(name) && (isTextList(value) ? answer.error === undefined : name !== 'message');
  const texts = NAMES.text.map((name) => !isOfField(name, answer[name]) && answer[name]);
  const first = texts.find((value) => findText(value) !== undefined);
  return [
    ...texts
      .filter((value) => value === first || !(typeof value === 'string' || isTextList(value)))
      .flatMap((value) => readText(value, fields)),
    ...Object.entries(answer).flatMap(([name, value]): Finding[] => {
      if (NAMES.errors.includes(name)) return readErrors(value);
      if (name === 'data' && isRecord(value)) return pick(value, NAMES.errors).flatMap(readErrors);
      const isNamed = isOfField(name, value) || !NAMES.text.includes(name);
      return isNamed && isTextList(value) ? [[name, value]] : [];
    }),
  ];
}

function read(answer: unknown, fields: readonly string[]): Refusal {
  const fieldErrors: Record<string, string> = {};
  const others: string[] = [];
  for (const [about, message] of sortOut(answer, fields)) {
    const text = isTextList(message) ? limit(message.join(' ')) : findText(message);
    if (!text) continue;
    const field = findField(about, fields);
    const earlier = field && fieldErrors[field];
    if (field) fieldErrors[field] = earlier ? limit(`${earlier} ${text}`) : text;
    else if (others.length < MAX_TEXTS && !others.includes(text)) others.push(text);
  }
  return { reason: others.shift(), fieldErrors, others };
}

/**
 * Reads the messages of a failed answer: about the lead, as in `{"error": {"message": "…"}}`, and about
 * fields. A `message` of success beside errors is no reason; an answer with a status of success
 * (`isContradicting`) may say so in any language.
 */
export function readRefusal(
  answer: unknown,
  fields: readonly string[],
  isContradicting = false,
): Refusal {
  const refusal = read(answer, fields);
  if (!isRecord(answer) || !hasErrors(answer)) return refusal;
  const isSuccess = SUCCESS.test(findText(answer.message) ?? '');
  if (!isSuccess && !isContradicting) return refusal;
  const other = read({ ...answer, message: undefined }, fields);
  const saysMore = other.reason !== undefined || Object.keys(other.fieldErrors).length > 0;
  return isSuccess || saysMore ? other : refusal;
}
