import type { ReactNode } from 'react';
import { asIsland } from '#/features/hydration/asIsland.tsx';
import ErrorSummary from './ErrorSummary.tsx';
import Field from './fields/Field.tsx';
import type { FormDefinition, FormState } from './formDefinition.ts';
import type { LeadWords } from './formWords.ts';
import { contactForm, franchiseForm, orderForm } from './leadForms.ts';
import styles from './LeadForm.module.css';
import { FailureMessage, SentMessage } from './StatusMessages.tsx';
import type { Target } from './submit/submitForm.ts';
import { useSubmission } from './useSubmission.ts';

/** What a page passes to a form island. */
interface LeadFormProps<Words extends LeadWords> extends Omit<FormState, 'id' | 'status'> {
  words: Words;
  /** The id of the heading that names the form. */
  headingId: string;
  target: Target;
  /** The notice of what becomes of the visitor's data, and what stands there without scripts. */
  children?: ReactNode;
}

/** A form whose uncontrolled fields keep what is typed until it has arrived; `formBeforeHydration.ts` saves the draft. */
const islandOf = <Words extends LeadWords>(definition: FormDefinition<Words>) =>
  asIsland(function LeadForm(props: LeadFormProps<Words>) {
    const { headingId, target, children, ...shared } = props;
    const { id } = definition;
    const fields = definition.fields(props.words);
    const { errors, status, summary, ...handlers } = useSubmission(fields, target);
    const isSending = status.kind === 'sending';
    const form: FormState = { ...shared, id, status };

    return (
      <div className={styles.card} data-sending={isSending}>
        <SentMessage form={form} />
        <FailureMessage form={form} />
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
            className={`button ${styles.submit}`}
            type="submit"
            disabled={isSending}
            // The second press of a double click asks for nothing more.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
            // The page's script says 'Submitting...' on it before this island is hydrated.
            suppressHydrationWarning
          >
            {isSending ? form.words.submitting : form.words.submit}
          </button>
        </form>
      </div>
    );
  });

// All three in one file: in separate files their shared parts would need one more, and one more round trip.
export const ContactForm = islandOf(contactForm);
export const FranchiseForm = islandOf(franchiseForm);
export const OrderForm = islandOf(orderForm);
