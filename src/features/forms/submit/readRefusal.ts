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

const MAX_OTHERS = 5;

const KNOWN_NAMES: readonly string[] = [...NAMES.text, ...NAMES.errors];

const SUCCESS = /\bsuccess/i;

/** What a server says about a lead that it refused, in its own words. */
export interface Refusal {
  reason?: string | undefined;
  /** Errors of single fields. */
  fieldErrors: Record<string, string>;
  /** Errors of fields that the form does not have. */
  others: string[];
}

interface Said {
  /** Messages about the lead as a whole. */
  whole: unknown[];
  findings: Finding[];
}

/** Sorts one value that is called like a text of the whole answer. */
function sortText(value: unknown, fields: readonly string[]): Said {
  if (isTextList(value)) return { whole: value.slice(0, 1), findings: readErrors(value.slice(1)) };
  if (Array.isArray(value)) return { whole: [], findings: readErrors(value) };
  if (!isRecord(value)) return { whole: [value], findings: [] };
  const rest = Object.entries(value).filter(([name]) => !NAMES.errors.includes(name));
  return { whole: [Object.fromEntries(rest)], findings: sortOut(value, fields).findings };
}

/** Sorts what a server says; texts by field may be in an `errors`, or in the answer itself as lists. */
function sortOut(answer: unknown, fields: readonly string[]): Said {
  if (Array.isArray(answer)) return { whole: [], findings: readErrors(answer) };
  if (!isRecord(answer)) return { whole: [], findings: [] };
  // A list beside an `error` is about the whole lead, even if the form has a field `message`.
  const isOfField = (name: string, value: unknown) =>
    fields.includes(name) && (isTextList(value) ? answer.error === undefined : name !== 'message');
  const texts = NAMES.text
    .filter((name) => !isOfField(name, answer[name]))
    .map((name) => sortText(answer[name], fields));
  const { data } = answer;
  return {
    whole: texts.flatMap(({ whole }) => whole),
    findings: [
      ...texts.flatMap(({ findings }) => findings),
      ...Object.entries(answer).filter(
        ([name, value]) =>
          isTextList(value) && (isOfField(name, value) || !KNOWN_NAMES.includes(name)),
      ),
      ...[answer, data]
        .filter(isRecord)
        .flatMap((record) => pick(record, NAMES.errors).flatMap(readErrors)),
    ],
  };
}

function read(answer: unknown, fields: readonly string[]): Refusal {
  const fieldErrors: Record<string, string> = {};
  const others: string[] = [];
  const { whole, findings } = sortOut(answer, fields);
  const reason = findText(whole);
  for (const [about, message] of findings) {
    const text = isTextList(message) ? limit(message.join(' ')) : findText(message);
    if (!text) continue;
    const field = findField(about, fields);
    const earlier = field && fieldErrors[field];
    if (field) fieldErrors[field] = earlier ? limit(`${earlier} ${text}`) : text;
    else if (text !== reason && others.length < MAX_OTHERS && !others.includes(text))
      others.push(text);
  }
  return { reason: reason ?? others.shift(), fieldErrors, others };
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
