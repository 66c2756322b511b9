import { useEffect, useRef, useState } from 'react';
import type { InputEvent, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { format } from '#/lib/text.ts';
import { checkForm, type FieldErrors, type FormFields } from './checkForm.ts';
import type { LeadMessages } from './formMessages.ts';
import type { LeadState } from './formScript.ts';
import type { Outcome } from './readResponse.ts';
import { submitForm, type Target } from './submitForm.ts';

const SUCCESS_MS = 2000;

/** An accepted lead: `fresh` while the success text shows, then `kept` until the form is edited. */
export type SentState = 'fresh' | 'kept' | undefined;

interface FormWording {
  messages: LeadMessages;
  /** The page's language. */
  language: string;
}

/** Reads the values of a form's fields as typed; a checkbox is `true` or `false`. */
function readForm(form: HTMLFormElement) {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const ticks = boxes.map(({ name, checked }) => [name, checked] as const);
  return { ...Object.fromEntries(new FormData(form)), ...Object.fromEntries(ticks) };
}

/** Returns the texts of the failure message. */
function failureTexts(outcome: Outcome, { messages, language }: FormWording) {
  const { meaning, message, wait, isOffline } = outcome;
  const texts = [message ?? messages.failed];
  if (isOffline) texts.push(messages.offline);
  if (meaning === 'unsure') texts.push(messages.unanswered);
  if (wait) {
    const style = { style: 'unit', unitDisplay: 'long', numberingSystem: 'latn' } as const;
    const time = new Intl.NumberFormat(language, { ...style, unit: wait.unit }).format(wait.count);
    texts.push(format(messages.retryAfter, { time }));
  }
  return texts;
}

/**
 * The state of a form: field errors, which our rules or the server set on submit and which disappear when the
 * field is edited, and its only request. `formScript.ts` shows the state.
 */
export function useSubmission(fields: FormFields, target: Target, wording: FormWording) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sent, setSent] = useState<SentState>();
  const summary = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);

  useEffect(() => {
    if (sent !== 'fresh') return;
    const timer = setTimeout(() => setSent('kept'), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [sent]);

  const tell = (form: HTMLFormElement, state: LeadState, outcome?: Outcome) => {
    const lines = outcome && failureTexts(outcome, wording);
    const detail = { state, ...(lines && { lines }) };
    form.dispatchEvent(new CustomEvent('lead:state', { bubbles: true, detail }));
  };

  const send = async (form: HTMLFormElement, payload: Record<string, unknown>) => {
    isSending.current = true;
    tell(form, 'waiting');
    const outcome = await submitForm({ ...target, language: wording.language, payload });
    isSending.current = false;
    if (outcome.meaning === 'yes') {
      tell(form, 'sent');
      form.reset(); // also resets the state and removes the draft
      flushSync(() => setSent('fresh'));
      return;
    }
    flushSync(() => setErrors(outcome.fieldErrors));
    tell(form, outcome.meaning === 'no' ? 'failed' : 'unsure', outcome);
    summary.current?.focus();
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const { currentTarget: form } = event;
    const { payload, errors: found } = checkForm(fields, readForm(form));
    if (sent === 'fresh' && !payload) return; // an accidental press just after success
    flushSync(() => {
      setErrors(found);
      setSent(undefined);
    });
    if (payload) void send(form, payload);
    else {
      tell(form, 'idle');
      summary.current?.focus();
    }
  };

  const onInput = ({ target: field }: InputEvent<HTMLFormElement>) => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    setErrors((all) => (all[field.name] ? { ...all, [field.name]: undefined } : all));
    setSent((now) => (now === 'fresh' ? now : undefined));
  };

  const onReset = () => {
    setErrors({});
    setSent(undefined);
  };

  return { errors, sent, summary, onSubmit, onInput, onReset };
}
