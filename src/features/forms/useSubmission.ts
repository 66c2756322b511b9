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

/** What a form says about its last submission, until it is edited. */
export interface Feedback {
  /** The errors that our rules or the server found. */
  errors: FieldErrors;
  /** An accepted lead: `fresh` while the success text shows, then `kept`. */
  sent?: 'fresh' | 'kept';
}

const NO_FEEDBACK: Feedback = { errors: {} };

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

/** Reports the state of a lead, which `formScript.ts` shows. */
function reportState(form: HTMLFormElement, state: LeadState, lines?: readonly string[]) {
  form.dispatchEvent(new CustomEvent('lead:state', { bubbles: true, detail: { state, lines } }));
}

/** The feedback of a form, and the functions that change it. */
function useFeedback() {
  const [{ errors, sent }, setFeedback] = useState(NO_FEEDBACK);
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (sent !== 'fresh') return;
    const timer = setTimeout(() => setFeedback({ errors: {}, sent: 'kept' }), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [sent]);

  /** Shows the errors; after a request also `lines`, which say why it failed. */
  const refuse = (form: HTMLFormElement, found: FieldErrors, lines?: readonly string[]) => {
    flushSync(() => setFeedback({ errors: found }));
    reportState(form, lines ? 'failed' : 'idle', lines);
    summary.current?.focus();
  };
  const accept = () => flushSync(() => setFeedback({ errors: {}, sent: 'fresh' }));
  const clear = () => setFeedback(NO_FEEDBACK);
  const onInput = ({ target: field }: InputEvent<HTMLFormElement>) => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    setFeedback((now) =>
      now.sent === 'fresh' ? now : { errors: { ...now.errors, [field.name]: undefined } },
    );
  };
  return { errors, sent, summary, refuse, accept, clear, onInput };
}

/** Checks a form on submit, and sends it in its only request. */
export function useSubmission(fields: FormFields, target: Target, wording: FormWording) {
  const { errors, sent, summary, refuse, accept, clear, onInput } = useFeedback();

  const send = async (form: HTMLFormElement, payload: Record<string, unknown>) => {
    clear();
    reportState(form, 'waiting');
    const outcome = await submitForm({ ...target, language: wording.language, payload });
    if (outcome.meaning === 'yes') {
      reportState(form, 'sent');
      form.reset(); // also resets the state and removes the draft
      accept();
      return;
    }
    refuse(form, outcome.fieldErrors, failureTexts(outcome, wording));
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget: form } = event;
    if (form.closest('[data-state=waiting]')) return;
    const { payload, errors: found } = checkForm(fields, readForm(form));
    if (payload) void send(form, payload);
    else if (sent !== 'fresh') refuse(form, found); // otherwise a press by accident just after success
  };

  return { errors, sent, summary, onSubmit, onInput, onReset: clear };
}
