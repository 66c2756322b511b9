import { useEffect, useRef, useState } from 'react';
import type { InputEvent, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { CountedStep } from '#/lib/counting.ts';
import { checkForm, type FieldErrors, type FormFields } from './formDefinition.ts';
import { submitForm, type Outcome, type Target } from './submit/submitForm.ts';

const SUCCESS_MS = 2000;

export type Status =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** The success text shows while `isFresh`, the receipt until that is over and the form is edited. */
  | { kind: 'sent'; at: string; isFresh: boolean; isEdited: boolean }
  | Exclude<Outcome, { kind: 'sent' }>;

/** `14:32` on the visitor's clock; not by `Intl`, which may fail. */
const timeOfDay = () => new Date().toTimeString().slice(0, 5);

/** Copied in each script that counts: a shared module would be one more request. */
const announce = (detail: CountedStep) =>
  document.dispatchEvent(new CustomEvent('site:counted', { detail }));

/** The values of a form's fields, as typed; a checkbox is `true` or `false`. */
function readForm(form: HTMLFormElement) {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const ticks = boxes.map(({ name, checked }) => [name, checked] as const);
  return { ...Object.fromEntries(new FormData(form)), ...Object.fromEntries(ticks) };
}

/** Makes a change above an element, and scrolls so that the element does not move on the screen. */
function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
}

/** A button that is disabled loses the focus: gives it back, unless the visitor has moved on. */
function returnFocus(form: HTMLFormElement): void {
  if (document.activeElement !== document.body) return;
  form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
}

/**
 * What becomes of a form: the errors of its fields, set on submit by our rules or by the server and cleared
 * when a field is edited, and the state of one request at a time.
 */
export function useSubmission(fields: FormFields, target: Target) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [status, setStatus] = useState<Status>({ kind: 'idle' });
  const summary = useRef<HTMLDivElement>(null);
  const isFresh = status.kind === 'sent' && status.isFresh;

  useEffect(() => {
    if (!isFresh) return;
    const end = () =>
      setStatus((now) => {
        if (now.kind !== 'sent') return now;
        return now.isEdited ? { kind: 'idle' } : { ...now, isFresh: false };
      });
    const timer = setTimeout(end, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [isFresh]);

  const send = async (form: HTMLFormElement, payload: object) => {
    const isInsisting = status.kind === 'offline';
    const outcome = await submitForm({ ...target, payload, isInsisting });
    if (outcome.kind === 'sent') {
      form.reset(); // its event also removes the draft
      announce({ kind: 'lead', from: form.id });
    }
    flushSync(() => {
      if (outcome.kind === 'sent')
        setStatus({ kind: 'sent', at: timeOfDay(), isFresh: true, isEdited: false });
      else setStatus(outcome);
      if (outcome.kind !== 'refused') return;
      const texts = Object.entries(outcome.fieldErrors);
      setErrors(Object.fromEntries(texts.map(([name, text]) => [name, { text }])));
    });
    returnFocus(form);
    summary.current?.focus();
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press during a submit, or just after it, is ignored.
    if (status.kind === 'sending' || (isFresh && !status.isEdited)) return;
    const { currentTarget: form } = event;
    // Whether the visitor has gone on typing since a press that waited for this island.
    const isBeingEdited = form.dataset.edited !== undefined;
    delete form.dataset.edited;
    const { payload, errors: found } = checkForm(fields, readForm(form));
    const { activeElement } = document;
    keepInPlace(activeElement && form.contains(activeElement) ? activeElement : form, () => {
      setErrors(found);
      setStatus({ kind: payload ? 'sending' : 'idle' });
    });
    if (payload) void send(form, payload);
    else if (!isBeingEdited) summary.current?.focus();
  };

  const onInput = ({ target: field }: InputEvent<HTMLFormElement>) => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    keepInPlace(field, () => {
      setErrors((all) => (all[field.name] ? { ...all, [field.name]: undefined } : all));
      setStatus((now) => {
        if (now.kind !== 'sent') return now;
        return now.isFresh ? { ...now, isEdited: true } : { kind: 'idle' };
      });
    });
  };

  /** After success, Clear or “I sent it” no error or status stays. */
  const onReset = () => {
    setErrors({});
    setStatus({ kind: 'idle' });
  };

  return { errors, status, summary, onSubmit, onInput, onReset };
}
