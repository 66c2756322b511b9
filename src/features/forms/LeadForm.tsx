import type { CountedStep } from '#/lib/counting.ts';
import type { InputEvent, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import ErrorSummary from './ErrorSummary.tsx';
import FailureMessage from './FailureMessage.tsx';
import Field from './fields/Field.tsx';
import { FormContext } from './formContext.ts';
import type { FormDefinition, LeadWords } from './formDefinition.ts';
import styles from './LeadForm.module.css';
import type { LeadFormProps } from './leadFormProps.ts';
import SentMessage from './SentMessage.tsx';
import SubmitButton from './SubmitButton.tsx';
import { useFieldErrors } from './useFieldErrors.ts';
import { useSubmission } from './useSubmission.ts';

/** Copied in each script that counts: a shared module would be one more request. */
const announce = (detail: CountedStep) =>
  document.dispatchEvent(new CustomEvent('site:counted', { detail }));

/** Makes a change above an element, and scrolls so that the element does not move on the screen. */
function keepInPlace<Result>(element: Element, change: () => Result): Result {
  const before = element.getBoundingClientRect().top;
  const result = change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  return result;
}

interface Props<Words extends LeadWords> extends LeadFormProps<Words> {
  form: FormDefinition<Words>;
}

/** A form whose uncontrolled fields keep what is typed until it has arrived; `formBeforeHydration.ts` saves the draft. */
export default function LeadForm<Words extends LeadWords>(props: Props<Words>) {
  const { form, words, headingId, apiBaseUrl, csrf, contacts, replyWithin } = props;
  const schema = form.schema(words);
  const fields = Object.entries(form.fields(words));
  const { errors, focusRequests, checkAll, showServerErrors, clearErrors, onInput } =
    useFieldErrors(schema, words.fields);
  const { status, send, isRepeat, clear, noteEdit } = useSubmission();
  const isSending = status.kind === 'sending';

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRepeat) return;
    const { currentTarget } = event;
    // Whether the visitor has gone on typing since a press that waited for this island.
    const isBeingEdited = currentTarget.dataset.edited !== undefined;
    delete currentTarget.dataset.edited;
    const check = isBeingEdited
      ? keepInPlace(document.activeElement ?? currentTarget, () =>
          flushSync(() => checkAll(currentTarget, { takesFocus: false })),
        )
      : checkAll(currentTarget);
    const url = apiBaseUrl + form.path;
    if (!check.isValid) clear();
    else
      void send({ url, payload: check.payload, csrf }, (outcome) => {
        if (outcome.kind === 'sent') {
          currentTarget.reset(); // its event also removes the draft
          announce({ kind: 'lead', from: form.id });
        }
        if (outcome.kind === 'refused') showServerErrors(outcome.fieldErrors);
      });
  };

  /** After success, Clear or “I sent it” no error or status stays. */
  const onReset = () => {
    clearErrors();
    clear();
  };

  const onEdit = (event: InputEvent<HTMLFormElement>) => {
    const clearMessages = () => {
      onInput(event);
      noteEdit();
    };
    if (event.target instanceof Element) keepInPlace(event.target, () => flushSync(clearMessages));
  };

  return (
    <FormContext
      value={{ id: form.id, schema, words, language: props.language, errors, isSending }}
    >
      <div className={styles.card} data-sending={isSending}>
        <SentMessage status={status} contacts={contacts} replyWithin={replyWithin} />
        <FailureMessage status={status} contacts={contacts} />
        <ErrorSummary focusRequests={focusRequests} />
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
          <SubmitButton />
        </form>
      </div>
    </FormContext>
  );
}
