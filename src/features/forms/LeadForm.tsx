import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { asIsland } from '#/features/hydration/asIsland.tsx';
import type { Contacts } from './elsewhere/WaysOut.tsx';
import ErrorSummary from './ErrorSummary.tsx';
import Field from './fields/Field.tsx';
import type { FormDefinition, FormState, LeadWords } from './formDefinition.ts';
import { contactForm, franchiseForm, orderForm } from './leadForms.ts';
import styles from './LeadForm.module.css';
import { FailureMessage, SentMessage } from './StatusMessages.tsx';
import type { CsrfNames } from './submit/submitForm.ts';
import { useSubmission } from './useSubmission.ts';

/** What a page passes to a form island. */
interface LeadFormProps<Words extends LeadWords> {
  words: Words;
  /** The page's language. */
  language: string;
  /** The id of the heading that names the form. */
  headingId: string;
  apiBaseUrl: string;
  csrf: CsrfNames;
  contacts: Contacts;
  /** `We reply within 24 hours.` */
  replyWithin?: string;
  /** The notice of what becomes of the visitor's data, and what stands there without scripts. */
  children?: ReactNode;
}

/** A disabled button loses focus: puts it back, unless the visitor has moved on. */
function useKeptFocus(isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (hadFocus.current && activeElement === body) button.current?.focus({ preventScroll: true });
    hadFocus.current = isDisabled && activeElement === button.current;
  }, [isDisabled]);
  return button;
}

/** A form whose uncontrolled fields keep what is typed until it has arrived; `formBeforeHydration.ts` saves the draft. */
const islandOf = <Words extends LeadWords>(definition: FormDefinition<Words>) =>
  asIsland(function LeadForm({ words, language, ...props }: LeadFormProps<Words>) {
    const { headingId, apiBaseUrl, csrf, contacts, replyWithin, children } = props;
    const { id, path } = definition;
    const fields = definition.fields(words);
    const { errors, status, summary, ...handlers } = useSubmission(fields, {
      url: apiBaseUrl + path,
      csrf,
    });
    const isSending = status.kind === 'sending';
    const button = useKeptFocus(isSending);
    const form: FormState = { id, words, language, isSending };

    return (
      <div className={styles.card} data-sending={isSending}>
        <SentMessage form={form} status={status} contacts={contacts} replyWithin={replyWithin} />
        <FailureMessage form={form} status={status} contacts={contacts} />
        <ErrorSummary ref={summary} form={form} names={Object.keys(fields)} errors={errors} />
        <form
          id={id}
          className={styles.form}
          aria-labelledby={headingId}
          method="dialog" // outside a dialog it goes nowhere, with scripts off too
          noValidate
          data-hold="submit"
          {...handlers}
        >
          {Object.entries(fields).map(([name, field]) => (
            <Field key={name} form={form} name={name} error={errors[name]} {...field} />
          ))}
          {children}
          <button
            ref={button}
            className={`button ${styles.submit}`}
            type="submit"
            disabled={isSending}
            // The second press of a double click asks for nothing more.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
            // The page's script says 'Submitting...' on it before this island is hydrated.
            suppressHydrationWarning
          >
            {isSending ? words.submitting : words.submit}
          </button>
        </form>
      </div>
    );
  });

// All three in one file: in separate files their shared parts would need one more, and one more round trip.
export const ContactForm = islandOf(contactForm);
export const FranchiseForm = islandOf(franchiseForm);
export const OrderForm = islandOf(orderForm);
