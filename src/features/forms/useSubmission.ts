import { useEffect, useRef, useState } from 'react';
import type { InputEvent, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { CountedStep } from '#/lib/counting.ts';
import { fillCount, fillIn } from '#/lib/fillIn.ts';
import { scriptLanguage } from '#/messages/scriptLanguage.ts';
import { checkForm, type FieldErrors, type FormFields, type FormState } from './formDefinition.ts';
import { submitForm, type Outcome, type Target } from './submit/submitForm.ts';

const SUCCESS_MS = 2000;

export type Status =
  | { kind: 'idle' | 'sending' }
  /** The success text shows while `isFresh`, the receipt until the form is edited after that. */
  | { kind: 'sent'; at: string; isFresh: boolean };

type Failure = Exclude<Outcome, { kind: 'sent' }>;

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

/** What the server says of a lead that failed, and what the visitor should know about where it is now. */
function textsOf(failure: Failure, { words, language }: FormWording): string[] {
  if (failure.kind !== 'refused') return [words.failed, words[failure.kind]];
  const { reason = words.failed, others, mayHaveArrived, retry } = failure;
  const texts = [reason, ...others];
  if (mayHaveArrived) texts.push(words.answeredOnTheWay);
  if (retry) {
    const time = fillCount(language, words.waitOf[retry.unit], retry.count);
    texts.push(fillIn(words.retryAfter, { time }));
  }
  return texts;
}

type FormWording = Pick<FormState, 'words' | 'language'>;

/**
 * What becomes of a form: the errors of its fields, set on submit by our rules or by the server and cleared
 * when a field is edited, and the state of its request, of which there is one at a time: no press and no Clear
 * starts another. Nothing that is typed after the press is lost, because the fields are locked until the answer.
 */
export function useSubmission(fields: FormFields, target: Target, wording: FormWording) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [status, setStatus] = useState<Status>({ kind: 'idle' });
  const summary = useRef<HTMLDivElement>(null);
  const isFresh = status.kind === 'sent' && status.isFresh;
  /**
   * Whether the form still holds the lead that is on its way. It does not after Clear, nor if React threw: the
   * page has then shown a failure. The answer that comes later must not empty the form or show a failure.
   */
  const holdsLead = useRef(false);
  useEffect(
    () => () => {
      holdsLead.current = false;
    },
    [],
  );

  useEffect(() => {
    if (!isFresh) return;
    const end = () => setStatus((now) => (now.kind === 'sent' ? { ...now, isFresh: false } : now));
    const timer = setTimeout(end, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [isFresh]);

  const send = async (form: HTMLFormElement, payload: object) => {
    const outcome = await submitForm({ ...target, payload });
    if (outcome.kind === 'sent') {
      if (holdsLead.current) form.reset(); // its event also removes the draft
      announce({ kind: 'lead', from: form.id });
      flushSync(() => setStatus({ kind: 'sent', at: timeOfDay(), isFresh: true }));
    } else {
      flushSync(() => {
        setStatus({ kind: 'idle' });
        if (outcome.kind !== 'refused' || !holdsLead.current) return;
        const texts = Object.entries(outcome.fieldErrors);
        setErrors(Object.fromEntries(texts.map(([name, text]) => [name, { text }])));
      });
      if (!holdsLead.current) return;
      const { language } = wording;
      const texts = textsOf(outcome, wording);
      const detail = texts.map((text) => ({ text, lang: scriptLanguage(text, language) }));
      form.dispatchEvent(new CustomEvent('lead:failed', { bubbles: true, detail }));
    }
    returnFocus(form);
    summary.current?.focus();
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status.kind === 'sending') return;
    const { currentTarget: form } = event;
    // Whether the visitor has gone on typing since a press that waited for this island.
    const isBeingEdited = form.dataset.edited !== undefined;
    delete form.dataset.edited;
    const { payload, errors: found } = checkForm(fields, readForm(form));
    if (isFresh && !payload) return; // a stray press just after success
    const { activeElement } = document;
    keepInPlace(activeElement && form.contains(activeElement) ? activeElement : form, () => {
      setErrors(found);
      setStatus({ kind: payload ? 'sending' : 'idle' });
    });
    holdsLead.current = payload !== undefined;
    if (payload) void send(form, payload);
    else if (!isBeingEdited) summary.current?.focus();
  };

  const onInput = ({ target: field }: InputEvent<HTMLFormElement>) => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    keepInPlace(field, () => {
      setErrors((all) => (all[field.name] ? { ...all, [field.name]: undefined } : all));
      setStatus((now) => (now.kind === 'sent' && !now.isFresh ? { kind: 'idle' } : now));
    });
  };

  /** After success, Clear or “I sent it” no error or receipt stays. */
  const onReset = () => {
    holdsLead.current = false;
    setErrors({});
    setStatus((now) => (now.kind === 'sending' ? now : { kind: 'idle' }));
  };

  return { errors, status, summary, onSubmit, onInput, onReset };
}
