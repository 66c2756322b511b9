import type { CountedStep } from '#/lib/counting.ts';
import type { InputEvent, ReactNode, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { CsrfNames } from './submit/csrf.ts';
import type { FormSchema } from './checkForm.ts';
import type { Contacts } from './elsewhere/WaysOut.tsx';
import ErrorSummary from './ErrorSummary.tsx';
import FailureMessage from './FailureMessage.tsx';
import Field from './fields/Field.tsx';
import { FormContext } from './formContext.ts';
import type { FieldFacts, FormDefinition, LeadWords } from './formDefinition.ts';
import styles from './LeadForm.module.css';
import SentMessage from './SentMessage.tsx';
import SubmitButton from './SubmitButton.tsx';
import { useFieldErrors } from './fields/useFieldErrors.ts';
import { useSubmission } from './useSubmission.ts';

/** What a page passes to a form island. */
export interface LeadFormProps<Words extends LeadWords> {
  words: Words;
  /** The page's language. */
  language: string;
  /** The id of the heading that names the form. */
  headingId: string;
  apiBaseUrl: string;
  csrf: CsrfNames;
  contacts: Contacts;
  /** In which time we reply, as a sentence. */
  promise?: string;
  /** The notice of what becomes of the visitor's data, and what stands there without scripts. */
  children?: ReactNode;
}

/** In each script that says so, as a file of its own would cost a form one request more. */
const announce = (detail: CountedStep) =>
  document.dispatchEvent(new CustomEvent('site:counted', { detail }));

/** Makes a change above an element, and scrolls so that the element does not move on the screen. */
function holdInPlace<Result>(element: Element, change: () => Result): Result {
  const before = element.getBoundingClientRect().top;
  const result = change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  return result;
}

interface Props<Words extends LeadWords, Schema extends FormSchema> extends LeadFormProps<Words> {
  form: FormDefinition<Words, Schema>;
}

/** A form that keeps what is typed until it has arrived. Its fields hold their own values. */
export default function LeadForm<Words extends LeadWords, Schema extends FormSchema>(
  props: Props<Words, Schema>,
) {
  const { form, words, headingId, apiBaseUrl, csrf, contacts, promise } = props;
  const schema = form.schema(words);
  const fields = Object.entries<FieldFacts>(form.fields(words));
  const { errors, failedChecks, checkAll, showTexts, clearErrors, onInput } = useFieldErrors(
    schema,
    words.fields,
  );
  const { status, send, isRepeat, clear, noteEdit } = useSubmission();
  const isSending = status.kind === 'sending';

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRepeat()) return;
    const { currentTarget } = event;
    // Whether the visitor has gone on typing since a press that waited for this island.
    const isBeingEdited = currentTarget.dataset.edited !== undefined;
    delete currentTarget.dataset.edited;
    const check = isBeingEdited
      ? holdInPlace(document.activeElement ?? currentTarget, () =>
          flushSync(() => checkAll(currentTarget, { takesFocus: false })),
        )
      : checkAll(currentTarget);
    const url = apiBaseUrl + form.path;
    if (!check.isValid) clear();
    else
      void send({ url, payload: check.payload, csrf }, (outcome) => {
        if (outcome.kind === 'sent') {
          currentTarget.reset();
          announce({ kind: 'lead', from: form.id });
        }
        if (outcome.kind === 'refused') showTexts(outcome.fieldErrors);
      });
  };

  /** What was sent elsewhere leaves nothing behind. */
  const onReset = () => {
    clearErrors();
    clear();
  };

  const onEdit = (event: InputEvent<HTMLFormElement>) => {
    const clearMessages = () => {
      onInput(event);
      noteEdit();
    };
    if (event.target instanceof Element) holdInPlace(event.target, () => flushSync(clearMessages));
  };

  return (
    <FormContext
      value={{ id: form.id, schema, words, language: props.language, errors, isSending }}
    >
      <div className={styles.card} data-sending={isSending}>
        <SentMessage status={status} text={words.sent} contacts={contacts} promise={promise} />
        <FailureMessage status={status} text={words.failed} contacts={contacts} />
        <ErrorSummary failedChecks={failedChecks} />
        <form
          id={form.id}
          className={styles.form}
          aria-labelledby={headingId}
          method="dialog" // outside a dialog it goes nowhere, with scripts off too
          noValidate
          data-hold="submit"
          onSubmit={onSubmit}
          onInput={onEdit}
          onReset={onReset}
        >
          {fields.map(([name, facts]) => (
            <Field key={name} name={name} {...facts} />
          ))}
          {props.children}
          <SubmitButton label={words.submit} />
        </form>
      </div>
    </FormContext>
  );
}
