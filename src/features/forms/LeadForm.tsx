import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { LocalContactLink } from '#/business/types.ts';
import { asIsland } from '#/features/hydration/asIsland.tsx';
import { fillIn } from '#/lib/fillIn.ts';
import { sentences } from '#/lib/sentences.ts';
import ErrorSummary from './ErrorSummary.tsx';
import Field from './fields/Field.tsx';
import type { FormDefinition, FormState } from './formDefinition.ts';
import statusStyles from './FormStatus.module.css';
import type { LeadWords } from './formWords.ts';
import { contactForm, franchiseForm, orderForm } from './leadForms.ts';
import styles from './LeadForm.module.css';
import type { Target } from './submit/submitForm.ts';
import { useSubmission, type Status } from './useSubmission.ts';

/** What stands beside the receipt, for those who look it up later. */
interface Receipt {
  phone: LocalContactLink;
  whatsapp?: LocalContactLink;
  /** `We reply within 24 hours.` */
  replyWithin?: string;
}

interface SentMessageProps {
  words: LeadWords;
  status: Status;
  receipt: Receipt;
}

/** Says that it arrived, for a moment; beside it a receipt that stays. */
function SentMessage({ words, status, receipt }: SentMessageProps) {
  const { phone, whatsapp, replyWithin } = receipt;
  const isSent = status.kind === 'sent';
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // In a long form the button is a screen or two below it.
    if (isSent) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isSent]);
  return (
    <div ref={box} className={isSent ? statusStyles.sent : undefined}>
      {isSent && (
        <p className={statusStyles.message}>
          {sentences(fillIn(words.receivedAt, { time: status.at }), replyWithin)}
        </p>
      )}
      <p role="status">{isSent && status.isFresh && words.sent}</p>
      {isSent && (
        <p className={statusStyles.ways}>
          <a href={phone.href}>{phone.label}</a>
          {whatsapp && <a href={whatsapp.href}>{whatsapp.label}</a>}
        </p>
      )}
    </div>
  );
}

/** What a page passes to a form island. */
interface LeadFormProps<Words extends LeadWords> extends Pick<FormState, 'language'> {
  words: Words;
  /** The id of the heading that names the form. */
  headingId: string;
  target: Target;
  receipt: Receipt;
  /** The notice of what becomes of the visitor's data, and what stands there without scripts. */
  children?: ReactNode;
}

/** A form whose uncontrolled fields keep what is typed until it has arrived; `formFrame.ts` saves the draft. */
const islandOf = <Words extends LeadWords>(definition: FormDefinition<Words>) =>
  asIsland(function LeadForm(props: LeadFormProps<Words>) {
    const { headingId, target, receipt, children, words, language } = props;
    const { id } = definition;
    const fields = definition.fields(words);
    const { errors, status, summary, ...handlers } = useSubmission(fields, target, props);
    const isSending = status.kind === 'sending';
    const form: FormState = { id, words, language, isSending };

    return (
      <div className={styles.card} data-sending={isSending}>
        <SentMessage words={words} status={status} receipt={receipt} />
        <ErrorSummary ref={summary} form={form} names={Object.keys(fields)} errors={errors} />
        <form
          id={id}
          className={styles.form}
          aria-labelledby={headingId}
          method="dialog" // outside a dialog it goes nowhere, with scripts off too
          noValidate
          {...handlers}
        >
          {Object.entries(fields).map(([name, field]) => (
            <Field key={name} form={form} name={name} error={errors[name]} {...field} />
          ))}
          {children}
          <button
            className={`button ${styles.submit}`}
            type="submit"
            disabled={isSending} // natively, so that no press reaches a lead on its way
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
